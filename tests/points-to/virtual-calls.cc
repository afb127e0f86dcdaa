// Virtual functions are found through the tables their objects point to.
#include "claims.h"

static int first, second, third;

struct Base {
    virtual int *where() { return &first; }
    virtual ~Base() {}
};
struct Derived : Base {
    int *where() override { return &second; }
};

int main() {
    Base *base = new Derived;
    int *found = base->where();
    may_alias(found, &second);
    no_alias(found, &third);
    no_alias(base, found);
    delete base;
    return 0;
}
