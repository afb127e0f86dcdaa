// The number of paths over symbolic arguments. Without an argument: 1. With one of at most one byte the program asks
// whether it is "a", and if not whether it is "b": 3. With two, each of them: 3 * 3. Together 13.
#include <stdio.h>

static int kind(const char *text) {
  if (text[0] == 'a' && text[1] == 0)
    return 1;
  if (text[0] == 'b')
    return 2;
  return 0;
}

int main(int argc, char **argv) {
  int code = 0;
  for (int i = 1; i < argc; i++)
    code = code * 3 + kind(argv[i]);
  return code;
}
//@ program-args: --sym-args 0 2 1
//@ completed: 13
//@ exit-codes: 0=3 1=2 2=2 3=1 4=1 5=1 6=1 7=1 8=1
