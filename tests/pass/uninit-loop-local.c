// The twin of bug/uninit/loop-local.c.
int main(void) {
  int n = 0;
  for (int i = 0; i < 3; i++) {
    int x;
    if (i % 2)
      x = 1;
    else
      x = 2;
    if (x == 1)
      n++;
  }
  return n;
}
//@ exit-codes: 1=1
//@ args: --check uninit
