// Pointers and arithmetic in initialisers.
#include <assert.h>

static int numbers[4] = {1, 2, 3, 4};
static int *middle = &numbers[2];
static const char *text = "abcdef" + 2;
static struct {
  char c;
  int *p;
  double d;
} all[2] = {{'a', numbers, 1.5}, {'b', numbers + 3, -0.0}};
static long distance = (long)sizeof(all);
extern int alias __attribute__((alias("original")));
int original = 7;

int main(void) {
  assert(*middle == 3 && text[0] == 'c' && all[1].p[0] == 4 && all[0].d == 1.5);
  assert(distance == 48 && alias == 7);
  alias = 8;
  assert(original == 8);
  return 0;
}
