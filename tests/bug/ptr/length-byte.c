// A message says how long it is, and is believed.
#include <loam.h>
#include <string.h>

struct reply {
  unsigned char length;
  char text[7];
};

int main(void) {
  unsigned char packet[8];
  struct reply reply;
  klee_make_symbolic(packet, sizeof packet, "packet");
  reply.length = packet[0];
  if (reply.length == 0)
    return 1;
  memcpy(reply.text, packet + 1, reply.length); //~ BUG ptr
  return 0;
}
