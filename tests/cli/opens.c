/* Says of each file that is named whether it can be opened and read. */
#include <stdio.h>

int main(int argc, char **argv) {
  for (int i = 1; i < argc; i++) {
    FILE *file = fopen(argv[i], "r");
    int c = file ? fgetc(file) : EOF;
    printf("%s: %s\n", argv[i], !file ? "cannot be opened" : c == EOF ? "cannot be read" : "is there");
  }
  return 0;
}
