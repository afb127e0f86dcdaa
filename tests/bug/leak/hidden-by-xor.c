// A pointer of which only a mixture with a number is kept counts as lost: nobody can see it in there.
#include <stdint.h>
#include <stdlib.h>

static uintptr_t hidden;

static void hide(void) {
  hidden = (uintptr_t)malloc(8) ^ 0x5555555555555555; //~ BUG leak
}

int main(void) {
  hide();
  return hidden == 0;
}
//@ args: --check leak
//@ golden
