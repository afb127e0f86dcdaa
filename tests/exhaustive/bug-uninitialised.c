/* Decisions by what only some inputs wrote. */
//@ uninit
#include "observe.h"

int main(void) {
  unsigned char b = byte("b");
  int t[4];
  t[b & 3] = 1;
  t[b >> 2 & 3] = 2;
  if (t[b >> 4 & 3] == 2)
    return 1;
  return 0;
}
