// A function that forgets to set its result on one path.
#include <loam.h>

static int length_of(char letter) {
  int length;
  if (letter == 'a')
    length = 1;
  else if (letter == 'b')
    length = 2;
  return length;
}

int main(void) {
  char letter;
  klee_make_symbolic(&letter, sizeof letter, "letter");
  if (length_of(letter) > 1) //~ BUG uninit
    return 1;
  return 0;
}
//@ completed: 2
//@ args: --check uninit
