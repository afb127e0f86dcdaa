/* A table of 1 MiB from calloc, one entry of which is written in each branch: 1,024 paths. */
#include <loam.h>
#include <stdint.h>
#include <stdlib.h>

enum { ENTRIES = 1 << 18, CHOICES = 10 };

int main(void) {
  unsigned char choices[CHOICES];
  uint32_t *table = calloc(ENTRIES, sizeof *table), hash = 1;
  klee_make_symbolic(choices, sizeof choices, "choices");
  for (int i = 0; i < CHOICES; i++) {
    hash *= 2654435761u;
    if (choices[i] > 100)
      hash++;
    table[hash % ENTRIES] = hash;
  }
  return table[0] == 1;
}
