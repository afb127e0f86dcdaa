// One object is too short, one pointer is null, one object is freed: three bugs in one line.
//@ memory: all
#include <loam.h>
#include <stdlib.h>

int main(void) {
  short *pointers[5] = {calloc(1, 8), calloc(1, 2), NULL, calloc(1, 8), calloc(1, 8)};
  free(pointers[3]);
  unsigned i = (unsigned)klee_choose(5);
  int read = *(int *)pointers[i];
  //~^ BUG ptr
  //~^^ BUG null
  //~^^^ BUG uaf
  return read;
}
