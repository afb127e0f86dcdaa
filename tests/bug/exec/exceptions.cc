// Exceptions are not supported, and say so.
#include <loam.h>

int main() {
  try {
    if (klee_int("x") == 5)
      throw 3;
  } catch (int thrown) {
    return thrown;
  }
  return 0;
}
//@ bug: external
//@ completed: 1
