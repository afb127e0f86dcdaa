// Padding takes part in memcmp.
#include <string.h>

struct padded {
  char letter;
  int number;
};

int main(void) {
  struct padded a, b;
  a.letter = b.letter = 'x';
  a.number = b.number = 1;
  if (memcmp(&a, &b, sizeof a) == 0) //~ BUG uninit
    return 1;
  return 0;
}
//@ args: --check uninit
