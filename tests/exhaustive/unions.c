/* Unions written through one member and read through another. */
#include "observe.h"

union word {
  uint32_t u;
  uint16_t h[2];
  uint8_t b[4];
  int8_t c;
};

int main(void) {
  unsigned char b = byte("b");
  union word w, v;
  w.b[0] = b;
  w.b[1] = 7;
  v = w;
  observe(v.h[0] == 0x0741, 0, 1);
  observe(v.c < 0, 0, 1);
  w.u = 0x01020304;
  w.b[b & 3] = 0x80;
  return classify(w.u, 17);
}
