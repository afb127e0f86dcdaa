// pr: -e CHAR WIDTH expands an input character to blanks; the buffer of one expanded character is sized for the usual
// width of eight.
// inputs: --sym-args 1 2 5 --sym-stdin 4
// kind: ptr
#include <stdio.h>
#include <stdlib.h>

static char expanded_character = '\t';
static int width = 8;
static char *blanks;

static int expand(int c, int column) {
  int n = 0;
  if (c == expanded_character) {
    do
      blanks[n++] = ' '; // planted: nothing compares n with the size
    while ((column + n) % width);
  } else {
    blanks[n++] = (char)c;
  }
  return n;
}

static int parse(const char *text) {
  if (*text && (*text < '0' || *text > '9'))
    expanded_character = *text++;
  if (*text) {
    width = atoi(text);
    if (width <= 0)
      return 0;
  }
  return 1;
}

int main(int argc, char **argv) {
  for (int i = 1; i < argc; i++)
    if (argv[i][0] != '-' || argv[i][1] != 'e' || !parse(argv[i] + 2))
      return 2;
  blanks = malloc(8);
  int column = 0;
  for (int c; (c = getchar()) != EOF;) {
    int n = expand(c, column);
    fwrite(blanks, 1, (size_t)n, stdout);
    column = c == '\n' ? 0 : column + n;
  }
  return 0;
}
