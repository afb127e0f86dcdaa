// A printed string without its zero.
#include <stdio.h>

int main(void) {
  char s[3] = {'a', 'b', 'c'};
  printf("%s\n", s); //~ BUG ptr: out of bounds read of 1 byte in printf right behind local 's' of 3 bytes
  return 0;
}
