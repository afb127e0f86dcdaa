/* Assertions and abort. */
#include "observe.h"

int main(void) {
  unsigned char b = byte("b");
  assert(b != 17);
  assert((b & 0xf0) != 0x40 || b % 3 == 0);
  if (b > 250)
    abort();
  return classify(b, 5);
}
