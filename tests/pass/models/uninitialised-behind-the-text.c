// Bytes of some of the objects were never written and are copied along, but nothing depends on them.
//@ args: --check uninit
#include <assert.h>
#include <loam.h>
#include <stdlib.h>
#include <string.h>

struct item {
  char tag;
  int weight;
};

int main(void) {
  char *rows[3] = {malloc(16), malloc(16), calloc(1, 16)}, copy[16];
  struct item *items[3], taken;
  for (int i = 0; i < 3; i++) {
    memcpy(rows[i], "text", 5);
    items[i] = malloc(sizeof **items);
    items[i]->tag = (char)('a' + i), items[i]->weight = i;
  }
  unsigned i = (unsigned)klee_choose(3), j = (unsigned)klee_choose(3);
  memcpy(copy, rows[i], 16);
  assert(strcmp(copy, "text") == 0);
  memcpy(rows[j], copy, 16);
  assert(strlen(rows[j]) == 4);
  taken = *items[i];
  *items[j] = taken;
  assert(items[j]->weight == (int)i && items[j]->tag == 'a' + (int)i);
  rows[i][9] = 'x';
  assert(rows[i][9] == 'x');
  return 0;
}
