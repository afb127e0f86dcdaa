#include <loam.h>
#include <stdlib.h>

int main(void) {
  char *text = malloc(4), *other = malloc(4);
  if (!text || !other)
    return 1;
  char *all[] = {text, other};
  free(all[klee_range(0, 2, "which")]);
  free(other); //~ BUG free
  return 0;
}
//@ args: --compiler-arg=-m32
