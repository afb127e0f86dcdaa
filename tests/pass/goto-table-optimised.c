// Computed goto to labels whose blocks choose values by where control comes from, as optimised code has it.
//@ flags: -O1 -g
#include <loam.h>
#include <stdio.h>

enum { ADD, DOUBLE, NEGATE, LOOP, STOP };

static int interpret(const unsigned char *code, int value) {
  static void *const labels[] = {&&add, &&twice, &&negate, &&loop, &&stop};
  int rounds = 3;
  goto *labels[*code++];
add:
  value += 1;
  goto *labels[*code++];
twice:
  value *= 2;
  goto *labels[*code++];
negate:
  value = -value;
  goto *labels[*code++];
loop:
  if (--rounds > 0)
    code -= 2;
  goto *labels[*code++];
stop:
  return value + rounds * 1000;
}

int main(void) {
  static const unsigned char first[] = {ADD, DOUBLE, LOOP, NEGATE, STOP};
  static const unsigned char second[] = {NEGATE, STOP};
  printf("%d %d\n", interpret(first, 5), interpret(second, 5));
  unsigned char any[3] = {klee_range(0, 3, "op"), DOUBLE, STOP};
  return interpret(any, 20) & 0xff;
}
//@ stdout: -48 2995
//@ exit-codes: 226=1 8=1 144=1
