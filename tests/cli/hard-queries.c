// Every query is hard, and there are two hundred of them without a fork in between.
#include <loam.h>
#include <stdlib.h>

int main(void) {
  unsigned a, b;
  klee_make_symbolic(&a, sizeof a, "a");
  klee_make_symbolic(&b, sizeof b, "b");
  for (unsigned i = 1; i < 200; i++) {
    unsigned p = (a & 4095) + i, q = b & 4095;
    if ((p + q) * (p + q) != p * p + 2 * p * q + q * q)
      abort();
  }
  return 0;
}
