// Arrays in structures in arrays, at a symbolic place.
#include <assert.h>
#include <loam.h>

struct inner {
  char name[3];
  short values[2];
};
struct outer {
  int id;
  struct inner parts[3];
};

static struct outer all[2];

int main(void) {
  unsigned i, j, k;
  klee_make_symbolic(&i, sizeof i, "i");
  klee_make_symbolic(&j, sizeof j, "j");
  klee_make_symbolic(&k, sizeof k, "k");
  klee_assume(i < 2);
  klee_assume(j < 3);
  klee_assume(k < 2);
  all[i].parts[j].values[k] = 77;
  int sum = 0;
  for (int a = 0; a < 2; a++)
    for (int b = 0; b < 3; b++)
      sum += all[a].parts[b].values[0] + all[a].parts[b].values[1] + all[a].parts[b].name[2];
  assert(sum == 77);
  return 0;
}
//@ completed: 1
