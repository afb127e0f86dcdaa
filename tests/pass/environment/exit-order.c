// exit runs the handlers backwards and flushes, quick_exit runs its own and does not, _exit does nothing of it.
#include <loam.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static void first(void) { printf("first\n"); }
static void second(void) {
  printf("second\n");
  atexit(first);
}
static void quick(void) { write(1, "quick\n", 6); }

int main(void) {
  int how = klee_range(0, 4, "how");
  atexit(first);
  atexit(second);
  at_quick_exit(quick);
  printf("buffered ");
  switch (how) {
  case 0:
    exit(3);
  case 1:
    _exit(4);
  case 2:
    quick_exit(5);
  default:
    return 6;
  }
}
//@ exit-codes: 3=1 4=1 5=1 6=1
