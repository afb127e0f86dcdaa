// A host function cannot call a function of the program.
#include <search.h>

static int compare(const void *a, const void *b) { return *(const int *)b - *(const int *)a; }

int main(void) {
  int numbers[] = {1, 3, 2}, wanted = 2;
  size_t count = 3;
  int *found = lfind(&wanted, numbers, &count, sizeof wanted, compare); //~ BUG external: the function 'compare' of the program
  return found != numbers + 2;
}
//@ args: --libc none
//@ status: done-with-losses
