// A table with open addresses: keys that were put in are found.
// expect: holds
#include <assert.h>
#include <loam.h>

static unsigned short table[16];

static unsigned place(unsigned short key) {
  unsigned at = key * 7u % 16;
  while (table[at] != 0 && table[at] != key)
    at = (at + 1) % 16;
  return at;
}

int main(void) {
  unsigned short keys[3];
  klee_make_symbolic(keys, sizeof keys, "keys");
  for (int i = 0; i < 3; i++) {
    __VERIFIER_assume(keys[i] != 0);
    table[place(keys[i])] = keys[i];
  }
  for (int i = 0; i < 3; i++)
    assert(table[place(keys[i])] == keys[i]);
  return 0;
}
