// Nor does memory with symbolic bytes, if the host can reach it; elsewhere it does not matter.
#include <loam.h>
#include <string.h>
#include <time.h>

struct format {
  const char *text;
  char spare[8];
};

int main(void) {
  struct tm time = {.tm_year = 100, .tm_mday = 3};
  char buffer[16], format[4] = "%d", elsewhere[4];
  klee_make_symbolic(elsewhere, sizeof elsewhere, "elsewhere");
  if (strftime(buffer, sizeof buffer, format, &time) != 2 || strcmp(buffer, "03"))
    return 9;
  if (!klee_is_symbolic(elsewhere[1]))
    return 8;
  format[1] = klee_int("c") ? 'd' : 'm';
  klee_make_symbolic(buffer, sizeof buffer, "buffer");
  return (int)strftime(buffer, sizeof buffer, format, &time); //~ BUG external: memory it can reach
}
//@ args: --libc none --external concrete
//@ status: done-with-losses
