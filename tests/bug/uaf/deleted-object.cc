// A virtual call on a deleted object.
#include <loam.h>

struct Base {
  int value = 4;
  virtual int get() { return value; }
  virtual ~Base() {}
};

int main() {
  Base *object = new Base;
  if (klee_int("x") == 1)
    delete object;
  return object->get(); //~ BUG uaf
}
//@ completed: 1
