// A pointer to the middle keeps the object.
#include <stdlib.h>

static char *middle;

int main(void) {
  middle = (char *)malloc(100) + 40;
  return 0;
}
//@ args: --check leak
