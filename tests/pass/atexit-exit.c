// exit runs the handlers, _Exit does not.
#include <loam.h>
#include <stdio.h>
#include <stdlib.h>

static void handler(void) { puts("handler"); }

int main(void) {
  atexit(handler);
  if (klee_int("x") == 3)
    _Exit(2);
  exit(1);
}
//@ exit-codes: 1=1 2=1
//@ skip-sanitizers: they change nothing here, and _Exit does not flush
