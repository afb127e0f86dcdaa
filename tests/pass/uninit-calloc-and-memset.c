// calloc and memset write.
#include <stdlib.h>
#include <string.h>

int main(void) {
  int *a = calloc(4, sizeof *a), *b = malloc(4 * sizeof *b), x = 0;
  memset(b, 0, 4 * sizeof *b);
  for (int i = 0; i < 4; i++)
    if (a[i] == 0 && b[i] == 0)
      x++;
  free(a);
  free(b);
  return x;
}
//@ exit-codes: 4=1
//@ args: --check uninit
