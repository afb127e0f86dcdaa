// An index behind a vector's end is reported where the program uses it, not in the library's header.
#include <loam.h>
#include <vector>

int main() {
  std::vector<int> table{1, 2, 3, 4};
  unsigned index = klee_range(0, 6, "index");
  return table[index]; //~ BUG ptr
}
//@ completed: 1
