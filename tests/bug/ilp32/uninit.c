// A pointer of which only two bytes were written.
#include <loam.h>
#include <string.h>

int main(void) {
  int x = 1, *good = &x, *bad;
  memcpy(&bad, &good, 2);
  return *bad; //~ BUG uninit
}
//@ args: --compiler-arg=-m32 --check uninit
//@ skip-replay: the memory sanitizer is for programs of 64 bits only
