// Each round allocates and frees. Freed addresses come back, so that the loop repeats its states.
//@ args: --check liveness
//@ skip-memory: with other models objects lie elsewhere, and the loop may have other states
#include <klee/klee.h>
#include <stdlib.h>
#include <string.h>

static int is_done(const char *text) {
  char *copy = malloc(strlen(text) + 1);
  strcpy(copy, text);
  int done = copy[0] == 0;
  free(copy);
  return done;
}

int main(void) {
  char text[4];
  klee_make_symbolic(text, sizeof text, "text");
  text[3] = 0;
  if (text[0] == 'a' && text[1] == 'b' && text[2] == 'c')
    while (!is_done(text)) { //~ BUG liveness: infinite loop
    }
  return 0;
}
