// A stream that is used although opening it failed.
#include <stdio.h>

int main(void) {
  FILE *f = fopen("log", "w");
  fputs("text", f); //~ BUG null
  return 0;
}
//@ args: --fail-syscalls 1
