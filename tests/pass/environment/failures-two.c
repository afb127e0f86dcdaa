// Up to two failures: each of two calls fails or not.
#include <fcntl.h>
#include <unistd.h>

int main(void) {
  int failed = 0;
  if (chdir("/") != 0)
    failed |= 1;
  if (chdir("/tmp") != 0)
    failed |= 2;
  if (chdir("/") != 0)
    failed |= 4;
  return failed;
}
// Of three calls none, one or two fail: 1 + 3 + 3.
//@ args: --fail-syscalls 2
//@ exit-codes: 0=1 1=1 2=1 3=1 4=1 5=1 6=1
