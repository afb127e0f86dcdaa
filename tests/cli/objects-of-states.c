// Every state has an object of its own, made symbolic under a name of its own, and asks the same queries about it.
#include <loam.h>
#include <stdlib.h>

#ifndef STATES
#define STATES 8
#endif

static const char *const names[8] = {"ash", "beech", "cedar", "dogwood", "elm", "fir", "gum", "hazel"};

int main(void) {
  unsigned which;
  klee_make_symbolic(&which, sizeof which, "which");
  unsigned state = 0;
  while (state + 1 < STATES && which != state)
    state++;
  unsigned *object = malloc(2 * sizeof *object);
  klee_make_symbolic(object, 2 * sizeof *object, names[state]);
  if (object[0] > 1000 && object[0] * object[1] == 99999)
    return 1;
  if (object[0] * object[0] + object[1] * 3 == 12345)
    return 2;
  return 0;
}
