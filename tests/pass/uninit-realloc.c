// realloc keeps what was written.
#include <stdlib.h>
#include <string.h>

int main(void) {
  char *p = malloc(4);
  memset(p, 1, 4);
  p = realloc(p, 100);
  memset(p + 4, 1, 4);
  p = realloc(p, 8);
  int sum = 0;
  for (int i = 0; i < 8; i++)
    if (p[i] == 1)
      sum++;
  free(p);
  return sum;
}
//@ exit-codes: 8=1
//@ args: --check uninit
