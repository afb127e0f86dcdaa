// A host function writes through pointers. What it can read has one value afterwards; all else stays symbolic.
#define _XOPEN_SOURCE 700
#include <loam.h>
#include <stdio.h>
#include <time.h>
#include <unistd.h>

int main(void) {
  struct tm time = {.tm_year = 100, .tm_mon = 1, .tm_mday = 3};
  char buffer[32], seen[4], other[4], swapped[4];
  klee_make_symbolic(seen, sizeof seen, "seen");
  klee_make_symbolic(other, sizeof other, "other");
  size_t length = strftime(buffer, sizeof buffer, "%Y-%m-%d", &time);
  printf("%zu %s\n", length, buffer);
  klee_assume((seen[0] > 3) & (seen[0] < 6));
  swab(seen, swapped, 4);
  if (swapped[1] != seen[0] || swapped[0] != seen[1] || swapped[2] != seen[3])
    return 9;
  int small = 0;
  if (seen[0] == 4) // one way only
    small = 1;
  if (other[1] == 5)
    return 2 + small;
  return 4 + small;
}
//@ args: --libc none
//@ completed: 2
//@ stdout: 10 2000-02-03
//@ stderr: memory that the host function swab can reach is symbolic and was restricted to one value
//@ status: done-with-losses
