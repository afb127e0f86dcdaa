// What a host function returns a pointer to is not the program's memory; that is no bug of the program.
#include <time.h>

int main(void) {
  time_t now = 86400;
  struct tm *parts = gmtime(&now);
  return parts->tm_mday; //~ BUG external: in the host's own memory
}
//@ args: --libc none
//@ status: done-with-losses
