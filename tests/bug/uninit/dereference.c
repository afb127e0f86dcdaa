// An uninitialised pointer.
int main(void) {
  int *p;
  return *p == 0; //~ BUG uninit
}
//@ args: --check uninit
