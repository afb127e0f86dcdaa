// The moved object is lost.
#include <stdlib.h>

static char *items;

int main(void) {
  items = malloc(4);
  items = realloc(items, 4000); //~ BUG leak
  items = NULL;
  return 0;
}
//@ args: --check leak
//@ golden
