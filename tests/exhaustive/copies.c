/* memcpy, memmove and memset with symbolic places and lengths. */
#include "observe.h"

int main(void) {
  unsigned char b = byte("b");
  unsigned char t[12] = "abcdefghijk";
  memmove(t + (b & 3), t + (b >> 2 & 3), b >> 4 & 7);
  memset(t + 8, 'z', b >> 6);
  unsigned char u[12];
  memcpy(u, t, sizeof t);
  unsigned sum = 0;
  for (int i = 0; i < 12; i++)
    sum = sum * 3 + u[i];
  return classify(sum, 101);
}
