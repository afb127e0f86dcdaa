// A large array of which a few bytes are used.
int main(void) {
  char buffer[100000];
  int sum = 0;
  for (int i = 0; i < 10; i++)
    buffer[i * 1000] = (char)i;
  for (int i = 0; i < 10; i++)
    if (buffer[i * 1000] == i)
      sum++;
  return sum;
}
//@ exit-codes: 10=1
//@ args: --check uninit
