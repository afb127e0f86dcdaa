// Waits for the end of a line, but the input ends first.
//@ args: --check liveness
//@ program-args: --sym-stdin 2
//@ golden
#include <unistd.h>

int main(void) {
  char c = 0;
  while (c != '\n') //~ BUG liveness: input that has ended
    read(0, &c, 1);
  return 0;
}
