// All bytes are written through one member and read through another.
#include <stdint.h>

union both {
  uint32_t number;
  unsigned char bytes[4];
};

int main(void) {
  union both u;
  u.number = 0x01020304;
  if (u.bytes[0] == 4 && u.bytes[3] == 1)
    return 1;
  return 0;
}
//@ exit-codes: 1=1
//@ args: --check uninit
