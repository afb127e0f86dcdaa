// memcpy with a symbolic length that always fits: one path, whatever the length.
#include <loam.h>
#include <string.h>

int main(void) {
  char from[8] = "abcdefg", to[8] = "1234567";
  unsigned n;
  klee_make_symbolic(&n, sizeof n, "n");
  klee_assume(n <= 7);
  memcpy(to, from, n);
  if (n == 3)
    klee_assert(to[0] == 'a' && to[2] == 'c' && to[3] == '4' && to[6] == '7');
  if (n > 4)
    klee_assert(to[4] == 'e');
  if (n < 4)
    klee_assert(to[4] == '5');
  return 0;
}
