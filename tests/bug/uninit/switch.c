// A switch on an uninitialised value.
int main(void) {
  int x;
  switch (x) { //~ BUG uninit
  case 1:
    return 1;
  case 7:
    return 2;
  default:
    return 0;
  }
}
//@ args: --check uninit
