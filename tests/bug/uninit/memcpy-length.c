// An uninitialised length.
#include <string.h>

int main(void) {
  char from[16] = {0}, to[16];
  unsigned char n;
  memcpy(to, from, n & 7); //~ BUG uninit
  return 0;
}
//@ skip-replay: the memory sanitizer does not look at lengths
//@ args: --check uninit
