// A number that is nobody's address.
int main(void) {
  int *p = (int *)0x1234567000;
  return *p; //~ BUG ptr
}
//@ golden
