// A symbolic name is any of the names of a directory, however many there are.
//@ exit-codes: 1=1 2=40 3=1
//@ completed: 42
#include <fcntl.h>
#include <loam.h>
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

int main(void) {
  char name[3];
  if (mkdir("many", 0700) || chdir("many"))
    return 9;
  for (int i = 0; i < 40; i++) {
    char made[3] = {(char)('a' + i / 10), (char)('0' + i % 10), 0};
    close(open(made, O_CREAT | O_WRONLY, 0600));
  }
  klee_make_symbolic(name, sizeof name, "name");
  klee_assume(name[2] == 0);
  klee_assume(name[0] != 0);
  klee_assume(name[1] != 0);
  klee_assume(name[0] != '/');
  klee_assume(name[1] != '/');
  struct stat status;
  if (stat(name, &status))
    return 1;
  if (S_ISREG(status.st_mode))
    return 2;
  return 3;
}
