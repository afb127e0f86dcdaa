// Strings whose bytes are inputs.
#include <assert.h>
#include <loam.h>
#include <stdio.h>
#include <string.h>

int main(void) {
  char text[4];
  klee_make_symbolic(text, sizeof text, "text");
  text[3] = 0;
  size_t length = strlen(text);
  assert(length < 4 && memchr(text, 0, 4) == text + length);
  printf("%s %lu\n", text, (unsigned long)length);
  if (!strcmp(text, "ab"))
    return 1;
  char *c = strchr(text, 'c');
  return c ? 2 + (c - text) : 0;
}
//@ args: --compiler-arg=-m32
