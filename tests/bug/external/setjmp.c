// setjmp is not supported, and says so.
#include <setjmp.h>

static jmp_buf place;

int main(void) {
  if (setjmp(place)) //~ BUG external: setjmp
    return 1;
  longjmp(place, 1);
}
