// Reads one line and looks at its words. For stdin-like.session.
#include <stdio.h>
#include <string.h>

int main(void) {
  char line[32];
  if (!fgets(line, sizeof line, stdin))
    return 9;
  if (strncmp(line, "set ", 4) != 0)
    return 8;
  if (strcmp(line + 5, "=1\n") != 0)
    return 7;
  if (line[4] == 'x')
    return 1;
  return line[4] >= '0' && line[4] <= '9' ? 2 : 0;
}
