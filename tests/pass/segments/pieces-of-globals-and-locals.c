// A table of the program and a local in pieces.
#include <assert.h>
#include <loam.h>

static const unsigned char squares[400] = {[0 ... 99] = 1, [100 ... 199] = 4, [200 ... 299] = 9, [300 ... 399] = 16};
static int counts[200];

int main(void) {
  unsigned i = (unsigned)klee_choose(400), j = (unsigned)klee_choose(200);
  unsigned char copy[400];
  for (int k = 0; k < 400; k++)
    copy[k] = squares[k];
  unsigned root = i / 100 + 1;
  assert(squares[i] == root * root && copy[i] == root * root);
  copy[i] = 0;
  counts[j] += squares[i];
  assert(squares[i] == root * root && copy[399 - i] == squares[399 - i]);
  assert(counts[j] == (int)(root * root) && counts[199 - j] == 0);
  return 0;
}
//@ args: --split 128 --relocate heap,globals,locals
//@ memory: all
