// Symbolic integers become floats and come back.
#include <assert.h>
#include <loam.h>

int main(void) {
  short s = (short)klee_int("s");
  float f = s;
  assert((short)f == s);
  double d = (double)f * 0.5;
  assert(d * 2 == s);
  unsigned char u = (unsigned char)s;
  if ((float)u / 2 == 63.5f)
    assert(u == 127);
  return 0;
}
