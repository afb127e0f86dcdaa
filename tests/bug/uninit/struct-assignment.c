// The same for the assignment of a structure.
struct pair {
  long first, second;
};

int main(void) {
  struct pair from, to;
  from.first = 1;
  to = from;
  if (to.second > 1) //~ BUG uninit
    return 1;
  return 0;
}
//@ args: --check uninit
