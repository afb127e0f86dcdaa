// The error is reached where a sum of unsigned longs wraps at 32 bits.
extern unsigned long __VERIFIER_nondet_ulong(void);
void reach_error(void) {}

int main(void) {
  unsigned long x = __VERIFIER_nondet_ulong();
  if (x + 10 < x && x % 1000 == 291) {
    reach_error();
  }
  return 0;
}
