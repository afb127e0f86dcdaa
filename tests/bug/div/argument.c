// Division by a number from the command line.
#include <stdlib.h>

int main(int argc, char **argv) {
  if (argc < 2)
    return 1;
  return 100 / atoi(argv[1]); //~ BUG div
}
//@ program-args: --sym-args 0 1 2
