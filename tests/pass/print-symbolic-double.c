// A path forks over the length of the text of a double. Its digits are terms, also where the double was text before.
#include <assert.h>
#include <loam.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
  char text[4], printed[40];
  klee_make_symbolic(text, sizeof text, "text");
  klee_assume(text[0] >= '1' & text[0] <= '9' & text[1] == '.' & text[2] >= '0' & text[2] <= '9' & text[3] == 0);
  double number = atof(text);
  // "7" or "7.5".
  int length = snprintf(printed, sizeof printed, "%g", number);
  assert(length == (text[2] == '0' ? 1 : 3) && printed[0] == text[0]);
  if (length == 3)
    assert(strcmp(printed, text) == 0);
  // "7.50" and "-7.5e+00", without a fork.
  snprintf(printed, sizeof printed, "%.2f", number);
  assert(printed[0] == text[0] && printed[1] == '.' && printed[2] == text[2] && printed[3] == '0' && !printed[4]);
  snprintf(printed, sizeof printed, "%.1e", -number);
  assert(printed[1] == text[0] && printed[3] == text[2] && strcmp(printed + 4, "e+00") == 0);
  return strcmp(printed, "-2.5e+00") == 0;
}
//@ completed: 5
//@ exit-codes: 0=4 1=1
//@ status: done
