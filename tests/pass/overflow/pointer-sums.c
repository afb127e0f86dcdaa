// Lengths are compared instead of pointers.
//@ args: --check overflow
#include <loam.h>
#include <stdlib.h>

static int fits(const char *start, const char *end, unsigned long length) {
  return length <= (unsigned long)(end - start);
}

int main(void) {
  char *buffer = malloc(64);
  unsigned long length;
  klee_make_symbolic(&length, sizeof length, "length");
  int result = buffer && fits(buffer, buffer + 64, length);
  free(buffer);
  return !result;
}
//@ completed: 1
