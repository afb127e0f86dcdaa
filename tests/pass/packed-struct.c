// Members at odd addresses.
#include <assert.h>
#include <loam.h>
#include <string.h>

struct __attribute__((packed)) record {
  char kind;
  int number;
  short s;
  double d;
};

int main(void) {
  struct record r = {'k', klee_int("number"), -2, 0.25};
  unsigned char bytes[sizeof r];
  memcpy(bytes, &r, sizeof r);
  assert(sizeof r == 15 && bytes[0] == 'k' && bytes[5] == 0xfe && r.d == 0.25);
  assert((bytes[1] | bytes[2] << 8 | bytes[3] << 16 | (unsigned)bytes[4] << 24) == (unsigned)r.number);
  return 0;
}
