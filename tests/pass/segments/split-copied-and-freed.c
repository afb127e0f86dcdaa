// Objects in pieces that are copied, moved within, resized and freed.
#include <assert.h>
#include <loam.h>
#include <stdlib.h>
#include <string.h>

enum { SIZE = 296 };

int main(void) {
  unsigned char *bytes = malloc(SIZE), *copy = calloc(SIZE, 1);
  for (int i = 0; i < SIZE; i++)
    bytes[i] = (unsigned char)(i % 200);
  unsigned i = (unsigned)klee_choose(SIZE);
  bytes[i] = 250;
  memcpy(copy, bytes, SIZE);
  assert(copy[i] == 250 && copy[100] == (i == 100 ? 250 : 100));
  copy[i] = 251;
  assert(bytes[i] == 250);
  memmove(copy + 7, copy, SIZE - 7);
  assert(copy[107] == (i == 100 ? 251 : 100) && copy[3] == (i == 3 ? 251 : 3));
  free(copy);
  bytes = realloc(bytes, 2 * SIZE);
  memset(bytes + SIZE, 9, SIZE);
  unsigned j = (unsigned)klee_choose(2 * SIZE);
  assert(bytes[j] == (j >= SIZE ? 9 : j == i ? 250 : j % 200));
  bytes[j] = 252;
  bytes = realloc(bytes, 40);
  assert(bytes[39] == (j == 39 ? 252 : i == 39 ? 250 : 39));
  free(bytes);
  return 0;
}
//@ args: --check leak
//@ memory: all
