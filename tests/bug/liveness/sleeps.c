// A daemon that has nothing to do.
//@ args: --check liveness=all
#include <unistd.h>

int main(void) {
  for (;;) //~ BUG liveness: sleeps and wakes
    sleep(1);
}
