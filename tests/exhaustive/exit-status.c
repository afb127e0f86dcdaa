/* A symbolic exit status that a handler looks at before the path ends. */
#include "observe.h"

static int status;
static void look(void) { observe(status & 3, 0, 3); }

int main(void) {
  status = byte("b") & 0x1f;
  atexit(look);
  if (status == 9)
    exit(1);
  if (status > 20)
    exit(2);
  return 3;
}
