// A table of squares has one wrong entry, which a read at a symbolic place finds.
// expect: fails
#include <assert.h>
#include <loam.h>

int main(void) {
  unsigned squares[90];
  for (unsigned i = 0; i < 90; i++)
    squares[i] = i == 77 ? 5930 : i * i;
  unsigned char k = __VERIFIER_nondet_uchar();
  __VERIFIER_assume(k < 90);
  assert(squares[k] == (unsigned)k * k);
  return 0;
}
