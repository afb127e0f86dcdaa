// strcpy into a string literal.
#include <string.h>

int main(void) {
  char *s = "hello";
  strcpy(s, "bye"); //~ BUG readonly
  return 0;
}
