// Jumps out of functions: nested landings, several buffers, a loop around setjmp, copies of a buffer, values of locals.
#include <assert.h>
#include <setjmp.h>
#include <stdio.h>
#include <string.h>

static jmp_buf outer, inner;

static void deep(int levels, int value) {
  char room[16];
  memset(room, levels, sizeof room);
  if (levels == 0)
    longjmp(inner, value);
  deep(levels - 1, value);
  assert(room[3] == levels); // never reached
}

static int nested(void) {
  volatile int step = 0;
  switch (setjmp(outer)) {
  case 0:
    step = 1;
    if (setjmp(inner) == 0) {
      step = 2;
      deep(20, 7);
    }
    assert(step == 2);
    step = 3;
    longjmp(outer, 5);
  case 5:
    assert(step == 3);
    return step;
  default:
    return -1;
  }
}

static int loop(void) {
  jmp_buf places[3];
  volatile int tries = 0;
  volatile int sum = 0, *in_memory = &sum;
  for (volatile int i = 0; i < 3; i++) {
    int got = setjmp(places[i]);
    *in_memory += got;
    if (got < 4) {
      tries++;
      longjmp(places[i], got + 1);
    }
  }
  printf("%d tries, sum %d\n", tries, sum);
  return sum;
}

static int pressure(int a, int b) {
  // Many values are wanted behind setjmp and many are made between setjmp and longjmp.
  int c = a * b, d = a + b, e = a - b, f = a ^ b;
  jmp_buf here;
  volatile int again = 0;
  if (setjmp(here) == 0) {
    int x = a * 3, y = b * 5, z = x * y, w = z - x, v = w ^ y;
    again = x + y + z + w + v;
    longjmp(here, 1);
  }
  return a + b + c + d + e + f + (again != 0);
}

static int variable_length(int n) {
  jmp_buf here;
  volatile int rounds = 0;
  setjmp(here);
  char room[n + rounds];
  memset(room, rounds, sizeof room);
  if (rounds < 3) {
    rounds++;
    longjmp(here, 0);
  }
  return (int)sizeof room + room[n];
}

static int copied(void) {
  jmp_buf first, second;
  volatile int jumps = 0;
  int got = setjmp(first);
  if (got < 2) {
    jumps++;
    memcpy(second, first, sizeof first);
    longjmp(second, got + 1);
  }
  return jumps;
}

int main(void) {
  printf("%d %d %d\n", nested(), loop(), copied());
  printf("%d %d\n", pressure(6, 11), variable_length(5));
  return 0;
}
//@ completed: 1
//@ stdout: 12 tries, sum 30
//@ stdout: 3 30 2
