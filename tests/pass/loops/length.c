// The length of a string: the only test of the loop is one of what it loads.
#include <assert.h>
#include <loam.h>

int main(void) {
  char s[20];
  unsigned j;
  klee_make_symbolic(s, sizeof s, "s");
  klee_make_symbolic(&j, sizeof j, "j");
  klee_assume(s[19] == 0);
  unsigned length = 0;
  while (s[length])
    length++;
  assert(length < 20 && s[length] == 0);
  if (j < length)
    assert(s[j] != 0);
  return 0;
}
//@ args: --compact-loops
//@ skip-points-to: no loop is one step while accesses are compared with the analysis
//@ completed: 3
//@ status: done
