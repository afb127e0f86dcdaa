/* Fills and copies of symbolic length at symbolic places, one upon the other, and what is read between them. */
#include "observe.h"

int main(void) {
  unsigned char a = byte("a"), b = byte("b");
  unsigned char t[24], u[24];
  for (unsigned i = 0; i < sizeof t; i++) {
    t[i] = (unsigned char)i;
    u[i] = (unsigned char)(100 + i);
  }
  unsigned from = a & 7, to = a >> 3 & 7, length = a >> 6 | (b & 3) << 2;
  memset(t + from, 50, length);
  t[to] = 60;
  memcpy(u + to, t + from, length);
  memmove(t + to, t + from, length);
  memset(u + (b >> 2 & 15), 70, b >> 6);
  u[length] += 1;
  memmove(u + 1, u, length);
  unsigned sum = 0;
  for (unsigned i = 0; i < sizeof t; i++)
    sum = sum * 31 + t[i] + u[i] * 7u;
  return observe((t[b & 15] + u[b >> 4] + sum % 13) % 20, 0, 20);
}
