// A local of a second call does not have the value of the first.
static int count(int first) {
  int x;
  if (first)
    x = 1;
  if (x == 1) //~ BUG uninit
    return 1;
  return 0;
}

int main(void) { return count(1) + count(0); }
//@ args: --check uninit
