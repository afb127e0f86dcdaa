// A shift by as many bits as there are.
#include <loam.h>

int main(void) {
  int by = klee_range(0, 33, "by");
  return (1u << by) == 16; //~ BUG overshift
}
