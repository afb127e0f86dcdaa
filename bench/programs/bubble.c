/* Bubble sort of six symbolic numbers: one path for each order they can have, 720. */
#include <loam.h>

int main(void) {
  int a[6];
  klee_make_symbolic(a, sizeof a, "a");
  for (int end = 5; end > 0; end--)
    for (int i = 0; i < end; i++)
      if (a[i] > a[i + 1]) {
        int larger = a[i];
        a[i] = a[i + 1];
        a[i + 1] = larger;
      }
  return 0;
}
