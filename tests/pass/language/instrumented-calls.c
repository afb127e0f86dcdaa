// Functions that are told of every call.
//@ flags: -std=gnu23 -w -g -finstrument-functions
#include <stdio.h>
#define N __attribute__((no_instrument_function))
static void *last, *volatile here;
static int depth, calls;
N void __cyg_profile_func_enter(void *f, void *site) {
  last = f;
  depth++;
  calls++;
}
N void __cyg_profile_func_exit(void *f, void *site) {
  last = f;
  depth--;
}
__attribute__((noinline)) static int a(int x) {
  return x + 1;
}
__attribute__((noinline)) static int b(int x) {
  return a(x) * 2;
}
int main(void) {
  int r = b(3);
  printf("%d %d %d %d\n", r, depth, calls, last == (void *)b);
  return 0;
}
