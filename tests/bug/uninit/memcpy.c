// A copy of uninitialised bytes is uninitialised.
#include <string.h>

int main(void) {
  char from[8], to[8];
  from[0] = 1;
  memcpy(to, from, sizeof to);
  if (to[0] != 1)
    return 2;
  if (to[5] == 1) //~ BUG uninit
    return 1;
  return 0;
}
//@ args: --check uninit
