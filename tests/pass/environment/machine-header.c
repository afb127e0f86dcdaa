// A header that only the machine's C library has: the source is compiled against the machine's headers, and runs on Loam's library.
#include <sys/cdefs.h>

#include <ctype.h>
#include <errno.h>
#include <loam.h>
#include <stdio.h>
#include <stdlib.h>

__BEGIN_DECLS
int main(void);
__END_DECLS

int main(void) {
  char text[3] = "x7";
  text[0] = (char)klee_range('a', 'd', "letter");
  errno = 0;
  if (!isalpha((unsigned char)text[0]) || strtol(text + 1, NULL, 10) != 7 || errno)
    return 1;
  fprintf(stdout, "%s\n", text);
  return 0;
}
//@ exit-codes: 0=1
