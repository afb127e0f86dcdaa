// Words at odd places that overlap each other, in several objects: a later write changes parts of an earlier one.
#include <assert.h>
#include <loam.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
  unsigned char *rows[3], model[3][16];
  for (int i = 0; i < 3; i++) {
    rows[i] = malloc(16);
    for (int at = 0; at < 16; at++)
      rows[i][at] = model[i][at] = (unsigned char)(16 * i + at);
  }
  unsigned i = (unsigned)klee_choose(3), j = (unsigned)klee_choose(3), at = (unsigned)klee_choose(4);
  uint32_t a = 0xa1a2a3a4, b = 0xb1b2b3b4, read;
  __builtin_memcpy(rows[i] + 2 * at + 1, &a, 4);
  __builtin_memcpy(rows[j] + at + 3, &b, 4);
  __builtin_memcpy(&read, rows[i] + at + 2, 4);
  for (unsigned k = 0; k < 4; k++)
    model[i][2 * at + 1 + k] = (unsigned char)(a >> 8 * k);
  for (unsigned k = 0; k < 4; k++)
    model[j][at + 3 + k] = (unsigned char)(b >> 8 * k);
  for (unsigned k = 0; k < 4; k++)
    assert((unsigned char)(read >> 8 * k) == model[i][at + 2 + k]);
  unsigned differences = 0;
  for (unsigned k = 0; k < 16; k++)
    differences |= (rows[0][k] ^ model[0][k]) | (rows[1][k] ^ model[1][k]) | (rows[2][k] ^ model[2][k]);
  assert(differences == 0);
  return 0;
}
