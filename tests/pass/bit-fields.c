// Bit-fields, signed and unsigned, keep their neighbours.
#include <assert.h>
#include <loam.h>

struct flags {
  unsigned a : 3;
  int b : 5;
  unsigned long c : 33;
  unsigned d : 1;
};

int main(void) {
  struct flags f = {1, -2, 0x1ffffffffu, 1};
  int x = klee_int("x");
  f.a = (unsigned)x;
  assert(f.b == -2 && f.c == 0x1ffffffffu && f.d == 1);
  assert(f.a == ((unsigned)x & 7));
  f.b = 15;
  f.d = 0;
  assert(f.b == 15 && f.a == ((unsigned)x & 7));
  if (f.a == 5)
    return 1;
  return 0;
}
//@ exit-codes: 0=1 1=1
