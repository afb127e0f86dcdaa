/* Calls every function of host-library.c; what ends a path is chosen by the argument. */
#include <errno.h>
#include <loam.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct point { float x, y, z; };
struct large { long values[6]; };

int count_calls(void);
void fill(char *to, int byte, int length);
int follow(int **pointer);
int narrow(signed char small, unsigned short wide);
struct point turn(struct point p);
struct large doubled(struct large from, long factor);
__int128 wide_product(__int128 a, long b);
int set_errno(int value);
int speak(const char *text);
int crash(int *where);
void spin(void);
int remove_file(const char *name);
int store_to_constant(char *text);

static void friendly(void) {
  char buffer[12] = "0123456789";
  fill(buffer + 2, 'x', 3);
  printf("buffer %s\n", buffer);
  int *number = malloc(sizeof *number);
  *number = 37;
  int followed = follow(&number);
  printf("follow %d %d\n", followed, *number);
  printf("narrow %d\n", narrow(-3, 65535));
  struct point p = turn((struct point){1, 2, 3});
  printf("turn %.0f %.0f %.0f\n", p.x, p.y, p.z);
  struct large l = doubled((struct large){{1, 2, 3, 4, 5, 6}}, 7);
  printf("doubled %ld %ld\n", l.values[0], l.values[5]);
  __int128 product = wide_product((__int128)1 << 64, -5);
  printf("wide %ld %ld\n", (long)product, (long)(product >> 64));
  errno = 17;
  int before = set_errno(99);
  printf("errno %d %d\n", before, errno);
  speak("to stdout");
  count_calls();
  printf("count %d\n", count_calls());
  free(number);
}

int main(int argc, char **argv) {
  const char *what = argc > 1 ? argv[1] : "";
  if (!strcmp(what, "crash")) {
    int x = klee_int("x");
    if (x == 3)
      return crash((int *)24);
    return 0;
  }
  if (!strcmp(what, "spin"))
    spin();
  else if (!strcmp(what, "constant"))
    store_to_constant("constant");
  else if (!strcmp(what, "remove"))
    printf("removed: %d\n", remove_file(argv[2]));
  else
    friendly();
  return 0;
}
