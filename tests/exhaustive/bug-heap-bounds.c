/* Reads and writes behind and before a heap object. */
#include "observe.h"

int main(void) {
  unsigned char b = byte("b");
  unsigned char *t = calloc(10, 1);
  int at = (b & 15) - 2;
  if (b & 0x80)
    t[at] = 1;
  else
    observe(t[at], 0, 1);
  free(t);
  return 0;
}
