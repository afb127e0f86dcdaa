# 1 "shifted.c"
extern void abort(void);
extern int __VERIFIER_nondet_int(void);
int main(void) {
  int x = __VERIFIER_nondet_int();
  if (x < 1 || x > 1000) {
    abort();
  }
  return 1000 / x - x * 1000;
}
