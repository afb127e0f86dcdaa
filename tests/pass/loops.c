// A loop whose length is input: one path per length, and one for each of the two reasons to stop at five.
#include <loam.h>

int main(void) {
  unsigned char n;
  klee_make_symbolic(&n, sizeof n, "n");
  unsigned i = 0;
  while (i < n && i < 5)
    i++;
  return (int)i;
}
//@ exit-codes: 0=1 1=1 2=1 3=1 4=1 5=2
