// A handler for SIGABRT may leave abort by exiting.
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>

static void handler(int signal) {
  printf("signal %d\n", signal);
  fflush(stdout);
  _Exit(7);
}

int main(void) {
  signal(SIGABRT, handler);
  abort();
}
//@ exit-codes: 7=1
