// Containers whose buffers are members, behind virtual calls.
#include <cassert>
#include <loam.h>
#include <memory>
#include <vector>

struct Row {
  virtual ~Row() = default;
  virtual unsigned char &at(unsigned column) = 0;
};

struct Plain : Row {
  std::vector<unsigned char> bytes = std::vector<unsigned char>(300, 1);
  unsigned char &at(unsigned column) override { return bytes[column]; }
};

struct Reversed : Row {
  std::vector<unsigned char> bytes = std::vector<unsigned char>(310, 2);
  unsigned char &at(unsigned column) override { return bytes[309 - column]; }
};

int main() {
  std::vector<std::unique_ptr<Row>> rows;
  rows.push_back(std::make_unique<Plain>());
  rows.push_back(std::make_unique<Reversed>());
  rows.push_back(std::make_unique<Plain>());
  unsigned i = (unsigned)klee_choose(3), j = (unsigned)klee_choose(300);
  rows[i]->at(j) = 100;
  assert(rows[0]->at(j) == (i == 0 ? 100 : 1));
  assert(rows[1]->at(j) == (i == 1 ? 100 : 2));
  rows.erase(rows.begin());
  assert(rows[1]->at(j) == (i == 2 ? 100 : 1));
  return 0;
}
//@ memory: all
