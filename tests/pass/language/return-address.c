// Addresses of return and of frames: there, and different where they must be.
//@ flags: -std=gnu23 -w -g
#include <stdio.h>
__attribute__((noinline)) static void *ra(void) {
  return __builtin_return_address(0);
}
static void *saved[3];
__attribute__((noinline)) static void keep(int i) {
  saved[i] = __builtin_extract_return_addr(__builtin_return_address(0));
}
__attribute__((noinline)) static void twice(void) {
  for (int i = 0; i < 2; i++) keep(i);
  keep(2);
}
__attribute__((noinline)) static void *frame(void) {
  void *a = __builtin_frame_address(0), *b = __builtin_frame_address(0);
  return a == b ? a : 0;
}
int main(void) {
  void *x = ra();
  void *y = ra();
  printf("%d %d\n", x != 0, x != y);
  twice();
  printf("%d %d\n", saved[0] == saved[1], saved[0] != saved[2]);
  printf("%d\n", frame() != 0);
  return 0;
}
