// Globals can be inputs, too.
#include <loam.h>

static unsigned char key[4];
static int tries = 3;

int main(void) {
  klee_make_symbolic(key, sizeof key, "key");
  klee_make_symbolic(&tries, sizeof tries, "tries");
  if (tries < 1)
    return 1;
  if (key[0] + key[1] == key[2] + key[3])
    return 2;
  return 0;
}
//@ exit-codes: 0=1 1=1 2=1
