// A parameter for which no argument is given has no value.
//@ flags: -std=gnu99 -Wno-everything -g
//@ args: --check uninit
//@ skip-replay: the memory sanitizer does not see it
int larger();

int main(void) { return larger(3); }

int larger(int a, int b) {
  if (a > b) //~ BUG uninit: argument that was not given
    return 1;
  return 2;
}
