// tac -r: the text is searched backwards for the separator; a match of two characters is looked for one character too
// far at the front.
// inputs: --sym-args 1 2 4 --sym-stdin 4
// kind: ptr
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv) {
  const char *separator = "\n";
  for (int i = 1; i < argc; i++)
    if (argv[i][0] == '-' && argv[i][1] == 's')
      separator = argv[i] + 2;
  size_t length = strlen(separator);
  if (length == 0)
    return 2;
  char *text = malloc(16);
  long n = (long)fread(text, 1, 16, stdin);
  long end = n;
  for (long i = n - 1; i >= 0; i--) {
    if (text[i] == separator[length - 1] && (length == 1 || text[i - 1] == separator[0])) { // planted: i may be 0
      fwrite(text + i + 1, 1, (size_t)(end - i - 1), stdout);
      end = i + 1;
    }
  }
  fwrite(text, 1, (size_t)end, stdout);
  return 0;
}
