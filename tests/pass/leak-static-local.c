// Kept in a static variable of a function.
#include <stdlib.h>

static int *cache(void) {
  static int *kept;
  if (!kept)
    kept = calloc(1, sizeof *kept);
  return kept;
}

int main(void) { return *cache() + *cache(); }
//@ args: --check leak
