/* strtod and strtof of text with symbolic characters. */
#include "observe.h"

int main(void) {
  char s[5] = {(char)byte("a"), '2', (char)byte("b"), '5', 0}, *end;
  double d = strtod(s, &end);
  observe(end - s, 0, 4);
  observe(d < -2.5 ? 0 : d < 0.75 ? 1 : d < 12.5 ? 2 : d < 1e4 ? 3 : d < 1e25 ? 4 : 5, 0, 5);
  return observe(strtof(s + 1, &end) == 2.5f, 0, 1);
}
