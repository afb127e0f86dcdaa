// A function of the host cannot see a huge object that was written at a symbolic offset; it sees one that was only read there.
#include <loam.h>
#include <stdlib.h>
#include <time.h>

static char table[40 << 20];

int main(void) {
  unsigned i = (unsigned)klee_choose(1 << 20);
  char read = table[i];
  time_t now = 86400;
  gmtime(&now);
  table[i] = (char)(read + 1);
  gmtime(&now); //~ BUG external: has symbolic contents and is too large
  return 0;
}
//@ args: --libc none
//@ status: done-with-losses
