// Paths fork between setjmp and longjmp, and the value that comes back is an input: 0 comes back as 1.
#include <loam.h>
#include <assert.h>
#include <setjmp.h>

static jmp_buf place;

static void check(int depth, unsigned char x) {
  if (depth > 0) {
    if (x > 200)
      longjmp(place, x - 201);
    check(depth - 1, x);
  }
}

int main(void) {
  unsigned char x;
  int local = 3, *pointer = &local;
  klee_make_symbolic(&x, sizeof x, "x");
  int result = setjmp(place);
  if (result == 0) {
    *pointer = 4;
    check(x % 2 + 1, x);
    return 10;
  }
  assert(local == 4);
  assert(result == (x == 201 ? 1 : x - 201));
  if (result == 1)
    return 11;
  if (result == 54)
    return 12;
  return 13;
}
//@ exit-codes: 10=2 11=2 12=1 13=1
