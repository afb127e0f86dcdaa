/* Counts the bytes of standard input. */
#include <stdio.h>

int main(void) {
  int count = 0;
  while (getchar() != EOF)
    count++;
  printf("%d bytes\n", count);
  return 0;
}
