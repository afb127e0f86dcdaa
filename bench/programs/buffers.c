/* Eight buffers of 4 KiB, and a byte of each that changes with every choice of a path: 4,096 paths. */
#include <loam.h>
#include <stdlib.h>
#include <string.h>

enum { BUFFERS = 8, SIZE = 4096, CHOICES = 12 };

int main(void) {
  unsigned char choices[CHOICES], *buffers[BUFFERS];
  klee_make_symbolic(choices, sizeof choices, "choices");
  for (int i = 0; i < BUFFERS; i++) {
    buffers[i] = malloc(SIZE);
    memset(buffers[i], i, SIZE);
  }
  for (int i = 0; i < CHOICES; i++) {
    int place = i * 300;
    if (choices[i] > 100)
      place += 100;
    for (int j = 0; j < BUFFERS; j++)
      buffers[j][place] = 'a';
  }
  return buffers[0][0] == 'x';
}
