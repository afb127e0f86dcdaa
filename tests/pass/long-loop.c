// A million rounds of a concrete loop.
int main(void) {
  unsigned sum = 0;
  for (unsigned i = 0; i < 1000000; i++)
    sum = sum * 3 + i;
  return sum == 0;
}
//@ completed: 1
