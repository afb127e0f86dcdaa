// A pointer moved by the outcome of a comparison: once a branch has settled the outcome, the pointer is a known one, and
// what it points to is looked at directly.
//@ completed: 4
//@ exit-codes: 0=1 1=2 2=1
#include <loam.h>
#include <assert.h>
#include <stdbool.h>
#include <string.h>

static char words[3][3];
static char *list[4] = {words[0], words[1], words[2], 0};
static char **next = list;

static bool take(const char *word) {
  if (!*next)
    return false;
  bool same = strcmp(*next, word) == 0;
  next += same;
  return same;
}

int main(void) {
  klee_make_symbolic(words, sizeof words, "words");
  for (int i = 0; i < 3; i++)
    klee_assume(words[i][1] == 0);
  int taken = 0;
  if (take("+"))
    taken++;
  if (take("-"))
    taken++;
  assert(next == list + taken);
  if (taken == 2)
    assert(words[0][0] == '+' && words[1][0] == '-');
  return taken;
}
