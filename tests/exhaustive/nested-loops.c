/* Nested loops with bounds that depend on each other. */
#include "observe.h"

int main(void) {
  unsigned char b = byte("b");
  int count = 0;
  for (int i = 0; i < (b & 7); i++)
    for (int j = i; j < (b >> 3 & 7); j++)
      if ((i ^ j) & 1)
        count++;
  return observe(count, 0, 30);
}
