// Constructors before main, in order of their priority; handlers after it, in reverse order.
#include <stdio.h>
#include <stdlib.h>

__attribute__((constructor(200))) static void second(void) { puts("second"); }
__attribute__((constructor(101))) static void first(void) { puts("first"); }

static void last(void) { puts("last"); }
static void before_last(void) { puts("before last"); }

int main(void) {
  atexit(last);
  atexit(before_last);
  puts("main");
  return 0;
}
//@ stdout: first
//@ stdout: before last
