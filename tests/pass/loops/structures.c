// Two fields of each structure are written, a third one keeps its value.
#include <assert.h>
#include <loam.h>

static struct {
  char tag;
  short number;
  int kept;
  long value;
} t[30];

int main(void) {
  unsigned n, j;
  klee_make_symbolic(&n, sizeof n, "n");
  klee_make_symbolic(&j, sizeof j, "j");
  klee_assume(n > 0);
  klee_assume(n <= 30);
  klee_assume(j < 30);
  for (unsigned i = 0; i < 30; i++)
    t[i].kept = 77;
  for (unsigned i = 0; i < n; i++) {
    t[i].tag = 'x';
    t[i].number = (short)(i * 2);
    t[i].value = i;
  }
  assert(t[j].kept == 77);
  assert(t[j].tag == (j < n ? 'x' : 0));
  assert(t[j].number == (j < n ? (short)(j * 2) : 0));
  assert(t[j].value == (j < n ? j : 0));
  return 0;
}
//@ args: --compact-loops
//@ skip-points-to: no loop is one step while accesses are compared with the analysis
//@ completed: 2
//@ status: done
