/* Bubble sort of symbolic numbers: one path for each order they can have; 720 for six numbers, 120 for five. */
#include <loam.h>

#ifndef SIZE
#define SIZE 6
#endif

int main(void) {
  int a[SIZE];
  klee_make_symbolic(a, sizeof a, "a");
  for (int end = SIZE - 1; end > 0; end--)
    for (int i = 0; i < end; i++)
      if (a[i] > a[i + 1]) {
        int larger = a[i];
        a[i] = a[i + 1];
        a[i + 1] = larger;
      }
  return 0;
}
