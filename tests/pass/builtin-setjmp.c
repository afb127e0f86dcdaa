// __builtin_setjmp and __builtin_longjmp.
#include <stdio.h>

static void *buffer[5];
static void *inner[5];
static int depth;

__attribute__((noinline)) static void leave(int n) {
  depth++;
  if (n > 0)
    leave(n - 1);
  __builtin_longjmp(buffer, 1);
}

__attribute__((noinline)) static int guarded(int n) {
  volatile int tries = 0;
  if (__builtin_setjmp(inner)) {
    if (++tries < n)
      __builtin_longjmp(buffer, 1);
    return tries;
  }
  return -1;
}

int main(void) {
  volatile int rounds = 0;
  if (__builtin_setjmp(buffer) == 0) {
    leave(3);
    printf("not reached\n");
  } else {
    rounds = rounds + 1;
    printf("back %d %d\n", rounds, depth);
    if (rounds < 3)
      leave(rounds);
  }
  printf("%d %d\n", rounds, guarded(1));
  return 0;
}
//@ stdout: back 1 4
//@ stdout: back 2 6
//@ stdout: back 3 9
//@ stdout: 3 -1
