// A pointer that wraps around the address space before it is compared: the comparison then says nothing.
//@ args: --check overflow
#include <loam.h>
#include <stdlib.h>

static int fits(const char *start, const char *end, unsigned long length) {
  return start + length <= end; //~ BUG ptr: pointer arithmetic
}

int main(void) {
  char *buffer = malloc(64);
  unsigned long length;
  klee_make_symbolic(&length, sizeof length, "length");
  klee_assume(length < 10 || length > 0xffffffffffff0000ul);
  int result = buffer && fits(buffer, buffer + 64, length);
  free(buffer);
  return !result;
}
//@ completed: 1
