// Up to four digits are read; the value has at most four digits.
// expect: holds
#include <assert.h>
#include <loam.h>

int main(void) {
  char text[5];
  klee_make_symbolic(text, sizeof text, "text");
  text[4] = 0;
  int value = 0, i = 0;
  for (; text[i] >= '0' && text[i] <= '9'; i++)
    value = value * 10 + (text[i] - '0');
  assert(i <= 4 && value >= 0 && value <= 9999);
  assert(i > 0 || value == 0);
  return 0;
}
