/* Starts a program that is linked with its own C library, inside of a process that has another one. Compiled with the headers of the program's
 * library and linked with it. */
#include <stdio.h>
#include <unistd.h>

int main(int, char **, char **);
int __libc_start_main(int (*)(int, char **, char **), int, char **, void (*)(void), void (*)(void), void (*)(void));

/* The program's constructors and destructors, in order, null after the last. */
extern void (*const loam_constructors[])(void);
extern void (*const loam_destructors[])(void);

void (*__loam_constructor(long index))(void) {
  return loam_constructors[index];
}

void (*__loam_destructor(long index))(void) {
  return loam_destructors[index];
}

/* Called instead of functions that have no bitcode. The status is that of a replay that cannot go on. */
void loam_missing(const char *name) {
  fflush(NULL);
  dprintf(2, "loam replay: %s was called, of which there is no bitcode\n", name);
  _exit(97);
}

/* The environment and the auxiliary vector follow the arguments. */
void loam_start_inside(int argc, char **argv) {
  __libc_start_main(main, argc, argv, 0, 0, 0);
}
