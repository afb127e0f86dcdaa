// A parser of sums of single digits reads symbolic standard input character by character, and agrees with the machine.
#include <ctype.h>
#include <stdio.h>

int main(void) {
  int sum = 0, c = getchar();
  for (;;) {
    if (c == EOF || !isdigit(c))
      return 100;
    sum += c - '0';
    c = getchar();
    if (c == EOF || c == '\n')
      break;
    if (c != '+')
      return 101;
    c = getchar();
  }
  printf("%s\n", sum > 9 ? "large" : "small");
  return sum > 9;
}
//@ program-args: --sym-stdin 4
