// A table of check sums is computed, and the check sum of 100,000 known bytes; an input byte is added to it.
// expect: holds
#include <assert.h>
#include <loam.h>

static unsigned table[256];

int main(void) {
  for (unsigned i = 0; i < 256; i++) {
    unsigned value = i;
    for (int bit = 0; bit < 8; bit++)
      value = value & 1 ? 0xedb88320u ^ value >> 1 : value >> 1;
    table[i] = value;
  }
  unsigned sum = ~0u;
  for (unsigned i = 0; i < 100000; i++)
    sum = table[(sum ^ i) & 255] ^ sum >> 8;
  unsigned char byte;
  klee_make_symbolic(&byte, sizeof byte, "byte");
  unsigned one = table[byte];
  assert(byte == 0 || one != 0);
  return (int)(sum & 1);
}
