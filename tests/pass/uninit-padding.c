// Structures with padding are copied, passed and returned; nobody looks at the padding.
#include <loam.h>
#include <string.h>

struct padded {
  char letter;
  int number;
  char last;
};

static struct padded same(struct padded p) { return p; }

int main(void) {
  struct padded a, b, c;
  a.letter = 'x';
  a.number = klee_int("number");
  a.last = 'y';
  b = a;
  memcpy(&c, &b, sizeof c);
  c = same(c);
  if (c.letter != 'x' || c.last != 'y')
    return 2;
  if (c.number > 0)
    return 1;
  return 0;
}
//@ exit-codes: 0=1 1=1
//@ args: --check uninit
