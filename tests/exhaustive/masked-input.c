/* Four bits of a byte decide; the others must not split paths wrongly. */
#include "observe.h"

int main(void) {
  unsigned char b = byte("b");
  unsigned bits = b & 0x5a;
  return classify((bits >> 1 | bits << 3) & 0xff, 31);
}
