// A small protocol: the solver finds the only input that is accepted.
#include <loam.h>
#include <stdio.h>

int main(void) {
  unsigned char in[4];
  klee_make_symbolic(in, sizeof in, "in");
  enum { START, HEADER, LENGTH, DONE } state = START;
  for (int i = 0; i < 4; i++)
    switch (state) {
    case START:
      if (in[i] != 0x7e)
        return 1;
      state = HEADER;
      break;
    case HEADER:
      if ((in[i] & 0xf0) != 0x40)
        return 2;
      state = LENGTH;
      break;
    case LENGTH:
      if (in[i] != (in[0] ^ in[1]))
        return 3;
      state = DONE;
      break;
    case DONE:
      if ((unsigned char)(in[0] + in[1] + in[2] + in[3]) != 0)
        return 4;
      puts("accepted");
      break;
    }
  return 0;
}
//@ exit-codes: 0=1 1=1 2=1 3=1 4=1
//@ stdout: accepted
