// 2,000 known numbers are written as text into a buffer and read back; an input chooses where the text is cut.
// expect: holds
#include <assert.h>
#include <loam.h>

static char text[20000];

int main(void) {
  unsigned length = 0;
  for (unsigned i = 0; i < 2000; i++) {
    char digits[8];
    int count = 0;
    unsigned rest = i * 37;
    do
      digits[count++] = (char)('0' + rest % 10);
    while (rest /= 10);
    while (count)
      text[length++] = digits[--count];
    text[length++] = ' ';
  }
  unsigned at = 0;
  for (unsigned i = 0; i < 2000; i++) {
    unsigned value = 0;
    while (text[at] != ' ')
      value = value * 10 + (unsigned)(text[at++] - '0');
    at++;
    assert(value == i * 37);
  }
  assert(at == length);
  unsigned cut = klee_range(0, length, "cut");
  assert(text[cut] == ' ' || (text[cut] >= '0' && text[cut] <= '9'));
  return 0;
}
