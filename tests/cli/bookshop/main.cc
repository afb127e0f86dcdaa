// Without arguments: what can be bought for any sum. With a sum and titles: what can be bought for it, and the prices.
#include "shelf.h"
#include <iomanip>
#include <iostream>
#include <loam.h>

int main(int argc, char **argv) {
  Shelf shelf;
  shelf.add("The Compleat Gardener's Companion", 30);
  shelf.add("Soil", 7);
  shelf.add("Roots and Shoots", 12);
  int sum = argc > 1 ? std::stoi(argv[1]) : klee_range(0, 40, "sum");
  auto lines = shelf.cheaper_than(sum);
  for (const auto &line : lines)
    std::cout << std::setw(40) << line << std::endl;
  try {
    for (int i = 2; i < argc; i++)
      std::cout << argv[i] << ": " << std::hex << shelf.price_of(argv[i]) << '\n';
  } catch (const NoSuchBook &problem) {
    std::cout << problem.what() << '\n';
  }
  return static_cast<int>(lines.size());
}
