// abort with the usual end, and signals that mean a crash.
#include <loam.h>
#include <signal.h>
#include <stdlib.h>
#include <unistd.h>

int main(void) {
  if (klee_range(0, 2, "how") == 0)
    abort(); //~ BUG abort
  kill(getpid(), SIGILL); //~ BUG abort: SIGILL
  return 0;
}
