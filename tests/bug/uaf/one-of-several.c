// One of the objects has been freed: reading is an error for that one, and filling is for the other freed one.
//@ memory: all
#include <loam.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
  char *rows[4];
  for (int i = 0; i < 4; i++)
    rows[i] = calloc(1, 16);
  unsigned i = (unsigned)klee_choose(4);
  free(rows[1]);
  int read = rows[i][9]; //~ BUG uaf
  free(rows[3]);
  memset(rows[i], 'x', 16); //~ BUG uaf
  return read;
}
