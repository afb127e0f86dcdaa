// What cannot be printed is not printed, and the program is told.
#include <assert.h>
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

int main(void) {
  errno = 0;
  assert(write(77, "x", 1) == -1 && errno == EBADF);
  assert(fwrite("abc", 0, 5, stdout) == 0);
  assert(fwrite("abc\n", 1, 4, stdout) == 4);
  long double third = 1.0L / 3;
  printf("%.20Lf\n", third);
  errno = ENOENT;
  perror("lost");
  fflush(stdout);
  close(1);
  assert(printf("%d\n", 5) == 2 && fflush(stdout) == EOF && errno == EBADF);
  assert(ferror(stdout));
  return 0;
}
//@ stdout: abc
//@ stdout: 0.33333333333333333334
