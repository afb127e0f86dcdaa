// Locals of functions that are not left yet keep their objects when the program calls exit.
#include <stdlib.h>

static void stop(const char *text) { exit(text[0]); }

int main(void) {
  char *text = calloc(1, 8), *other = malloc(4);
  other[0] = 1;
  stop(text);
  return other[0];
}
//@ args: --check leak
