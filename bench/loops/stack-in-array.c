// Inputs push and pop; the stack gives back what was pushed last.
// expect: holds
#include <assert.h>
#include <loam.h>

int main(void) {
  int stack[12], height = 0;
  for (int step = 0; step < 30; step++) {
    if (__VERIFIER_nondet_bool()) {
      if (height < 12)
        stack[height++] = step;
    } else if (height > 0) {
      int top = stack[--height];
      assert(top < step);
      assert(height == 0 || stack[height - 1] < top);
    }
  }
  return 0;
}
