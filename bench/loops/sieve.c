// The sieve of Eratosthenes; a number at a symbolic place that is left has no small divisor.
// expect: holds
#include <assert.h>
#include <loam.h>

int main(void) {
  unsigned char is_struck[200] = {1, 1};
  for (int i = 2; i * i < 200; i++)
    if (!is_struck[i])
      for (int j = i * i; j < 200; j += i)
        is_struck[j] = 1;
  unsigned char n = __VERIFIER_nondet_uchar();
  __VERIFIER_assume(n < 200 && n > 13);
  if (!is_struck[n])
    assert(n % 2 != 0 && n % 3 != 0 && n % 5 != 0 && n % 7 != 0);
  return 0;
}
