/* The primes below 400,000, several times over. */
#include <stdio.h>
#include <stdlib.h>

#ifndef TIMES
#define TIMES 1
#endif

enum { LIMIT = 400000, ROUNDS = 4 * TIMES };

static int count_primes(unsigned char *composite) {
  int count = 0;
  for (int i = 0; i < LIMIT; i++)
    composite[i] = 0;
  for (int i = 2; i < LIMIT; i++) {
    if (composite[i])
      continue;
    count++;
    for (int multiple = 2 * i; multiple < LIMIT; multiple += i)
      composite[multiple] = 1;
  }
  return count;
}

int main(void) {
  unsigned char *composite = malloc(LIMIT);
  int count = 0;
  for (int round = 0; round < ROUNDS; round++)
    count += count_primes(composite);
  free(composite);
  printf("%d\n", count);
  return 0;
}
