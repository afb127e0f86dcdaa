// Deep in a loop the same functions are called with the same arguments; only the caller's registers differ.
//@ args: --check liveness
//@ completed: 1
static unsigned work(unsigned n) {
  unsigned sum = 0;
  for (unsigned i = 0; i < n; i++)
    sum += i ^ n;
  return sum;
}

int main(void) {
  unsigned total = 0;
  for (unsigned i = 0; i < 3000; i++)
    total += work(7);
  return total == 1;
}
