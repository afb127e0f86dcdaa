// The value is only looked at where it was written.
#include <loam.h>

int main(void) {
  int value, have = 0, input = klee_int("input");
  if (input > 10) {
    value = input - 10;
    have = 1;
  }
  if (have && value > 5)
    return 1;
  return 0;
}
//@ exit-codes: 0=2 1=1
//@ args: --check uninit
