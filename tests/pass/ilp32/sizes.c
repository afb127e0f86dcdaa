// Sizes and alignments where pointers have 32 bits.
#include <assert.h>
#include <limits.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

struct mixed {
  char c;
  long long wide;
  char d;
  double real;
  void *pointer;
  short s;
  long l;
};

union either {
  void *pointer;
  long long wide;
};

int main(void) {
  _Static_assert(sizeof(void *) == 4 && sizeof(long) == 4 && sizeof(size_t) == 4, "words");
  _Static_assert(sizeof(long long) == 8 && sizeof(int64_t) == 8 && sizeof(intptr_t) == 4, "others");
  _Static_assert(LONG_MAX == INT_MAX && SIZE_MAX == UINT_MAX, "limits");
  _Static_assert(offsetof(struct mixed, wide) == 4 && offsetof(struct mixed, real) == 16, "layout");
  printf("%zu %zu %zu\n", sizeof(struct mixed), offsetof(struct mixed, l), sizeof(union either));
  struct mixed all[3] = {{.c = 1, .wide = -2, .d = 3, .real = 4.5, .pointer = all, .s = 5, .l = -6}};
  all[2] = all[0];
  assert(all[2].wide == -2 && all[2].real == 4.5 && all[2].pointer == (void *)all && all[2].l == -6);
  assert((char *)&all[2] - (char *)all == 2 * sizeof(struct mixed));
  long many = LONG_MAX;
  unsigned long wrapped = (unsigned long)many * 2 + 2;
  assert(wrapped == 0);
  printf("%ld %lu %lld %zx\n", many, wrapped - 1, (long long)many * many, sizeof all);
  return 0;
}
//@ args: --compiler-arg=-m32
//@ stdout: 36 32 8
//@ stdout: 2147483647 4294967295 4611686014132420609 6c
//@ completed: 1
//@ memory: all
