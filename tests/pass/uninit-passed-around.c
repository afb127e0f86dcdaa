// An uninitialised value goes through functions, structures and the heap, and nobody decides upon it.
#include <stdlib.h>

struct box {
  long value;
  int valid;
};

static long same(long x) { return x; }

static struct box wrap(long x) {
  struct box box = {x, 0};
  return box;
}

int main(void) {
  long x;
  struct box *box = malloc(sizeof *box);
  *box = wrap(same(x));
  box->value += 1;
  int valid = box->valid;
  free(box);
  if (valid)
    return 1;
  return 0;
}
//@ exit-codes: 0=1
//@ args: --check uninit
