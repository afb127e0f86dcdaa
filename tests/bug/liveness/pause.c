// Waiting for a signal that nobody sends.
#include <unistd.h>

int main(void) {
  pause(); //~ BUG liveness: for a signal that nobody sends
  return 0;
}
