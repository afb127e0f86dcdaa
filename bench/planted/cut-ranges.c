// cut: the fields to print are marked in a bit map that has room for the greatest end of a range; an open range such as
// "3-" marks its start beyond it.
// inputs: --sym-args 1 2 5
// kind: ptr
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static unsigned greatest;
static unsigned char *marked;

static const char *number(const char *text, unsigned *value) {
  *value = 0;
  while (*text >= '0' && *text <= '9')
    *value = *value * 10 + (unsigned)(*text++ - '0');
  return text;
}

static int each_range(const char *text, int is_marking) {
  for (;;) {
    unsigned low, high;
    text = number(text, &low);
    high = low;
    if (*text == '-') {
      text = number(text + 1, &high);
      if (high == 0)
        high = is_marking ? low : 0; // planted: the first pass does not count the start of an open range
    }
    if (low == 0 || (high && high < low) || high > 500)
      return 0;
    if (!is_marking && high > greatest)
      greatest = high;
    for (unsigned i = low; is_marking && i <= high; i++)
      marked[i / 8] |= (unsigned char)(1 << i % 8);
    if (*text != ',')
      return *text == 0;
    text++;
  }
}

int main(int argc, char **argv) {
  if (argc < 2 || argv[1][0] != '-' || argv[1][1] != 'f')
    return 2;
  if (!each_range(argv[1] + 2, 0))
    return 1;
  marked = calloc(greatest / 8 + 1, 1);
  each_range(argv[1] + 2, 1);
  printf("%d\n", marked[0]);
  return 0;
}
