// The bytes of a number, seen through a union.
#include <assert.h>
#include <loam.h>
#include <string.h>

union word {
  unsigned number;
  unsigned char bytes[4];
  float real;
};

int main(void) {
  union word w;
  klee_make_symbolic(&w, sizeof w, "w");
  assert(w.number == (w.bytes[0] | w.bytes[1] << 8 | w.bytes[2] << 16 | (unsigned)w.bytes[3] << 24));
  if (w.real == 1.0f)
    assert(w.number == 0x3f800000);
  unsigned char copy[4];
  memcpy(copy, &w, 4);
  copy[0] ^= w.bytes[0];
  assert(copy[0] == 0);
  return 0;
}
//@ completed: 2
