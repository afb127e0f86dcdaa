// A string is reversed up to its end.
// expect: holds
#include <assert.h>
#include <loam.h>
#include <string.h>

int main(void) {
  char text[9];
  klee_make_symbolic(text, sizeof text, "text");
  text[8] = 0;
  char first = text[0];
  size_t length = strlen(text);
  for (size_t i = 0; i < length / 2; i++) {
    char kept = text[i];
    text[i] = text[length - 1 - i];
    text[length - 1 - i] = kept;
  }
  assert(length == 0 || text[length - 1] == first);
  assert(strlen(text) == length);
  return 0;
}
