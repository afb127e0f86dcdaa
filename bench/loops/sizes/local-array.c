// A local array of symbolic length is read behind its end if it is large.
// expect: fails
// kind: ptr
#include <loam.h>
#include <string.h>

int main(void) {
  unsigned n = __VERIFIER_nondet_uint();
  __VERIFIER_assume(n >= 1 && n <= 2000000);
  unsigned char a[n];
  memset(a, 1, n);
  unsigned last = n - 1;
  if (n > 500000)
    last = n;
  return a[last] - 1; // planted: last may be n
}
