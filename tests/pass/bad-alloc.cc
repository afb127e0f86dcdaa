// A new that finds no memory throws, and a nothrow new returns null.
#include <cstdio>
#include <new>

static volatile unsigned long huge = 1ul << 60;

int main() {
  try {
    char *never = new char[huge];
    printf("%p\n", (void *)never);
  } catch (const std::bad_alloc &error) {
    printf("%s\n", error.what());
  }
  char *null = new (std::nothrow) char[huge];
  printf("%d\n", null == nullptr);
}
//@ completed: 1
//@ stdout: std::bad_alloc
//@ skip-sanitizers: they stop at such a new
