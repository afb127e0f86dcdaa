// Functions of the C library that a program defines itself are the program's own, also where Loam has a model.
//@ exit-codes: 0=1 1=1
#include <loam.h>
#include <assert.h>
#include <stddef.h>

static int calls;

void *memset(void *to, int byte, size_t size) {
  calls++;
  volatile char *bytes = to;
  for (size_t i = 0; i < size; i++)
    bytes[i] = (char)byte;
  return to;
}

size_t strlen(const char *text) {
  calls++;
  size_t length = 0;
  while (text[length])
    length++;
  return length;
}

int main(void) {
  calls = 0;
  char text[4];
  char byte;
  klee_make_symbolic(&byte, 1, "byte");
  memset(text, 'x', 3);
  text[1] = byte;
  text[3] = 0;
  size_t length = strlen(text);
  assert(calls == 2);
  return length == 1;
}
