// Books by title, with what they cost.
#include <map>
#include <stdexcept>
#include <string>
#include <vector>

struct NoSuchBook : std::runtime_error {
  using std::runtime_error::runtime_error;
};

class Shelf {
public:
  void add(const std::string &title, int price);
  int price_of(const std::string &title) const;
  std::vector<std::string> cheaper_than(int price) const;

private:
  std::map<std::string, int> prices;
};
