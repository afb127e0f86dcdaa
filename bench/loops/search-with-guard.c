// The value is put behind the array as a guard, so that the loop needs no bound.
// expect: holds
#include <assert.h>
#include <loam.h>

int main(void) {
  unsigned char a[17];
  klee_make_symbolic(a, sizeof a, "a");
  unsigned char value = __VERIFIER_nondet_uchar();
  a[16] = value;
  int i = 0;
  while (a[i] != value)
    i++;
  assert(i <= 16 && a[i] == value);
  return 0;
}
