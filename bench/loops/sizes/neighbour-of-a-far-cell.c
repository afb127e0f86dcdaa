// A cell beyond 64 KiB is compared with its neighbour, which may be behind the end.
// expect: fails
// kind: ptr
#include <loam.h>
#include <stdlib.h>

int main(void) {
  unsigned n = __VERIFIER_nondet_uint(), k = __VERIFIER_nondet_uint();
  __VERIFIER_assume(n <= 5000000 && k < n);
  short *a = calloc(n, sizeof(short));
  if (!a)
    return 0;
  int is_sorted = 1;
  if (k > 70000)
    is_sorted = a[k] <= a[k + 1]; // planted: k + 1 may be n
  else
    is_sorted = k == 0 || a[k - 1] <= a[k];
  free(a);
  return !is_sorted;
}
