// An object of C++ that nobody deletes.
struct Shape {
  virtual ~Shape() {}
  int sides = 3;
};

static int sides() {
  Shape *shape = new Shape; //~ BUG leak
  return shape->sides;
}

int main() { return sides() != 3; }
//@ args: --check leak
