// A branch on a local that was never written.
int main(void) {
  int x;
  if (x > 3) //~ BUG uninit
    return 1;
  return 0;
}
//@ golden
//@ args: --check uninit
