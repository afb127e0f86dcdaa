// Objects of 2,000 and of 8,192 bytes in pieces. An index with few upper bits reaches some of them only.
#include <assert.h>
#include <loam.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
  unsigned short *small = calloc(1000, sizeof *small);
  unsigned char *large = malloc(8192);
  for (int i = 0; i < 8192; i++)
    large[i] = (unsigned char)(i >> 5);
  unsigned i = (unsigned)klee_choose(1000);
  small[i] = 0x1234;
  small[500] = 0x5678;
  assert(small[i] == (i == 500 ? 0x5678 : 0x1234));
  assert(small[999] == (i == 999 ? 0x1234 : 0));
  // Two of the pieces, far from each other.
  unsigned far = (unsigned)klee_choose(2) * 5000 + (unsigned)klee_choose(300);
  assert(large[far] == (unsigned char)(far >> 5));
  large[far] = 0xff;
  assert(large[far] == 0xff && large[5000] == (far == 5000 ? 0xff : 5000 >> 5 & 0xff));
  unsigned j = (unsigned)klee_choose(8192);
  assert(large[j] == (j == far ? 0xff : (unsigned char)(j >> 5)));
  return 0;
}
//@ memory: all
