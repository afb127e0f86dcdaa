// What is computed from an uninitialised value is no better.
int main(void) {
  unsigned x, y = 5;
  unsigned z = (x + y) * 2 - 1;
  while (z > 100) //~ BUG uninit
    z /= 2;
  return 0;
}
//@ args: --check uninit
