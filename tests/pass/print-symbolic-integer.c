// The text of an integer in memory: a path for each length and sign, and the digits are terms.
#include <assert.h>
#include <loam.h>
#include <stdio.h>
#include <string.h>

int main(void) {
  char printed[40];
  int number;
  klee_make_symbolic(&number, sizeof number, "number");
  if (klee_range(0, 2, "hexadecimal")) {
    int length = snprintf(printed, sizeof printed, "%#x", number);
    if (memcmp(printed, "0xc0ffee", 9) == 0)
      assert(number == 0xc0ffee);
    return length > 8;
  }
  int length = snprintf(printed, sizeof printed, "%+d", number);
  if (memcmp(printed, "-12345", 7) == 0)
    assert(number == -12345);
  return length > 9;
}
//@ completed: 102
//@ status: done
