// Thread-local variables of the only thread.
#include <assert.h>

static _Thread_local int counter = 5;
_Thread_local char buffer[4];

int main(void) {
  counter += 2;
  buffer[3] = 'x';
  assert(counter == 7 && buffer[0] == 0 && buffer[3] == 'x');
  return 0;
}
