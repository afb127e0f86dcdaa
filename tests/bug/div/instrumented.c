// Division by zero in a program built with the sanitizer's minimal runtime.
//@ flags: -g -fsanitize=integer-divide-by-zero -fsanitize-minimal-runtime
#include <loam.h>

int main(void) {
  int n = klee_range(0, 3, "n");
  return 6 / n; //~ BUG div
}
//@ completed: 1
//@ skip-replay: the minimal runtime does not go with other sanitizers
