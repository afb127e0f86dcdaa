// One byte of a union is written, four are read.
union both {
  char letter;
  int number;
};

int main(void) {
  union both u;
  u.letter = 1;
  if (u.number == 1) //~ BUG uninit
    return 1;
  return 0;
}
//@ args: --check uninit
