// klee_check_memory_access reports without touching the memory.
#include <loam.h>

int main(void) {
  char a[8];
  klee_check_memory_access(a, 8);
  klee_check_memory_access(a, 9); //~ BUG ptr
  return 0;
}
