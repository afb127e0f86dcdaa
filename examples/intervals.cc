// A set of intervals: those that touch are joined. Any three intervals are added.
#include <algorithm>
#include <cassert>
#include <loam.h>
#include <vector>

struct Interval {
  int begin, end; // [begin, end)
};

class IntervalSet {
public:
  void add(Interval added) {
    if (added.begin >= added.end)
      return;
    auto first = std::find_if(intervals.begin(), intervals.end(),
                              [&](const Interval &old) { return old.end >= added.begin; });
    if (first == intervals.end() || first->begin > added.end) {
      intervals.insert(first, added);
      return;
    }
    first->begin = std::min(first->begin, added.begin);
    first->end = std::max(first->end, added.end);
    // The joined interval may have grown over those behind it.
    for (auto next = first + 1; next != intervals.end() && next->begin <= first->end; ++next) {
      first->end = std::max(first->end, next->end);
      intervals.erase(next);
    }
  }

  const std::vector<Interval> &all() const { return intervals; }

private:
  std::vector<Interval> intervals;
};

int main() {
  IntervalSet set;
  for (int i = 0; i < 4; i++) {
    int begin = klee_range(0, 8, "begin"), length = klee_range(1, 8, "length");
    set.add({begin, begin + length});
  }
  for (size_t i = 1; i < set.all().size(); i++)
    assert(set.all()[i - 1].end < set.all()[i].begin);
}
