// A sum of longs that overflows only if these have 32 bits, and a size that only then is 4.
extern void abort(void);
extern int __VERIFIER_nondet_int(void);
extern long __VERIFIER_nondet_long(void);
void reach_error(void) {}

int main(void) {
  long a = __VERIFIER_nondet_int(), b = __VERIFIER_nondet_int();
  if (b < 1)
    abort();
  if (sizeof(a) == sizeof(void *) && sizeof(a) == sizeof(int)) {
    long sum = a + b;
    if (sum == __VERIFIER_nondet_long())
      return 1;
  } else {
    reach_error();
  }
  return 0;
}
