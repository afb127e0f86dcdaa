// Inputs lock and unlock; an unlock without a lock is possible after a special word.
// expect: fails
#include <assert.h>
#include <loam.h>

int main(void) {
  int is_locked = 0, is_odd = 0;
  for (int i = 0; i < 12; i++) {
    unsigned char command = __VERIFIER_nondet_uchar();
    if (command == 'l' && !is_locked) {
      is_locked = 1;
    } else if (command == 'x') {
      is_odd = !is_odd;
    } else if (command == 'u') {
      assert(is_locked || !is_odd || i < 3);
      is_locked = 0;
    } else {
      break;
    }
  }
  return 0;
}
