// A freed object from calloc is cleared again.
#include <stdlib.h>
#include <string.h>

int main(void) {
  char *p = calloc(4, 8);
  free(p);
  memset(p, 0, 32); //~ BUG uaf: write of 32 bytes in memset
  return 0;
}
