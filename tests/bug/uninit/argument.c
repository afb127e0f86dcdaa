// An uninitialised value is passed on; where it is decided upon is the bug.
static int positive(int x) {
  if (x > 0) //~ BUG uninit
    return 1;
  return 0;
}

int main(void) {
  int x;
  return positive(x);
}
//@ args: --check uninit
