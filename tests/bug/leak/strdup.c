// An object that a function of the library allocated: the place is the call.
#include <string.h>

static int length(const char *text) {
  char *copy = strdup(text); //~ BUG leak
  return (int)strlen(copy);
}

int main(void) { return length("abc") != 3; }
//@ args: --check leak
//@ golden
