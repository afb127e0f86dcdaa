// A byte counts the rounds of a loop and is claimed never to wrap.
// expect: fails
#include <assert.h>
#include <loam.h>

int main(void) {
  int n = __VERIFIER_nondet_int();
  __VERIFIER_assume(n >= 0 && n <= 300);
  unsigned char count = 0;
  for (int i = 0; i < n; i++)
    count++;
  assert(count == n);
  return 0;
}
