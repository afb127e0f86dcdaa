// Structs with padding, copied by value out of and into one of several objects.
#include <assert.h>
#include <loam.h>
#include <stdlib.h>

struct item {
  char tag;
  long weight;
  short sizes[3];
};

int main(void) {
  struct item *items[4], local = {'l', -1, {7, 8, 9}};
  for (int i = 0; i < 4; i++) {
    items[i] = malloc(sizeof **items);
    *items[i] = (struct item){(char)('a' + i), 1000 * i, {(short)i, (short)(2 * i), (short)(3 * i)}};
  }
  unsigned i = (unsigned)klee_choose(4), j = (unsigned)klee_choose(4);
  struct item taken = *items[i];
  assert(taken.tag == 'a' + (int)i && taken.weight == 1000 * (long)i && taken.sizes[2] == (short)(3 * i));
  *items[j] = local;
  assert(items[j]->sizes[1] == 8);
  *items[i] = *items[j];
  assert(items[i]->tag == 'l' && items[i]->weight == -1);
  *items[j] = taken;
  assert(items[j]->weight == taken.weight && items[i]->weight == (i == j ? taken.weight : -1));
  int others = 0;
  for (unsigned k = 0; k < 4; k++)
    others += k != i && k != j && items[k]->weight == 1000 * (long)k && items[k]->tag == 'a' + (int)k;
  assert(others == (i == j ? 3 : 2));
  return 0;
}
