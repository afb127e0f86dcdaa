// A printed string without its zero.
#include <stdio.h>

int main(void) {
  char s[3] = {'a', 'b', 'c'};
  printf("%s\n", s); //~ BUG ptr
  return 0;
}
