// inflate: the lengths of a code are read from the input, and a look-up table is filled with the symbol of every prefix.
// A set of lengths that claims more prefixes than there are is not refused.
// inputs: --sym-stdin 6
// kind: ptr
#include <stdio.h>
#include <stdlib.h>

enum { MAX_BITS = 5, SYMBOLS = 8 };

struct entry {
  unsigned char symbol, length;
};

static unsigned bits, available;

static unsigned take(unsigned n) {
  while (available < n) {
    int c = getchar();
    bits |= (unsigned)(c == EOF ? 0 : c) << available;
    available += 8;
  }
  unsigned value = bits & ((1u << n) - 1);
  bits >>= n;
  available -= n;
  return value;
}

static int build(struct entry *table, const unsigned *lengths, unsigned n) {
  unsigned at = 0;
  for (unsigned length = 1; length <= MAX_BITS; length++)
    for (unsigned symbol = 0; symbol < n; symbol++) {
      if (lengths[symbol] != length)
        continue;
      for (unsigned prefix = 0; prefix < 1u << (MAX_BITS - length); prefix++)
        table[at++] = (struct entry){(unsigned char)symbol, (unsigned char)length}; // planted: at is not compared
    }
  return at == 1u << MAX_BITS;
}

int main(void) {
  unsigned lengths[SYMBOLS];
  struct entry *table = calloc(1u << MAX_BITS, sizeof *table);
  unsigned n = take(3) + 1;
  for (unsigned i = 0; i < n; i++)
    if ((lengths[i] = take(3)) > MAX_BITS)
      return 1;
  if (!build(table, lengths, n))
    return 1;
  for (int i = 0; i < 3; i++) {
    struct entry entry = table[take(MAX_BITS)];
    printf("%d %d\n", entry.symbol, entry.length);
  }
  return 0;
}
