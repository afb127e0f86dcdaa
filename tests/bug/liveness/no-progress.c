// A global replacement that does not move on after an empty match: `x*` matches the empty string at the start of "abc" for ever.
//@ args: --check liveness
#include <klee/klee.h>

static unsigned long match_star(const char *text, char repeated) {
  unsigned long length = 0;
  while (text[length] && text[length] == repeated)
    length++;
  return length;
}

static int replace_all(const char *text, char repeated) {
  int replaced = 0;
  while (*text) { //~ BUG liveness: infinite loop
    unsigned long matched = match_star(text, repeated);
    replaced |= matched > 0;
    text += matched;
  }
  return replaced;
}

int main(void) {
  char repeated;
  klee_make_symbolic(&repeated, sizeof repeated, "repeated");
  return replace_all("aaa", repeated);
}
