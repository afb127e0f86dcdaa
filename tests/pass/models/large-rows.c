// Rows too long to look at each place: the column is open among a thousand. Scalars, words at odd places, and copies.
#include <assert.h>
#include <loam.h>
#include <stdlib.h>
#include <string.h>

enum { ROWS = 3, COLUMNS = 1000 };

int main(void) {
  unsigned char *rows[ROWS];
  for (int i = 0; i < ROWS; i++)
    rows[i] = memset(malloc(COLUMNS), i + 1, COLUMNS);
  unsigned i = (unsigned)klee_choose(ROWS), at = (unsigned)klee_choose(COLUMNS - 12);
  unsigned word = 0x40302010, read = 0;
  unsigned char copy[10];
  memcpy(rows[i] + at, &word, 4);
  memcpy(&read, rows[i] + at + 1, 4);
  assert(read == (0x403020 | (i + 1) << 24));
  assert(rows[i][at] == 0x10 && rows[i][at + 4] == i + 1);
  memcpy(copy, rows[i] + at, 10);
  assert(copy[2] == 0x30 && copy[3] == 0x40 && copy[9] == i + 1);
  memset(rows[i] + at + 2, 0xee, 9);
  assert(rows[i][at + 1] == 0x20 && rows[i][at + 2] == 0xee && rows[i][at + 10] == 0xee && rows[i][at + 11] == i + 1);
  assert(rows[2][500] == 3 || i == 2);
  return 0;
}
