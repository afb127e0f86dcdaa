// Writes a text in quotes, as JSON has it. The room for the result is computed first.
#include <loam.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LENGTH = 2 };

/* The text in quotes, to be freed. */
static char *quoted(const char *text) {
  char *result = malloc(2 * strlen(text) + 3);
  char *to = result;
  *to++ = '"';
  for (; *text; text++) {
    unsigned char c = *text;
    if (c == '"' || c == '\\') {
      *to++ = '\\';
      *to++ = c;
    } else if (c < ' ') {
      to += sprintf(to, "\\u%04x", c);
    } else {
      *to++ = c;
    }
  }
  *to++ = '"';
  *to = '\0';
  return result;
}

int main(void) {
  char text[LENGTH + 1];
  klee_make_symbolic(text, sizeof text, "text");
  klee_assume(text[LENGTH] == '\0');
  char *result = quoted(text);
  puts(result);
  free(result);
  return 0;
}
