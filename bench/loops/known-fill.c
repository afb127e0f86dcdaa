// A large array is filled with known numbers; one of them is read at an input's index.
// expect: holds
#include <assert.h>
#include <loam.h>

static int numbers[20000];

int main(void) {
  for (int round = 0; round < 50; round++)
    for (int i = 0; i < 20000; i++)
      numbers[i] = i ^ round;
  unsigned at = klee_range(0, 20000, "at");
  assert(numbers[at] == (int)(at ^ 49));
  return 0;
}
