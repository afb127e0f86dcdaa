// Ends differently for an argument, a byte of a file, a byte of standard input, a variable.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv) {
  if (argc > 1 && strcmp(argv[1], "-q") == 0)
    return 10;
  FILE *f = fopen("A", "r");
  if (f && fgetc(f) == '!')
    return 11;
  if (getchar() == '?')
    return 12;
  const char *value = getenv("V");
  if (value && value[0] == '*')
    return 13;
  return 0;
}
