/* Paths decided by a float, and one that is not. */
#include <loam.h>
int main(void) {
  float f;
  unsigned char c;
  klee_make_symbolic(&f, sizeof f, "f");
  klee_make_symbolic(&c, sizeof c, "c");
  if (c > 7) return 3;
  klee_assume(f > -100.0f);
  klee_assume(f < 100.0f);
  if (f * 2.0f > 3.5f && (int)f < 3) return 1;
  return 0;
}
