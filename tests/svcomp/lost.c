// Memory that nothing points to any more.
#include <stdlib.h>
extern int __VERIFIER_nondet_int(void);

int main(void) {
  int *number = malloc(sizeof *number);
  *number = __VERIFIER_nondet_int();
  if (*number == 7) {
    number = 0;
  }
  free(number);
  return 0;
}
