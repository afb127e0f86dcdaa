// delete of a deleted object.
#include <loam.h>

int main() {
  int *p = new int(3);
  delete p;
  if (klee_int("x") == 2)
    delete p; //~ BUG free: double free
  return 0;
}
//@ completed: 1
