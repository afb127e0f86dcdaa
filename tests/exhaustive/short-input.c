/* One input of 16 bits, and a comparison that few of its values pass. */
#include "observe.h"

int main(void) {
  short s;
  klee_make_symbolic(&s, sizeof s, "s");
  if (s == -12345)
    return observe(1, 0, 1);
  if (s * 7 == 22197)
    return observe(2, 0, 2);
  if (s < 0 && -s == s)
    return observe(3, 0, 3);
  return s < 0 ? observe(4, 0, 4) : classify((unsigned)s >> 10, 32);
}
