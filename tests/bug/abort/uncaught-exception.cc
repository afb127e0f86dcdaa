// An exception nobody catches ends the program, and so does one that leaves a function that must not throw.
#include <loam.h>
#include <stdexcept>
#include <vector>

struct Problem : std::runtime_error {
  explicit Problem(const char *what) : std::runtime_error(what) {}
};

static int at(const std::vector<int> &table, unsigned index) {
  return table.at(index); //~ BUG abort: uncaught exception of type std::out_of_range (vector::_M_range_check
}

static void quiet(int x) noexcept {
  if (x == 77)
    throw 1; //~ BUG abort: std::terminate is called
}

int main() {
  int x = klee_int("x");
  std::vector<int> table(4);
  try {
    if (x == 5)
      throw Problem("five"); //~ BUG abort: uncaught exception of type Problem (five)
    quiet(x);
  } catch (int) {
  }
  if (x >= 0 && x < 10)
    return at(table, x);
  return 0;
}
