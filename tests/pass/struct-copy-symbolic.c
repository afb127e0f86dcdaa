// A structure assigned as a whole keeps its symbolic members.
#include <loam.h>
#include <string.h>

struct record {
  int id;
  char name[12];
  double weight;
};

int main(void) {
  struct record a = {0, "loam", 1.5}, b, all[3];
  a.id = klee_int("id");
  b = a;
  all[1] = b;
  klee_assert(all[1].id == a.id && strcmp(all[1].name, "loam") == 0 && all[1].weight == 1.5);
  if (all[1].id == 1234567)
    return 1;
  return 0;
}
//@ exit-codes: 0=1 1=1
