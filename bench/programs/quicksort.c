/* Sorts 100,000 numbers, several times over. */
#include <stdint.h>
#include <stdio.h>

#ifndef TIMES
#define TIMES 1
#endif

enum { COUNT = 100000, ROUNDS = 4 * TIMES };

static uint32_t numbers[COUNT];
static uint32_t random_state = 1;

static uint32_t next_random(void) {
  random_state = random_state * 1664525u + 1013904223u;
  return random_state >> 4;
}

static void swap(uint32_t *a, uint32_t *b) {
  uint32_t old = *a;
  *a = *b;
  *b = old;
}

static void sort(uint32_t *a, int low, int high) {
  while (low < high) {
    uint32_t pivot = a[low + (high - low) / 2];
    int i = low, j = high;
    while (i <= j) {
      while (a[i] < pivot)
        i++;
      while (a[j] > pivot)
        j--;
      if (i <= j)
        swap(&a[i++], &a[j--]);
    }
    sort(a, low, j);
    low = i;
  }
}

int main(void) {
  uint32_t check = 0;
  for (int round = 0; round < ROUNDS; round++) {
    for (int i = 0; i < COUNT; i++)
      numbers[i] = next_random();
    sort(numbers, 0, COUNT - 1);
    for (int i = 0; i < COUNT; i += 1000)
      check = check * 31 + numbers[i];
  }
  printf("%u\n", check);
  return 0;
}
