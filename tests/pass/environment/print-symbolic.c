// Symbolic numbers and texts are printed without a fork, in the order of the program, behind what waits in the buffer.
//@ completed: 1
#include <loam.h>
#include <stdio.h>

int main(void) {
  int x = klee_int("x");
  char text[5];
  klee_make_symbolic(text, sizeof text, "text");
  text[4] = 0;
  fputs("waits in the buffer, ", stdout);
  printf("then %d and %-12u|%s|%.3f\n", x, (unsigned)x, text, (double)x);
  puts("known");
  puts(text);
  fprintf(stderr, "%x\n", (unsigned)x);
  putchar(text[0]);
  fwrite(text, 1, 4, stdout);
  fflush(stdout);
  dprintf(1, "%d", x);
  printf("%d\n", x);
  fputs(text, stdout);
  return 0;
}
