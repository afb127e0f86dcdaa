// A search that writes on its way, and one in a function that returns from within.
#include <assert.h>
#include <loam.h>

static int find(const unsigned char *t, int n, unsigned char x) {
  for (int i = 0; i < n; i++)
    if (t[i] == x)
      return i;
  return -1;
}

int main(void) {
  unsigned char t[8], u[8] = {0}, x;
  unsigned n, j, i;
  klee_make_symbolic(t, sizeof t, "t");
  klee_make_symbolic(&x, sizeof x, "x");
  klee_make_symbolic(&n, sizeof n, "n");
  klee_make_symbolic(&j, sizeof j, "j");
  klee_assume(n <= 8);
  klee_assume(j < 8);
  for (i = 0; i < n; i++) {
    if (t[i] == x)
      break;
    u[i] = (unsigned char)(t[i] ^ x);
  }
  assert(i == n || t[i] == x);
  assert(u[j] == (j < i ? t[j] ^ x : 0));
  int at = find(t, (int)n, x);
  assert(at == (i == n ? -1 : (int)i));
  return 0;
}
//@ args: --compact-loops
//@ skip-points-to: no loop is one step while accesses are compared with the analysis
//@ completed: 6
//@ status: done
