// The machine's random numbers, from every kind of generator; replays print the same.
#include <stdio.h>
#include <stdlib.h>

static void some(const char *what) {
  printf("%s", what);
  for (int i = 0; i < 5; i++)
    printf(" %d", rand());
  printf("\n");
}

int main(void) {
  static char states[5][256];
  static const size_t sizes[] = {8, 32, 64, 128, 256};
  some("unseeded");
  srand(0);
  some("0");
  srand(123456789);
  some("seeded");
  for (int i = 0; i < 5; i++) {
    char *before = initstate(7 + (unsigned)i, states[i], sizes[i]);
    some("kind");
    setstate(before);
  }
  some("before");
  setstate(states[3]);
  some("again");
  unsigned seed = 5;
  printf("%d %d\n", rand_r(&seed), rand_r(&seed));
  return 0;
}
