// The same where the address of the local is known to others.
static void look(const int *p) { (void)p; }

int main(void) {
  int x;
  look(&x);
  if (x == 3) //~ BUG uninit
    return 1;
  return 0;
}
//@ args: --check uninit
