// Inline assembly on symbolic operands says what the same computation in C says.
#include <assert.h>
#include <loam.h>
#include <stdint.h>

int main(void) {
  uint64_t a, b;
  uint32_t c;
  klee_make_symbolic(&a, sizeof a, "a");
  klee_make_symbolic(&b, sizeof b, "b");
  klee_make_symbolic(&c, sizeof c, "c");

  uint64_t high, low;
  __asm__("addq %5,%q1\n\tadcq %3,%q0" : "=r"(high), "=&r"(low) : "0"(a), "rme"(3), "%1"(b), "rme"(a));
  unsigned __int128 sum = ((unsigned __int128)a << 64 | b) + ((unsigned __int128)3 << 64 | a);
  assert(high == (uint64_t)(sum >> 64) && low == (uint64_t)sum);

  uint32_t swapped = c;
  __asm__("bswap %0" : "+r"(swapped));
  assert(swapped == __builtin_bswap32(c));

  uint32_t old = 5, memory = c;
  __asm__ __volatile__("lock; xaddl %0, %1" : "+r"(old), "+m"(memory) : : "memory", "cc");
  assert(old == c && memory == c + 5);

  unsigned char below;
  __asm__("cmpl $1000, %1; setb %0" : "=q"(below) : "r"(c) : "cc");
  if (below)
    return 1;
  uint64_t top;
  __asm__("bsr\t%1,%0" : "=r"(top) : "rm"((uint64_t)c));
  if (top == 31)
    return 2;
  return 3;
}
//@ exit-codes: 1=1 2=1 3=1
