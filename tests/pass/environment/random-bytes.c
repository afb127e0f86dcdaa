// Random bytes that may be anything: both ways are explored.
#include <sys/random.h>

int main(void) {
  unsigned char byte;
  if (getrandom(&byte, 1, 0) != 1)
    return 9;
  if (byte == 77)
    return 1;
  return 0;
}
//@ args: --random symbolic
//@ exit-codes: 0=1 1=1
