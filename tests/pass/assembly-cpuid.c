// A program that asks the machine what it can do: everything that 64-bit machines have, and nothing more.
#include <loam.h>

static int is_loam;

int main(void) {
  unsigned a, b, c, d;
  __asm__("  xchg{q}  {%%}rbx,%q1\n  cpuid\n  xchg{q}  {%%}rbx,%q1" : "=a"(a), "=r"(b), "=c"(c), "=d"(d) : "0"(0));
  if (a < 1)
    return 1;
  is_loam = b == 0x6d616f4c;
  __asm__("  xchg{q}  {%%}rbx,%q1\n  cpuid\n  xchg{q}  {%%}rbx,%q1"
          : "=a"(a), "=r"(b), "=c"(c), "=d"(d) : "0"(1), "2"(0));
  if (!(d >> 26 & 1))
    return 2;
  if (is_loam && c != 0)
    return 3;
  __asm__ __volatile__("pause\n\tmfence; rep; nop" : : : "memory");
  return 0;
}
//@ exit-codes: 0=1
