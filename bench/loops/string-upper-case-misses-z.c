// The loop does not change the letter z.
// expect: fails
#include <assert.h>
#include <loam.h>

int main(void) {
  char text[7];
  klee_make_symbolic(text, sizeof text, "text");
  text[6] = 0;
  for (char *at = text; *at != 0; at++)
    if (*at >= 'a' && *at < 'z')
      *at = (char)(*at - 'a' + 'A');
  for (int i = 0; text[i] != 0; i++)
    assert(text[i] < 'a' || text[i] > 'z');
  return 0;
}
