// Terms are given back between two calls in the host. Its copy of memory has terms that no state has: parts of those in memory.
#include <loam.h>
#include <stdio.h>

int main(void) {
  unsigned char s[5];
  klee_make_symbolic(s, sizeof s, "s");
  unsigned sum = 5;
  for (int i = 0; i < 5; i++) {
    if (s[i] == 0)
      break;
    if (s[i] > 'a')
      sum += 7;
    sum = sum * 3 + s[i];
  }
  printf("x\n");
  return 0;
}
//@ args: --libc none
