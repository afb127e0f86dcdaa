// A loop that one input never leaves.
extern unsigned char __VERIFIER_nondet_uchar(void);

int main(void) {
  unsigned char step = __VERIFIER_nondet_uchar();
  unsigned char at = 0;
  do {
    at += step;
  } while (at != 0 && at < 250 || step == 3);
  return 0;
}
