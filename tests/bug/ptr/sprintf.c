// sprintf of a number with more digits than expected.
#include <loam.h>
#include <stdio.h>

int main(void) {
  char text[4];
  int x = klee_range(990, 1010, "x");
  if (x < 1000)
    return sprintf(text, "%d", x) != 3;
  return sprintf(text, "%d", x); //~ BUG ptr
}
