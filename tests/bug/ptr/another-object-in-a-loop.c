// An index that is far too large takes a write from one array into another one, in a loop that is right most of the time.
//@ args: --memory plane
//@ skip-replay: natively the bytes are those of the other object
//@ skip-memory: other models do not follow known pointers
#include <stdint.h>
#include <stdlib.h>

int main(void) {
  int *table = calloc(3000, sizeof *table), *other = calloc(3000, sizeof *other);
  if (!table || !other)
    return 0;
  long indices[4] = {0, 2999, 1500, ((intptr_t)other - (intptr_t)table) / (long)sizeof *table + 5};
  for (int i = 0; i < 4; i++)
    table[indices[i]] = 1; //~ BUG ptr: at offset 20 of heap object of 12000 bytes, through a pointer computed from heap object of 12000 bytes
  free(table);
  free(other);
  return 0;
}
