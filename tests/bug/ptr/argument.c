// A copy that is too long for its buffer only with one certain option.
#include <stdio.h>
#include <string.h>

int main(int argc, char **argv) {
  char name[4];
  for (int i = 1; i < argc; i++)
    if (argv[i][0] == '-' && argv[i][1] == 'n')
      strcpy(name, argv[i] + 2); //~ BUG ptr
  return 0;
}
//@ program-args: --sym-args 0 1 6
