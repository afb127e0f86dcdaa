/* All 65,536 values of two bytes. */
#include "observe.h"

int main(void) {
  unsigned char a = byte("a"), b = byte("b");
  unsigned x = a * 257u ^ b * 3u;
  if (x % 1000 == 7)
    observe(1, 0, 1);
  if (a > b)
    return classify(a - b, 5);
  return classify(a * b, 7) + 10;
}
