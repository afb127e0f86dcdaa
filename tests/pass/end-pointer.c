// The twin of bug/ptr/end-pointer.c.
int main(void) {
  int a[3] = {1, 2, 3}, sum = 0;
  for (int *p = a; p < a + 3; p++)
    sum += *p;
  return sum;
}
//@ exit-codes: 6=1
