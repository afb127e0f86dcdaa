// More places than are looked at one by one: 300 objects, and an offset within them that is open too.
#include <assert.h>
#include <loam.h>
#include <stdlib.h>

enum { OBJECTS = 300 };

int main(void) {
  static unsigned short *objects[OBJECTS];
  for (int i = 0; i < OBJECTS; i++) {
    objects[i] = malloc(4 * sizeof **objects);
    for (int k = 0; k < 4; k++)
      objects[i][k] = (unsigned short)(10 * i + k);
  }
  unsigned i = (unsigned)klee_choose(OBJECTS), k = (unsigned)klee_choose(4);
  klee_assume(i % 100 > 97);
  assert(objects[i][k] == 10 * i + k);
  objects[i][k] = 9999;
  assert(objects[99][3] == (i == 99 && k == 3 ? 9999 : 993));
  assert(objects[98][0] == (i == 98 && k == 0 ? 9999 : 980));
  return 0;
}
