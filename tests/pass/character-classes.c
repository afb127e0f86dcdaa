// The functions of ctype.h on a symbolic character.
#include <assert.h>
#include <ctype.h>
#include <loam.h>

int main(void) {
  int c = klee_range(0, 128, "c");
  if (isdigit(c))
    assert(c >= '0' && c <= '9');
  if (isupper(c))
    assert(tolower(c) == c + 32);
  if (isspace(c))
    assert(c == ' ' || (c >= 9 && c <= 13));
  return 0;
}
