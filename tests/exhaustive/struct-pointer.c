/* Structures through a symbolic pointer. */
#include "observe.h"

struct item {
  char tag;
  int value;
  unsigned short counts[3];
};
static struct item items[4] = {{'a', 10, {1, 2, 3}}, {'b', 20, {4, 5, 6}}, {'c', 30, {7, 8, 9}}, {'d', 40, {0, 0, 0}}};

int main(void) {
  unsigned char b = byte("b");
  struct item *p = &items[b & 3];
  p->counts[(b >> 2) % 3] += 10;
  p->value -= p->tag - 'a';
  struct item *q = items + (b >> 5 & 3);
  return classify((unsigned)q->value * 4 + q->counts[1], 43);
}
