// Virtual calls on one of several objects of different classes, some of which have two bases.
#include <assert.h>
#include <loam.h>

struct Named {
  char letter;
  explicit Named(char letter) : letter(letter) {}
  virtual char name() const { return letter; }
  virtual ~Named() {}
};
struct Shape {
  virtual int area() const = 0;
  virtual void grow() = 0;
  virtual ~Shape() {}
};
struct Square : Shape {
  int side;
  explicit Square(int side) : side(side) {}
  int area() const override { return side * side; }
  void grow() override { side++; }
};
struct Box : Named, Shape {
  int width, height;
  Box(int width, int height) : Named('b'), width(width), height(height) {}
  int area() const override { return width * height; }
  void grow() override { width++, height++; }
};
struct Line : Shape {
  int area() const override { return 0; }
  void grow() override {}
};

int main() {
  Shape *shapes[4] = {new Square(3), new Box(2, 5), new Line, new Square(4)};
  unsigned i = (unsigned)klee_choose(4), j = (unsigned)klee_choose(4);
  const int before[] = {9, 10, 0, 16}, after[] = {16, 18, 0, 25};
  assert(shapes[i]->area() == before[i]);
  shapes[i]->grow();
  assert(shapes[j]->area() == (i == j ? after[j] : before[j]));
  Box *box = dynamic_cast<Box *>(shapes[j]);
  assert((box != nullptr) == (j == 1));
  assert(!box || box->name() == 'b');
  for (Shape *shape : shapes)
    delete shape;
  return 0;
}
