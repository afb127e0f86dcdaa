// A copy of a string ends behind its terminator.
#include <assert.h>
#include <loam.h>

int main(void) {
  char s[12], t[12] = "xxxxxxxxxxx";
  unsigned j;
  klee_make_symbolic(s, sizeof s, "s");
  klee_make_symbolic(&j, sizeof j, "j");
  klee_assume(s[11] == 0);
  klee_assume(j < 12);
  char *from = s, *to = t;
  while ((*to++ = *from++))
    ;
  assert(to - t == from - s);
  assert(to[-1] == 0);
  assert(t[j] == (j < to - t ? s[j] : j == 11 ? 0 : 'x'));
  return 0;
}
//@ args: --compact-loops
//@ skip-points-to: no loop is one step while accesses are compared with the analysis
//@ completed: 4
//@ status: done
