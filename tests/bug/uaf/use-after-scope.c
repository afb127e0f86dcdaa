// A pointer to a variable of an inner block, used outside it.
int main(void) {
  int *p;
  {
    int inner = 3;
    p = &inner;
  }
  return *p; //~ BUG uaf
}
//@ golden
