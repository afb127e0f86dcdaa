// A host function reads a member of a segment and writes another one: it sees what was written through the segment.
#define _XOPEN_SOURCE 700
#include <loam.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { ROWS = 3, SIZE = 300 };

int main(void) {
  char *rows[ROWS];
  for (int i = 0; i < ROWS; i++)
    rows[i] = memset(malloc(SIZE), 'a' + i, SIZE);
  unsigned i = (unsigned)klee_choose(ROWS), j = (unsigned)klee_choose(SIZE);
  rows[i][j] = '!';
  swab(rows[0], rows[1], SIZE);
  // Where each byte of a pair has gone; the others are as they were.
  for (unsigned at = 0; at < SIZE; at++)
    if (rows[1][at] != rows[0][at ^ 1])
      return 1;
  if (rows[2][j] != (i == 2 ? '!' : 'c'))
    return 2;
  unsigned k = (unsigned)klee_choose(2) + 1, l = (unsigned)klee_choose(SIZE);
  rows[k][l] = '?';
  if (rows[3 - k][l] == '?' || rows[k][l] != '?')
    return 3;
  return 0;
}
//@ args: --libc none
//@ stderr: memory that the host function swab can reach is symbolic and was restricted to one value
//@ status: done-with-losses
//@ memory: all
