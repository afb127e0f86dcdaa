// An integer that is no pointer is called and read through.
#include <loam.h>
#include <stdint.h>

int main(void) {
  uintptr_t number = klee_choose(3);
  if (number == 0)
    return *(int *)0xfffffff0u; //~ BUG ptr
  if (number == 1)
    ((void (*)(void))0x12345678)(); //~ BUG ptr: call through a pointer to no function
  return *(const char *)"constant" == 'c' ? (*(char *)"constant" = 'x') : 0; //~ BUG readonly
}
//@ args: --compiler-arg=-m32
