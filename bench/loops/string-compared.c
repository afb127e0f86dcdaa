// Comparing two strings the other way round turns the sign.
// expect: holds
#include <assert.h>
#include <loam.h>

static int compare(const unsigned char *one, const unsigned char *other) {
  while (*one != 0 && *one == *other) {
    one++;
    other++;
  }
  return (int)*one - (int)*other;
}

int main(void) {
  unsigned char one[40], other[40];
  klee_make_symbolic(one, sizeof one, "one");
  klee_make_symbolic(other, sizeof other, "other");
  one[39] = other[39] = 0;
  assert(compare(one, other) == -compare(other, one));
  return 0;
}
