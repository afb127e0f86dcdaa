/* A loop whose number of rounds is symbolic, with break and continue. */
#include "observe.h"

int main(void) {
  unsigned char n = byte("n");
  unsigned sum = 0;
  for (unsigned i = 0; i < n; i++) {
    if (i % 3 == 1)
      continue;
    sum += i;
    if (sum > 60)
      break;
  }
  return observe(sum, 0, 80);
}
