/* atoi and strtol of text with symbolic characters. */
#include "observe.h"

int main(void) {
  char s[4] = {(char)byte("a"), '4', (char)byte("b"), 0}, *end;
  klee_assume(s[2] >= '0' - 2);
  klee_assume(s[2] <= '3');
  observe(atoi(s) % 16, -16, 16);
  long n = strtol(s, &end, 16);
  observe(end - s, 0, 3);
  return classify((unsigned long)n, 6);
}
