// md5sum -c: in a line "MD5 (NAME) = SUM" the closing parenthesis is searched from the end backwards.
// inputs: --sym-stdin 9
// kind: ptr
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int is_hex(char c) {
  return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f');
}

static int split(char *line, size_t length, char **name, char **sum) {
  if (length < 5 || strncmp(line, "MD5 (", 5) != 0)
    return 0;
  char *s = malloc(length - 4);
  memcpy(s, line + 5, length - 4);
  size_t i = length - 5;
  while (s[i] != ')')
    i--; // planted: without a parenthesis the search leaves the line
  s[i++] = 0;
  while (s[i] == ' ' || s[i] == '=')
    i++;
  *name = s;
  *sum = s + i;
  while (is_hex(s[i]))
    i++;
  return s[i] == 0;
}

int main(void) {
  char line[64], *name, *sum;
  int bad = 0;
  while (fgets(line, sizeof line, stdin)) {
    line[strcspn(line, "\n")] = 0;
    if (split(line, strlen(line), &name, &sum))
      printf("%s: %s\n", name, sum);
    else
      bad++;
  }
  return bad != 0;
}
