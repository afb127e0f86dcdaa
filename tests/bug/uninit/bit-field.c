// The neighbour of the bit-field that was set.
struct flags {
  unsigned ready : 1;
  unsigned level : 3;
};

int main(void) {
  struct flags flags;
  flags.ready = 1;
  if (flags.level == 2) //~ BUG uninit
    return 1;
  return 0;
}
//@ args: --check uninit
