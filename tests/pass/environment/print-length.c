// A program that looks at how much it printed sees every length. Zero has one digit as other numbers do.
//@ exit-codes: 1=1 2=1 3=1
//@ completed: 3
#include <loam.h>
#include <stdio.h>

int main(void) {
  return printf("%d", klee_range(0, 200, "x"));
}
