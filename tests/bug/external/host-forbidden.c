// Without host calls a function that is only in the host ends the path.
#include <math.h>

int main(void) {
  return erf(0.5) > 0.5; //~ BUG external: call of 'erf', which is neither in the program nor modelled
}
//@ args: --libc none --external forbid
//@ status: done-with-losses
