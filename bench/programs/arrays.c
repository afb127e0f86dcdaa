/* An array of 100 bytes and one of zeros from calloc, as long; one byte of one of them changes in each branch: 4,096
 * paths. Small objects: there is little to share, so this shows what keeping layers costs. */
#include <loam.h>
#include <stdlib.h>

enum { SIZE = 100, CHOICES = 12 };

int main(void) {
  unsigned char choices[CHOICES], array[SIZE];
  unsigned char *zeros = calloc(SIZE, 1);
  klee_make_symbolic(choices, sizeof choices, "choices");
  for (int i = 0; i < SIZE; i++)
    array[i] = (unsigned char)i;
  for (int i = 0; i < CHOICES; i++)
    if (choices[i] > 100)
      array[i * 8] = 255;
    else
      zeros[i * 8] = 1;
  return array[1] == zeros[1];
}
