// memmove with a symbolic distance between source and destination.
#include <loam.h>
#include <string.h>

int main(void) {
  char a[8] = "abcdefg";
  unsigned by;
  klee_make_symbolic(&by, sizeof by, "by");
  klee_assume(by < 4);
  memmove(a + by, a, 4);
  klee_assert(a[by] == 'a' && a[by + 3] == 'd');
  return 0;
}
