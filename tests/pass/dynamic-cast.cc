// dynamic_cast up, down and across, with several and virtual bases; typeid; static locals; new in all its forms.
#include <cstdio>
#include <new>
#include <typeinfo>

struct A { virtual ~A() {} int a = 1; };
struct B : virtual A { int b = 2; };
struct C : virtual A { int c = 3; };
struct D : B, C { int d = 4; };
struct Other { virtual ~Other() {} int o = 5; };
struct Both : Other, D {};
struct Hidden : private Other, A {};
struct Left : A {};
struct Right : A {};
struct Twice : Left, Right {};

static int order;
struct Noted {
  int number;
  explicit Noted(int number) : number(number) { printf("make %d as %d\n", number, order++); }
  ~Noted() { printf("drop %d\n", number); }
};
static Noted first(1);
static Noted &local() {
  static Noted made(2);
  return made;
}
static Noted last(3);

struct alignas(64) Wide { char bytes[64]; };

int main() {
  Both both;
  A *a = &both;
  printf("%d %d %d\n", dynamic_cast<B *>(a)->b, dynamic_cast<C *>(a)->c, dynamic_cast<D *>(a)->d);
  Other *other = dynamic_cast<Other *>(a);
  printf("%d %d\n", other->o, dynamic_cast<C *>(other)->a);
  Hidden hidden;
  A *part = &hidden;
  printf("%d %d\n", dynamic_cast<Other *>(part) == nullptr, dynamic_cast<Hidden *>(part) == &hidden);
  Twice twice;
  Left *left = &twice;
  printf("%d %d\n", dynamic_cast<Right *>(left) == &twice, dynamic_cast<void *>(left) == &twice);
  A plain;
  printf("%d\n", dynamic_cast<B *>(&plain) == nullptr);
  try {
    (void)dynamic_cast<B &>(plain);
  } catch (const std::bad_cast &error) {
    printf("%s\n", error.what());
  }
  printf("%d %d %s\n", typeid(*a) == typeid(Both), typeid(*a) == typeid(D), typeid(int).name());
  printf("%d %d\n", local().number, local().number);
  Wide *wide = new Wide[2];
  printf("%d\n", (int)((unsigned long)wide % 64));
  delete[] wide;
  int *number = new (std::nothrow) int(3);
  printf("%d\n", *number);
  delete number;
}
//@ completed: 1
