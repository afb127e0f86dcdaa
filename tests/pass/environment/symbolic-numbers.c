// strtol on symbolic text: the machine gets the same number from the same bytes.
#include <stdio.h>
#include <stdlib.h>

int main(int argc, char **argv) {
  char *end;
  long value = strtol(argv[1], &end, 10);
  if (end == argv[1])
    return 1;
  if (*end)
    return 2;
  return value == 42 ? 3 : value < 0 ? 4 : 5;
}
//@ program-args: --sym-arg 3
