/* A global array written and read at symbolic places. */
#include "observe.h"

static unsigned char table[16] = {1, 1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233};

int main(void) {
  unsigned char b = byte("b");
  table[b & 15] ^= b;
  return classify(table[b >> 4], 41);
}
