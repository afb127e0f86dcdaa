// A program that looks at how much it printed sees every length. Zero is a path of its own.
//@ exit-codes: 1=2 2=1 3=1
//@ completed: 4
#include <loam.h>
#include <stdio.h>

int main(void) {
  return printf("%d", klee_range(0, 200, "x"));
}
