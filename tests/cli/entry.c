// Another function than main: the C library is prepared before it and ends the program after it.
#include <loam.h>
#include <stdio.h>
#include <stdlib.h>
#include <wchar.h>
static int ready;
__attribute__((constructor)) static void prepare(void) { ready = 1; }
static void last(void) { puts("at exit"); }
void check(void) {
  int x = klee_range(0, 3, "x");
  wchar_t wide;
  if (ready && mbtowc(&wide, "a", 1) == 1)
    printf("checked %d\n", x > 0);
  atexit(last);
}
int main(void) { return 1; }
