// memcpy from nowhere.
#include <loam.h>
#include <string.h>

int main(void) {
  char to[8];
  const char *from = klee_int("x") > 0 ? "1234567" : 0;
  memcpy(to, from, 8); //~ BUG null
  return to[0] != '1';
}
//@ completed: 1
