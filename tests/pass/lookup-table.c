// A constant table at a symbolic index: the solver finds the index.
#include <loam.h>

static const unsigned short squares[] = {0, 1, 4, 9, 16, 25, 36, 49, 64, 81, 100, 121, 144, 169, 196, 225};

int main(void) {
  unsigned char i;
  klee_make_symbolic(&i, sizeof i, "i");
  if (i >= 16)
    return 0;
  return squares[i] == 169 ? i : 1;
}
//@ exit-codes: 0=1 1=1 13=1
