// Symbolic arguments parsed with getopt: every path ends with what the machine does on the same arguments.
// No argument: 1 path. One of at most two bytes: not an option ("", "-", "x..."), "-a", "-b" without its argument, another
// option: each of these splits further where libc looks at the bytes; what matters is the number of ways to end.
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

int main(int argc, char **argv) {
  int a = 0, c;
  const char *b = NULL;
  opterr = 0;
  while ((c = getopt(argc, argv, "ab:")) != -1)
    switch (c) {
    case 'a':
      a++;
      break;
    case 'b':
      b = optarg;
      break;
    default:
      return 2;
    }
  printf("a %d, b %s, left %d\n", a, b ? b : "(none)", argc - optind);
  return b ? 1 : 0;
}
//@ program-args: --sym-args 0 1 2
