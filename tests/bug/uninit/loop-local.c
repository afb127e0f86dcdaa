// A local of the body of a loop is uninitialised again in each round.
int main(void) {
  int n = 0;
  for (int i = 0; i < 2; i++) {
    int x;
    if (i == 0)
      x = 1;
    if (x == 1) //~ BUG uninit
      n++;
  }
  return n;
}
//@ args: --check uninit
