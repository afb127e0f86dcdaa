// The twin of bug/uaf/heap-read.c.
#include <stdlib.h>

int main(void) {
  int *p = malloc(sizeof *p);
  *p = 3;
  int x = *p;
  free(p);
  return x;
}
//@ exit-codes: 3=1
