// Arithmetic of narrow types happens in int, and what is stored is cut: nothing overflows. Unsigned arithmetic wraps by definition.
//@ args: --check overflow
#include <loam.h>

int main(void) {
  unsigned char byte = klee_range(0, 256, "byte");
  signed char small = (signed char)(byte + 100);
  short product = (short)(byte * byte);
  unsigned wraps = byte - 1u;
  unsigned long hash = 5381ul * 0x9e3779b97f4a7c15ul + byte;
  byte += 200;
  return (small > product) + (wraps > byte) + (hash == 3);
}
//@ exit: 0
