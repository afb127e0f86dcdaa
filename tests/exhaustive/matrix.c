/* Rows on the heap: both indices symbolic. */
#include "observe.h"

int main(void) {
  unsigned char b = byte("b");
  unsigned char **rows = malloc(4 * sizeof *rows);
  for (int i = 0; i < 4; i++) {
    rows[i] = calloc(5, 1);
    rows[i][i] = (unsigned char)(i * 11 + 1);
  }
  rows[b & 3][(b >> 2) % 5] += 3;
  int shown = observe(rows[b >> 4 & 3][(b >> 5) % 5], 0, 40);
  for (int i = 0; i < 4; i++)
    free(rows[i]);
  free(rows);
  return shown;
}
