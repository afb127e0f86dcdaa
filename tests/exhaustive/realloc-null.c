/* realloc of a null pointer, on some inputs, and free of one. */
#include "observe.h"

int main(void) {
  unsigned char b = byte("b");
  char *p = b & 1 ? malloc(3) : NULL;
  if (p)
    strcpy(p, "ab");
  p = realloc(p, 6);
  if (!(b & 1))
    strcpy(p, "xyz");
  strcat(p, b & 2 ? "1" : "");
  int shown = observe((long)strlen(p), 0, 6);
  free(b & 4 ? NULL : p);
  return shown;
}
