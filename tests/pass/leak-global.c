// Kept in a global variable.
#include <stdlib.h>

static char *kept;

int main(void) {
  kept = malloc(8);
  return 0;
}
//@ args: --check leak
