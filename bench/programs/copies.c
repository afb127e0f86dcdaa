/* Copies each of 12 symbolic bytes into the four parts of an array of 16 KiB, to a place that depends on it: 4,096
 * paths. */
#include <loam.h>
#include <string.h>

enum { PARTS = 4, SIZE = 4096, INPUT = 12 };

static unsigned char parts[PARTS][SIZE];

int main(void) {
  unsigned char input[INPUT];
  klee_make_symbolic(input, sizeof input, "input");
  memset(parts, 7, sizeof parts);
  for (int i = 0; i < INPUT; i++) {
    int place = i * 300;
    if (input[i] > 100)
      place += 100;
    for (int j = 0; j < PARTS; j++)
      parts[j][place] = input[i];
  }
  return parts[0][0] == 1;
}
