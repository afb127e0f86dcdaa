// Exceptions: handlers by type, base and pointer, cleanups on the way, rethrowing, nested ones, inputs that decide.
#include <loam.h>
#include <cstdio>
#include <stdexcept>
#include <string>
#include <vector>

struct Shape {
  virtual ~Shape() {}
  int sides = 0;
};
struct Named {
  virtual ~Named() {}
  int letters = 4;
};
struct Square : Shape, Named {
  Square() { sides = 4; }
};
struct Third : virtual Named {};

static int alive;
struct Guard {
  int number;
  explicit Guard(int number) : number(number) { alive++; }
  ~Guard() {
    alive--;
    try { // an exception in a cleanup that does not leave it
      if (number == 2)
        throw 'c';
    } catch (char) {
    }
  }
};

static void thrower(int what) {
  Guard first(1), second(2);
  std::vector<int> room(3);
  static const int value = 7;
  switch (what) {
  case 0: throw 42;
  case 1: throw std::string("text");
  case 2: throw Square();
  case 3: room.at(5) = 1; break;
  case 4: throw &value;
  case 5: throw Third();
  case 6: throw std::runtime_error(std::string("made ") + "here");
  case 7: throw "literal";
  }
}

static int caught(int what) {
  try {
    Guard outer(3);
    try {
      thrower(what);
    } catch (const std::runtime_error &error) {
      Guard inside(4);
      printf("runtime: %s\n", error.what());
      throw;
    } catch (char) {
      return -1;
    }
  } catch (int number) {
    return number;
  } catch (const std::string &text) {
    return 100 + (int)text.size();
  } catch (Named &named) { // not the first base
    return 200 + named.letters;
  } catch (const std::logic_error &error) {
    printf("%s\n", error.what());
    return 300;
  } catch (const int *pointer) {
    return 400 + *pointer;
  } catch (const std::exception &error) {
    printf("again: %s\n", error.what());
    return 500;
  } catch (...) {
    return 600;
  }
  return 0;
}

struct Refuses {
  std::string held = "a string that is too long to be kept inside";
  Refuses() { throw 5; }
};

int main() {
  for (int what = 0; what < 9; what++)
    printf("%d: %d\n", what, caught(what));
  try {
    Refuses *never = new Refuses;
    delete never;
  } catch (int number) {
    printf("constructor %d\n", number);
  }
  unsigned char x;
  klee_make_symbolic(&x, sizeof x, "x");
  int result = 0;
  try {
    std::string text(x % 5, 'a');
    if (text.at(2) == 'a')
      result = 1;
  } catch (const std::out_of_range &) {
    result = 2;
  }
  if (alive != 0)
    return 99;
  if (result == 1)
    return 1;
  return 2;
}
//@ exit-codes: 1=1 2=3
//@ stdout: runtime: made here
//@ stdout: vector::_M_range_check: __n (which is 5) >= this->size() (which is 3)
