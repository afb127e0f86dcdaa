// A string without its end, in an object whose rest is uninitialised.
#include <stdio.h>

int main(void) {
  char name[16];
  name[0] = 'a';
  puts(name); //~ BUG uninit
  return 0;
}
//@ args: --check uninit
