// The containers and algorithms of C++'s library, in the same order and with the same results as natively.
#include <algorithm>
#include <cstdio>
#include <deque>
#include <functional>
#include <list>
#include <map>
#include <memory>
#include <numeric>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <variant>
#include <vector>

static void trees() {
  std::map<int, std::string> map;
  for (int i = 0; i < 200; i++)
    map[i * 37 % 211] = std::to_string(i);
  for (int i = 0; i < 200; i += 3)
    map.erase(i);
  int last = -1, sum = 0;
  for (auto &[key, value] : map) {
    if (key <= last)
      printf("not in order\n");
    last = key;
    sum += key + (int)value.size();
  }
  for (auto it = map.rbegin(); it != map.rend(); ++it)
    sum ^= it->first;
  std::multiset<int> several{3, 1, 3, 2, 3};
  printf("tree %zu %d %zu %d\n", map.size(), sum, several.count(3), *map.lower_bound(100) == *map.find(100));
}

static void tables() {
  std::unordered_map<std::string, int> table;
  for (int i = 0; i < 60; i++)
    table["key" + std::to_string(i * i)] = i;
  table.erase("key4");
  std::unordered_set<int> numbers{5, 17, 99, 4};
  unsigned hash = 0;
  for (auto &[key, value] : table)
    hash = hash * 31 + value;
  for (int number : numbers)
    hash = hash * 31 + number;
  printf("table %zu %zu %u\n", table.size(), table.bucket_count(), hash);
}

static void sequences() {
  std::list<int> a{5, 1, 4}, b{9, 8};
  a.splice(a.begin(), b);
  a.sort();
  a.reverse();
  a.remove(4);
  b.swap(a);
  std::deque<int> d;
  for (int i = 0; i < 300; i++)
    i % 2 ? d.push_back(i) : d.push_front(i);
  std::vector<int> v(b.begin(), b.end());
  v.insert(v.begin() + 1, 3, 7);
  std::stable_sort(v.begin(), v.end(), std::greater<>());
  auto place = std::lower_bound(v.begin(), v.end(), 7, std::greater<>());
  printf("sequence %zu %zu %d %d %d %d %d\n", a.size(), b.size(), d[10], d[290], v[0], (int)(place - v.begin()),
         std::accumulate(v.begin(), v.end(), 0));
}

static void rest() {
  std::string text = "hello, world";
  std::replace(text.begin(), text.end(), 'o', '0');
  text.insert(5, std::string(20, '-')).erase(0, 2);
  std::string_view view = text;
  std::function<int(int)> twice = [&](int x) { return 2 * x + (int)view.size(); };
  std::optional<int> maybe = twice(4);
  std::variant<int, std::string> either = std::string("either");
  auto shared = std::make_shared<std::string>("shared");
  std::weak_ptr<std::string> weak = shared;
  auto unique = std::make_unique<int[]>(5);
  unique[4] = std::stoi("-17");
  printf("rest %s %d %s %ld %d\n", text.c_str(), maybe.value_or(0), std::get<std::string>(either).c_str(), shared.use_count(),
         unique[4]);
  shared.reset();
  printf("%d %d\n", weak.expired(), view.find("w0r") == text.find("w0r"));
}

int main() {
  trees();
  tables();
  sequences();
  rest();
}
//@ completed: 1
