// A value of a variable without the separator the program relies on.
#include <stdlib.h>
#include <string.h>

int main(void) {
  const char *range = getenv("RANGE");
  if (!range || range[0] != '1')
    return 0;
  char *dash = strchr(range, '-');
  *dash = 0; //~ BUG null
  return 0;
}
//@ program-args: --sym-env RANGE 3
