/* Replaces tabs by spaces: untab [-t WIDTH] < text */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv) {
  int width = 8;
  if (argc == 3 && strcmp(argv[1], "-t") == 0) {
    width = atoi(argv[2]);
  } else if (argc != 1) {
    fputs("usage: untab [-t WIDTH]\n", stderr);
    return 2;
  }
  int column = 0;
  for (int c; (c = getchar()) != EOF;) {
    if (c == '\t') {
      do
        putchar(' ');
      while (++column % width != 0);
    } else {
      putchar(c);
      column = c == '\n' ? 0 : column + 1;
    }
  }
  return 0;
}
