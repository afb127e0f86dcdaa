// An uninitialised index.
static const char table[256] = "abc";

int main(void) {
  unsigned char i;
  char letter = table[i]; //~ BUG uninit
  return letter == 0;
}
//@ args: --check uninit
