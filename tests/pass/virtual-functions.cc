// Virtual functions, chosen by the input.
#include <loam.h>

struct Shape {
  virtual int area() const = 0;
  virtual ~Shape() {}
};
struct Square : Shape {
  int side;
  explicit Square(int side) : side(side) {}
  int area() const override { return side * side; }
};
struct Line : Shape {
  int area() const override { return 0; }
};

int main() {
  Shape *shape = klee_int("x") > 0 ? static_cast<Shape *>(new Square(3)) : new Line;
  int area = shape->area();
  delete shape;
  return area;
}
//@ exit-codes: 0=1 9=1
