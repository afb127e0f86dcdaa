// atof on three symbolic bytes: one path for each syntax of a number, and the comparisons.
#include <klee/klee.h>
#include <stdlib.h>

int main(void) {
  char text[4];
  klee_make_symbolic(text, sizeof text, "text");
  klee_assume(text[3] == 0);
  double number = atof(text);
  return number > 12.5 ? 1 : number < -3 ? 2 : 0;
}
//@ completed: 94
//@ status: done
