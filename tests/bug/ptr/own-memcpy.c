// A program's own memcpy is what is tested, not the C library's: this one copies a byte too many.
#include <stddef.h>

void *memcpy(void *restrict to, const void *restrict from, size_t size) {
  for (size_t i = 0; i <= size; i++)
    ((char *)to)[i] = ((const char *)from)[i]; //~ BUG ptr
  return to;
}

int main(void) {
  char text[4], other[4] = "abc";
  memcpy(text, other, sizeof text);
  return text[0] != 'a';
}
//@ skip-replay: the machine's compiler copies four bytes without a call
