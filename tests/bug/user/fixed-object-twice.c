// Two objects at one place.
#include <klee/klee.h>

int main(void) {
  klee_define_fixed_object((void *)0x30000000, 8);
  klee_define_fixed_object((void *)0x30000004, 8); //~ BUG user: not free for an object
  return 0;
}
//@ skip-replay: the replay library maps whole pages
