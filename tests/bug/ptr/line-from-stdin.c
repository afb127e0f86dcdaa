// A line without an end overwrites what lies behind the buffer.
#include <stdio.h>

int main(void) {
  char line[3] = "";
  int c, n = 0;
  while ((c = getchar()) != EOF && c != '\n')
    line[n++] = c; //~ BUG ptr
  return line[0] == 'x';
}
//@ program-args: --sym-stdin 4
