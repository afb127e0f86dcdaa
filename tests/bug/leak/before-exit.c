// exit does not save what was lost before.
#include <stdlib.h>

static void lose(void) {
  void *p = malloc(3); //~ BUG leak
  (void)p;
}

static void stop(void) { exit(0); }

int main(void) {
  lose();
  stop();
}
//@ args: --check leak
//@ golden
