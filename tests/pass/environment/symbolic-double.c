// strtod on symbolic text of one byte.
#include <stdlib.h>

int main(int argc, char **argv) {
  char *end;
  double value = strtod(argv[1], &end);
  if (end == argv[1])
    return 1;
  return value > 2.0 ? 2 : value < 0 ? 3 : 4;
}
//@ program-args: --sym-arg 1
