/* An index that is added to an address whose low bits are zero becomes part of the address's bits, and what is then added
 * to it looks like an object of its own: the constant that is left over is the address of another object. */
//@ args: --allocator bump
//@ completed: 6
#include <loam.h>

int main(void) {
  unsigned char b, r = 1;
  klee_make_symbolic(&b, sizeof b, "b");
  unsigned char t[5] = {5, 4, 3, 2, 1};
  unsigned char *p = t + b % 6u, *end = t + 5;
  while (p != end)
    r = r * 2 + *p++;
  return r > 40;
}
