// Read, then overwritten.
int main(void) {
  int x, y;
  y = x;
  x = 3;
  y = 4;
  if (x + y == 7)
    return 7;
  return 0;
}
//@ exit-codes: 7=1
//@ args: --check uninit
