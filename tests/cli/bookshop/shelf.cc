#include "shelf.h"
#include <algorithm>
#include <sstream>

void Shelf::add(const std::string &title, int price) { prices[title] = price; }

int Shelf::price_of(const std::string &title) const {
  auto found = prices.find(title);
  if (found == prices.end())
    throw NoSuchBook("no book is called " + title);
  return found->second;
}

std::vector<std::string> Shelf::cheaper_than(int price) const {
  std::vector<std::string> lines;
  for (const auto &[title, its_price] : prices) {
    std::ostringstream line;
    line << title << " (" << its_price << ')';
    if (its_price < price)
      lines.push_back(line.str());
  }
  std::sort(lines.begin(), lines.end(), [](auto &a, auto &b) { return a.size() < b.size(); });
  return lines;
}
