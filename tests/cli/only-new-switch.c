// A case of a switch that leads straight to where the others meet has no code of its own.
#include <loam.h>
#include <stdio.h>

int main(void) {
  char letters[2];
  klee_make_symbolic(letters, sizeof letters, "letters");
  int sum = 0;
  for (int i = 0; i < 2; i++) {
    switch (letters[i]) {
    case 'a': puts("a"); break;
    case 'b': puts("b"); break;
    case 'c': break;
    default: return 1;
    }
    sum += i;
  }
  printf("%d\n", sum);
  return 0;
}
