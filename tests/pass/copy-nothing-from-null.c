// Copying and filling nothing is fine wherever the pointers point, also where the length is only known to be zero
// on this path.
#include <loam.h>
#include <string.h>

int main(void) {
  unsigned length;
  char buffer[4] = "abc";
  klee_make_symbolic(&length, sizeof length, "length");
  klee_assume(length < 5);
  char *from = length ? buffer : 0;
  char to[4];
  memset(to, 0, sizeof to);
  __builtin_memcpy(to, from, length);
  __builtin_memset(from, 'x', length);
  return to[0] == 'a' ? 1 : 0;
}
