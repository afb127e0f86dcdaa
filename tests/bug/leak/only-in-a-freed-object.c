// The owner is freed, what it owns is not.
#include <stdlib.h>

struct owner {
  char *name;
};

static struct owner *owner;

int main(void) {
  owner = malloc(sizeof *owner);
  owner->name = malloc(16); //~ BUG leak
  free(owner);
  owner = NULL;
  return 0;
}
//@ args: --check leak
//@ golden
