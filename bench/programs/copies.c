/* Copies each of 12 symbolic bytes into four buffers of 4 KiB, to a place that depends on it: 4,096 paths. */
#include <loam.h>
#include <string.h>

enum { BUFFERS = 4, SIZE = 4096, INPUT = 12 };

static unsigned char buffers[BUFFERS][SIZE];

int main(void) {
  unsigned char input[INPUT];
  klee_make_symbolic(input, sizeof input, "input");
  memset(buffers, 7, sizeof buffers);
  for (int i = 0; i < INPUT; i++) {
    int place = i * 300;
    if (input[i] > 100)
      place += 100;
    for (int j = 0; j < BUFFERS; j++)
      buffers[j][place] = input[i];
  }
  return buffers[0][0] == 1;
}
