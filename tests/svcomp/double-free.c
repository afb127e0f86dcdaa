// Freed twice if an input says so.
#include <stdlib.h>
extern _Bool __VERIFIER_nondet_bool(void);

int main(void) {
  int *number = malloc(sizeof *number);
  free(number);
  if (__VERIFIER_nondet_bool()) {
    free(number);
  }
  return 0;
}
