// More than a gibibyte: the machine may have it or not, and the rest is as with any object.
//@ completed: 4
//@ exit-codes: 1=1 2=1 3=1 4=1
#include <loam.h>
#include <stdlib.h>

int main(void) {
  char *p = calloc(3ul << 30, 1);
  if (!p)
    return 1;
  p[2ul << 30] = 7;
  unsigned n;
  klee_make_symbolic(&n, sizeof n, "n");
  if (n >= 3u << 30)
    return 2;
  klee_assume(n >= 2047u << 20);
  klee_assume(n <= 2049u << 20);
  if (p[n] == 7)
    return 3;
  return 4;
}
