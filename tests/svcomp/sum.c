// The sum of two inputs is 42 for some: the error is reached, and for others the sum overflows.
void reach_error(void) {}
extern int __VERIFIER_nondet_int(void);

int main(void) {
  int a = __VERIFIER_nondet_int();
  int b = __VERIFIER_nondet_int();
  if (a + b == 42 && a > 1000) {
    reach_error();
  }
  return 0;
}
