// A pointer made of input bytes can point anywhere.
#include <loam.h>

int main(void) {
  long address;
  klee_make_symbolic(&address, sizeof address, "address");
  klee_assume(address == 0x700000001000);
  return *(char *)address; //~ BUG ptr
}
