/* All classes of characters, for every byte. */
#include "observe.h"

int main(void) {
  int c = byte("c");
  int bits = !!isalpha(c) | !!isdigit(c) << 1 | !!isspace(c) << 2 | !!ispunct(c) << 3 | !!iscntrl(c) << 4 | !!isxdigit(c) << 5;
  observe(bits, 0, 63);
  return observe((toupper(c) != c) + 2 * (tolower(c) != c), 0, 3);
}
