/* Eight buffers of 4 KiB, of which each path writes a few bytes: 4,096 paths. */
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
    unsigned char *buffer = buffers[i % BUFFERS];
    if (choices[i] > 100) {
      buffer[i * 300] = 'a';
      buffer[i * 300 + 100] = 'b';
    } else {
      buffer[i * 200 + 7] = 'c';
    }
  }
  return buffers[0][0] == 'x';
}
