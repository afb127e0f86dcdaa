/* Structures copied whole, with padding and fields that were never written. */
#include "observe.h"

struct padded {
  char a;
  long b;
  short c;
};

static struct padded made(unsigned char b) {
  struct padded p;
  p.a = (char)b;
  if (b & 1)
    p.b = b;
  p.c = 3;
  return p;
}

int main(void) {
  unsigned char b = byte("b");
  struct padded p = made(b), q, r[2];
  q = p;
  memcpy(&r[b >> 7], &q, sizeof q);
  if (b & 1)
    observe(r[b >> 7].b == b, 0, 1);
  return classify((unsigned char)r[b >> 7].a, 13);
}
