// Arithmetic, a table, bytes and an order of words: something for every layer of the solver, and one error.
#include <assert.h>
#include <loam.h>

static const unsigned char classes[32] = {1, 2, 2, 3, 5, 5, 8, 8, 9, 9, 9, 12, 13, 13, 14, 15};

int main(void) {
  unsigned char text[2];
  unsigned a, b, index;
  klee_make_symbolic(text, sizeof text, "text");
  klee_make_symbolic(&a, sizeof a, "a");
  klee_make_symbolic(&b, sizeof b, "b");
  klee_make_symbolic(&index, sizeof index, "index");
  klee_assume(index < 32);
  int digits = 0;
  for (int i = 0; i < 2; i++)
    if (text[i] >= '0' && text[i] <= '9')
      digits++;
  if (classes[index] == 9 && a < b)
    digits += 10;
  if (a * 3 == b + 7) {
    if (a > 100 && b % 5 == 3)
      digits += 20;
    assert(!(a == 1000 && digits == 32));
  }
  return digits > 50;
}
