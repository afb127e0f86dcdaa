// char is signed, its shifts and comparisons too.
#include <assert.h>
#include <loam.h>

int main(void) {
  char c;
  klee_make_symbolic(&c, sizeof c, "c");
  if (c < 0)
    assert((c >> 7) == -1 && (unsigned char)c >= 128 && c + 256 == (unsigned char)c);
  else
    assert((c >> 7) == 0 && (unsigned char)c == c);
  return 0;
}
//@ completed: 2
