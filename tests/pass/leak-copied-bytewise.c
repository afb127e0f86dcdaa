// The bytes of a pointer, copied to where no pointer is declared.
#include <stdlib.h>
#include <string.h>

static _Alignas(8) char store[16];

static void keep(void *p) { memcpy(store + 8, &p, sizeof p); }

int main(void) {
  keep(malloc(8));
  return 0;
}
//@ args: --check leak
