/* strcpy, strcat, strncpy and strdup of strings that a symbolic byte cuts short. */
#include "observe.h"

int main(void) {
  unsigned char b = byte("b");
  char s[6] = "abcde", t[12] = "", *d;
  s[b % 6] = 0;
  strcpy(t, s);
  strcat(t, "xy");
  strncpy(t + 8, s, 3);
  observe((long)strlen(t), 0, 11);
  d = strdup(t);
  d[0] = d[0] == 'x' ? 'q' : d[0];
  int shown = observe(strcmp(d, t) < 0, 0, 1);
  free(d);
  return shown * 4 + observe(t[9] == 'b', 0, 1);
}
