// Memory of alloca lives until the function returns.
#include <assert.h>
#include <loam.h>

int main(void) {
  int n = klee_range(1, 5, "n"), *list[5];
  for (int i = 0; i < n; i++) {
    list[i] = __builtin_alloca(sizeof(int));
    *list[i] = i * i;
  }
  int sum = 0;
  for (int i = 0; i < n; i++)
    sum += *list[i];
  assert(sum == (n - 1) * n * (2 * n - 1) / 6);
  return 0;
}
//@ completed: 4
