/* Prints ten million bytes, and a little on standard error. */
#include <stdio.h>

int main(void) {
  static char line[1001];
  for (int i = 0; i < 999; i++)
    line[i] = 'a' + i % 26;
  line[999] = '\n';
  for (int i = 0; i < 10000; i++)
    fputs(line, stdout);
  fputs("that was all\n", stderr);
  return 0;
}
