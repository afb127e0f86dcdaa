// memcmp decides at the first difference.
#include <loam.h>
#include <string.h>

int main(void) {
  unsigned char a[3];
  klee_make_symbolic(a, sizeof a, "a");
  int order = memcmp(a, "\x10\x20\x30", 3);
  if (order == 0)
    klee_assert(a[0] == 0x10 && a[1] == 0x20 && a[2] == 0x30);
  if (order < 0)
    klee_assert(a[0] <= 0x10);
  return 0;
}
