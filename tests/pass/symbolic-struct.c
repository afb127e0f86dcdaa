// A whole structure as input, read member by member.
#include <loam.h>

struct header {
  unsigned short magic;
  unsigned char version, flags;
  unsigned length;
};

int main(void) {
  struct header h;
  klee_make_symbolic(&h, sizeof h, "header");
  if (h.magic != 0xcafe)
    return 1;
  if (h.version < 2 || h.version > 3)
    return 2;
  if (h.flags & 0x80)
    return h.length == 0 ? 3 : 4;
  if (h.length % 8)
    return 5;
  return 0;
}
