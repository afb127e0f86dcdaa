// The length of a string of inputs is the place of its first zero.
// expect: holds
#include <assert.h>
#include <loam.h>
#include <string.h>

int main(void) {
  char text[12];
  klee_make_symbolic(text, sizeof text, "text");
  text[11] = 0;
  size_t length = 0;
  while (text[length] != 0)
    length++;
  assert(length == strlen(text));
  for (size_t i = 0; i < length; i++)
    assert(text[i] != 0);
  return 0;
}
