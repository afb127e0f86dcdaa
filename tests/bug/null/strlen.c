// A string that is null.
#include <loam.h>
#include <string.h>

int main(void) {
  const char *names[] = {"one", 0, "three"};
  int i = klee_range(0, 3, "i");
  return (int)strlen(names[i]); //~ BUG null
}
//@ exit-codes: 3=1 5=1
//@ golden
