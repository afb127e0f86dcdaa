// Each way a signal ends a program that did not ask for anything: counted as a shell counts it.
#include <loam.h>
#include <signal.h>
#include <stdio.h>

int main(void) {
  int which = klee_range(0, 4, "which");
  printf("not flushed");
  switch (which) {
  case 0:
    raise(SIGTERM);
    break;
  case 1:
    raise(SIGKILL);
    break;
  case 2:
    raise(SIGINT);
    break;
  default:
    raise(SIGCHLD);
  }
  return 0;
}
//@ exit-codes: 0=1 130=1 137=1 143=1
