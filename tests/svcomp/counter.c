// A counter that is checked after it was moved: the error is not reached.
extern void abort(void);
extern void __assert_fail(const char *, const char *, unsigned int, const char *) __attribute__((__noreturn__));
void reach_error(void) { __assert_fail("0", "counter.c", 4, "reach_error"); }
extern int __VERIFIER_nondet_int(void);

int main(void) {
  int x = __VERIFIER_nondet_int();
  if (x < 0 || x > 100) {
    abort();
  }
  int y = x;
  while (y < 10) {
    y++;
  }
  if (y < 10) {
    reach_error();
  }
  return 0;
}
