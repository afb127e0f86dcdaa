// Writes for ever, which is what the program is for: only reported if all loops are.
//@ args: --check liveness=all
#include <stdio.h>

int main(void) {
  for (;;) //~ BUG liveness: writes for ever
    puts("y");
}
