/* A host library that does everything a test of host calls needs. */
#include <errno.h>
#include <stdio.h>
#include <unistd.h>

static int calls;

int count_calls(void) { return ++calls; }

void fill(char *to, int byte, int length) {
  while (length-- > 0)
    *to++ = (char)byte;
}

int follow(int **pointer) { return **pointer += 5; }

int narrow(signed char small, unsigned short wide) { return small * 1000 + wide; }

struct point { float x, y, z; };
struct point turn(struct point p) { return (struct point){p.y, p.z, p.x}; }

struct large { long values[6]; };
struct large doubled(struct large from, long factor) {
  for (int i = 0; i < 6; i++)
    from.values[i] *= factor;
  return from;
}

__int128 wide_product(__int128 a, long b) { return a * b; }

int set_errno(int value) {
  int before = errno;
  errno = value;
  return before;
}

int speak(const char *text) {
  fputs("to stderr\n", stderr);
  return puts(text);
}

int crash(int *where) { return *where; }
void spin(void) { for (volatile int on = 1; on;) {} }
int remove_file(const char *name) { return unlink(name) == 0 ? 0 : errno; }
int store_to_constant(char *text) { return text[0] = 'x'; }
