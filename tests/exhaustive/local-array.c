/* A local array written and read at symbolic places. */
#include "observe.h"

int main(void) {
  unsigned char b = byte("b");
  short t[10];
  for (int i = 0; i < 10; i++)
    t[i] = (short)(i * i - 20);
  t[b % 10] = 1;
  t[(b >> 2) % 10] -= 5;
  return classify((unsigned)t[(b >> 4) % 10] & 0xff, 37);
}
