// Constants, string literals, globals, locals and heap objects behind one pointer that only reads; the writer avoids constants.
#include <assert.h>
#include <loam.h>
#include <stdlib.h>

static const int limit = 10;
static int global = 20;

int main(void) {
  int local = 30, *heap = malloc(sizeof *heap);
  *heap = 40;
  const int *values[4] = {&limit, &global, &local, heap};
  unsigned i = (unsigned)klee_choose(4);
  assert(*values[i] == 10 * ((int)i + 1));
  const char *names[4] = {"limit", "global", "local", "heap"};
  assert(names[i][0] == "lglh"[i]);
  if (i > 0)
    *(int *)values[i] = 7;
  assert(*values[i] == (i ? 7 : 10) && limit == 10);
  assert(global + local + *heap == (i == 0 ? 90 : i == 1 ? 77 : i == 2 ? 67 : 57));
  return 0;
}
