// Allocated two calls down, freed here.
#include <stdlib.h>

static char *inner(void) { return malloc(8); }

static char *outer(void) {
  char *p = inner();
  p[0] = 0;
  return p;
}

int main(void) {
  char *p = outer();
  int x = p[0];
  free(p);
  return x;
}
//@ args: --check leak
