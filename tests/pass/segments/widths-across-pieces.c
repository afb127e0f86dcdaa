// Reads and writes of 1, 2, 4 and 8 bytes at any offset of an object in pieces: many lie in two of them.
#include <assert.h>
#include <loam.h>
#include <stdint.h>
#include <stdlib.h>

enum { SIZE = 160 };

union scalar {
  uint8_t one;
  uint16_t two;
  uint32_t four;
  uint64_t eight;
} __attribute__((packed));

static union scalar *scalar_at(unsigned char *bytes, unsigned at) { return (union scalar *)(bytes + at); }

static uint64_t read_at(unsigned char *bytes, unsigned at, unsigned length) {
  union scalar *scalar = scalar_at(bytes, at);
  switch (length) {
  case 1:
    return scalar->one;
  case 2:
    return scalar->two;
  case 4:
    return scalar->four;
  default:
    return scalar->eight;
  }
}

int main(void) {
  unsigned char *bytes = malloc(SIZE);
  for (int i = 0; i < SIZE; i++)
    bytes[i] = (unsigned char)(i & 0x7f);
  unsigned at = (unsigned)klee_choose(SIZE - 10);
  for (unsigned length = 1; length <= 8; length *= 2) {
    uint64_t value = read_at(bytes, at, length);
    for (unsigned i = 0; i < length; i++)
      assert((value >> 8 * i & 0xff) == ((at + i) & 0x7f));
  }
  scalar_at(bytes, at)->eight = 0xd7d6d5d4d3d2d1d0;
  assert(bytes[at] == 0xd0 && bytes[at + 7] == 0xd7);
  scalar_at(bytes, at + 2)->four = 0xc3c2c1c0;
  scalar_at(bytes, at + 3)->two = 0xb1b0;
  assert(read_at(bytes, at, 8) == 0xd7d6c3b1b0c0d1d0);
  assert(read_at(bytes, at + 3, 4) == 0xd6c3b1b0);
  unsigned other = (unsigned)klee_choose(SIZE);
  if (other < at || other > at + 7)
    assert(bytes[other] == (other & 0x7f));
  return 0;
}
//@ memory: all
