// Says hello.
#include <stdio.h>

int main(void) {
  puts("hello from the program");
  return 0;
}
