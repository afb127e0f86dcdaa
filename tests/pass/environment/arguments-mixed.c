// Symbolic arguments stand where they were written, among known ones, with everything else around the program symbolic too.
// The length of the argument is one of 4; only one that is not empty can begin with x or not: 1 + 3 * 2. Standard input,
// file and variable each have the byte or not: 7 * 8 = 56.
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

int main(int argc, char **argv) {
  if (argc != 4 || strcmp(argv[1], "before") || strcmp(argv[3], "after") || strlen(argv[2]) > 3)
    return 99;
  int found = 0;
  if (argv[2][0] == 'x')
    found |= 1;
  char byte = 0;
  if (read(0, &byte, 1) == 1 && byte == 'i')
    found |= 2;
  int fd = open("B", O_RDONLY);
  if (pread(fd, &byte, 1, 3) == 1 && byte == 'f')
    found |= 4;
  const char *value = getenv("MODE");
  if (!value)
    return 98;
  if (value[0] == 'm')
    found |= 8;
  printf("found %d\n", found);
  return found;
}
//@ program-args: before --sym-arg 3 after --sym-stdin 1 --sym-files 2 4 --sym-env MODE 2
//@ completed: 56
