// The twin of copy-nothing-from-null.c: the pointer is null, but the length need not be zero.
#include <loam.h>
#include <string.h>

int main(void) {
  unsigned length;
  klee_make_symbolic(&length, sizeof length, "length");
  klee_assume(length < 5);
  char to[8];
  memset(to, 0, sizeof to);
  char *volatile from = 0;
  __builtin_memcpy(to, from, length); //~ BUG null
  return 0;
}
