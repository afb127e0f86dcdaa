// A search that reads whole words where the byte need not be there: it leaves the object, and that is an error.
#include <loam.h>
#include <stdint.h>
#include <stdlib.h>

//@ completed: 8
//@ error-paths: 1

void *rawmemchr(const void *start, int wanted) {
  const uint64_t *at = start;
  uint64_t ones = 0x0101010101010101u, same;
  do
    same = *at++ ^ ones * (uint8_t)wanted;
  while (!((same - ones) & ~same & ones << 7));
  const char *found = (const char *)(at - 1);
  while (*found != (char)wanted)
    found++;
  return (void *)found;
}

int main(void) {
  char *bytes = malloc(8);
  klee_make_symbolic(bytes, 8, "bytes");
  char *found = rawmemchr(bytes, 'x'); //~ BUG ptr: out of bounds read of 1 byte in rawmemchr
  int place = (int)(found - bytes);
  free(bytes);
  return place;
}
