// A table of pointers indexed by a byte of the input: most entries are the same object, a few are others.
#include <assert.h>
#include <loam.h>

static int zero = 0, digit = 1, letter = 2, space = 3;

int main(void) {
  int *class_of[256];
  for (int c = 0; c < 256; c++)
    class_of[c] = c >= '0' && c <= '9' ? &digit : c >= 'a' && c <= 'z' ? &letter : c == ' ' ? &space : &zero;
  unsigned char c;
  klee_make_symbolic(&c, sizeof c, "c");
  int class = *class_of[c];
  assert((class == 1) == (c >= '0' && c <= '9'));
  assert((class == 2) == (c >= 'a' && c <= 'z'));
  assert((class == 3) == (c == ' '));
  *class_of[c] += 10;
  assert(zero + digit + letter + space == 16);
  assert(*class_of[c] == class + 10);
  return 0;
}
