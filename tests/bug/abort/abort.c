// abort is called.
#include <loam.h>
#include <stdlib.h>

int main(void) {
  if (klee_int("x") == 42)
    abort(); //~ BUG abort
  return 0;
}
