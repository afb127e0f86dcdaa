// A variable of the environment with a symbolic value.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
  const char *level = getenv("LEVEL");
  if (!level || getenv("LEVE") || getenv("OTHER"))
    return 99;
  if (strcmp(level, "on") == 0)
    return 1;
  if (level[0] == 0)
    return 2;
  return 0;
}
//@ program-args: --sym-env LEVEL 2
