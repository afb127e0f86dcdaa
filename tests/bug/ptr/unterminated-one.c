// One of the strings has no end.
//@ memory: all
#include <loam.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
  char *words[3] = {strdup("oak"), memcpy(malloc(3), "elm", 3), strdup("yew")};
  unsigned i = (unsigned)klee_choose(3);
  //@ bug: ptr: heap object of 3 bytes
  return strcmp(words[i], "elms") == 0;
}
