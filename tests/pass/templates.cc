// Templates, references, overloading, constructors and destructors.
#include <assert.h>
#include <loam.h>

static int alive;

template <typename T, int N> struct Stack {
  T items[N];
  int count = 0;
  Stack() { alive++; }
  ~Stack() { alive--; }
  bool push(const T &item) {
    if (count == N)
      return false;
    items[count++] = item;
    return true;
  }
  T pop() { return items[--count]; }
};

template <typename T> static T largest(T a, T b) { return a < b ? b : a; }
static int kind(int) { return 1; }
static int kind(double) { return 2; }

int main() {
  {
    Stack<int, 3> stack;
    int n = klee_range(0, 5, "n");
    int pushed = 0;
    for (int i = 0; i < n; i++)
      pushed += stack.push(i);
    assert(pushed == largest(0, n < 3 ? n : 3));
    if (pushed)
      assert(stack.pop() == pushed - 1);
    assert(alive == 1);
  }
  assert(alive == 0 && kind(1) == 1 && kind(1.0) == 2);
  auto twice = [](int x) { return 2 * x; };
  assert(twice(4) == 8);
  return 0;
}
