// The twin of bug/ptr/sprintf.c.
#include <loam.h>
#include <stdio.h>
#include <string.h>

int main(void) {
  char text[4];
  int n = snprintf(text, sizeof text, "%d", 12345);
  klee_assert(n == 5 && strcmp(text, "123") == 0);
  return 0;
}
