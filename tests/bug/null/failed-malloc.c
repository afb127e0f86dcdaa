// Memory that is used although there was none.
#include <stdlib.h>

int main(void) {
  int *numbers = malloc(4 * sizeof *numbers);
  numbers[0] = 1; //~ BUG null
  free(numbers);
  return 0;
}
//@ args: --fail-malloc
