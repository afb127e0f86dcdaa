// Elements that compare equal keep their order, as on the machine.
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>

static int by_tens(const void *a, const void *b) {
  return *(const int *)a / 10 - *(const int *)b / 10;
}

static int by_modulus(const void *a, const void *b, void *modulus) {
  return *(const int *)a % *(int *)modulus - *(const int *)b % *(int *)modulus;
}

static void show(const int *numbers, int count) {
  for (int i = 0; i < count; i++)
    printf("%d ", numbers[i]);
  printf("\n");
}

int main(void) {
  int numbers[] = {25, 13, 28, 11, 37, 22, 19, 20, 31, 12, 30};
  int count = sizeof numbers / sizeof *numbers, modulus = 3;
  qsort(numbers, count, sizeof *numbers, by_tens);
  show(numbers, count);
  qsort_r(numbers, count, sizeof *numbers, by_modulus, &modulus);
  show(numbers, count);
  return 0;
}
