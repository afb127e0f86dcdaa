// The primes below 40,000 are sieved, and an input is never the product of two of the numbers below six and a prime of its own.
// expect: holds
#include <assert.h>
#include <loam.h>

static unsigned char composite[40000];

int main(void) {
  for (unsigned i = 2; i < 200; i++)
    if (!composite[i])
      for (unsigned j = i * i; j < 40000; j += i)
        composite[j] = 1;
  unsigned n = klee_range(2, 200, "n");
  assert(composite[2 * n]);
  return 0;
}
