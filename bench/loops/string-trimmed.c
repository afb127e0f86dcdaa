// Blanks at the end are cut off.
// expect: holds
#include <assert.h>
#include <loam.h>
#include <string.h>

int main(void) {
  char text[10];
  klee_make_symbolic(text, sizeof text, "text");
  text[9] = 0;
  size_t length = strlen(text);
  while (length > 0 && text[length - 1] == ' ')
    text[--length] = 0;
  assert(strlen(text) == length);
  assert(length == 0 || text[length - 1] != ' ');
  return 0;
}
