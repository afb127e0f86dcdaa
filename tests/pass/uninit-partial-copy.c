// Of a buffer that is filled in part everything is copied and only the filled part looked at.
#include <stdlib.h>
#include <string.h>

int main(void) {
  char from[64], *to = malloc(64);
  memset(from, 3, 20);
  memcpy(to, from, 64);
  memmove(to + 1, to, 63);
  int sum = 0;
  for (int i = 1; i < 21; i++)
    if (to[i] == 3)
      sum++;
  free(to);
  return sum;
}
//@ exit-codes: 20=1
//@ args: --check uninit
