// A use after free after PAIRS other objects of its size came and went, and one more stayed.
#include <stdlib.h>

int main(void) {
  int *p = malloc(sizeof *p);
  *p = 1;
  free(p);
  for (int i = 0; i < PAIRS; i++)
    free(malloc(sizeof *p));
  int *live = malloc(sizeof *p);
  *live = 2;
  int x = *p;
  free(live);
  return x;
}
