// The twin of bug/uaf/use-after-scope.c.
int main(void) {
  int outer, *p;
  {
    int inner = 3;
    p = &inner;
    outer = *p;
  }
  p = &outer;
  return *p;
}
//@ exit-codes: 3=1
