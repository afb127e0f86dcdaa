// Brackets are pushed and popped; a closing bracket of another kind is claimed to be impossible.
// expect: fails
#include <assert.h>
#include <loam.h>

int main(void) {
  unsigned char text[6], stack[6];
  int height = 0;
  klee_make_symbolic(text, sizeof text, "text");
  for (int i = 0; i < 6; i++) {
    if (text[i] == '(' || text[i] == '[')
      stack[height++] = text[i];
    else if ((text[i] == ')' || text[i] == ']') && height > 0)
      assert(stack[--height] + 1 == text[i] || stack[height] == '[');
    else
      return 0;
  }
  return 0;
}
