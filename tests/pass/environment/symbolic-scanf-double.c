// scanf's conversions of numbers on symbolic text: matches, the width, and the letter after the number. Exponents and
// hexadecimal numbers are left out: the C libraries disagree about "1e" and "0x.".
#include <klee/klee.h>
#include <stdio.h>

int main(int argc, char **argv) {
  float number;
  double wide;
  char letter = 0;
  for (int i = 1; i < 3; i++)
    klee_assume((argv[1][i] | 32) != 'x' & (argv[1][i] | 32) != 'e');
  if (sscanf(argv[1], "%2f%c", &number, &letter) == 2 && letter == 'k')
    return number > 1.5f ? 1 : 2;
  if (sscanf(argv[1], "%lf", &wide) != 1)
    return 3;
  return wide < 0.25 ? 4 : wide == 0.5 ? 5 : 6;
}
//@ program-args: --sym-arg 3
//@ status: done
