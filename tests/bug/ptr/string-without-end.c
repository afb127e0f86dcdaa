// Strings without a terminating zero, and targets without room: the engine leaves them to the code that runs into them.
#include <loam.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
  char *s = malloc(4), *small = malloc(3);
  memcpy(s, "abcd", 4);
  memcpy(small, "xy", 3);
  switch (klee_range(0, 5, "which")) {
  case 0:
    return strchr(s, 'd') == s + 3 && memchr(s, 'd', 100) == s + 3 ? 0 : 1;
  case 1:
    return strchr(s, 'e') != 0; //~ BUG ptr
  case 2:
    return strcspn(s, "ef") != 0; //~ BUG ptr
  case 3:
    strcat(small, "z"); //~ BUG ptr
    break;
  default:
    return strcmp(s, "abcde") == 0; //~ BUG ptr
  }
  free(s);
  free(small);
  return 0;
}
