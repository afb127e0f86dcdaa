// What a host function prints belongs to the path.
#include <stdio.h>

int main(void) {
  puts("first");
  printf("%s %d %.1f\n", "middle", 3, 2.5);
  puts("last");
  return 0;
}
//@ args: --libc none
//@ stdout: first
//@ stdout: middle 3 2.5
//@ stdout: last
