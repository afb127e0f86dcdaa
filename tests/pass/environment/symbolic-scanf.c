// sscanf on symbolic text, with a number and a letter.
#include <stdio.h>

int main(int argc, char **argv) {
  int number;
  char letter;
  int matched = sscanf(argv[1], "%d%c", &number, &letter);
  if (matched != 2)
    return matched + 1;
  return number == 7 && letter == 'k' ? 20 : 10;
}
//@ program-args: --sym-arg 3
