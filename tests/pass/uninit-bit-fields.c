// Setting a bit-field reads its neighbours, which are uninitialised, and keeps them so.
struct flags {
  unsigned ready : 1;
  unsigned level : 3;
  unsigned rest : 20;
};

int main(void) {
  struct flags flags;
  flags.level = 5;
  flags.ready = 1;
  if (flags.ready && flags.level == 5)
    return 7;
  return 0;
}
//@ exit-codes: 7=1
//@ args: --check uninit
