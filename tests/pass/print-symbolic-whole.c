// Doubles that are integers: their digits are those of the integer, and no query is about floats.
#include <assert.h>
#include <loam.h>
#include <stdio.h>
#include <string.h>

int main(void) {
  char printed[40];
  int number;
  klee_make_symbolic(&number, sizeof number, "number");
  klee_assume(number > -1000 & number < 100000000);
  int length = snprintf(printed, sizeof printed, "%.10g", (double)number);
  if (number >= 0 && number < 10)
    assert(length == 1 && printed[0] == '0' + number);
  if (length == 8)
    assert(number >= 10000000);
  return strcmp(printed, "31415926") == 0;
}
//@ completed: 163
//@ status: done
