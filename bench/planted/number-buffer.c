// A number is printed into a buffer that has room for all digits and a sign, but not for the separators of thousands
// that an option adds.
// inputs: --sym-args 1 2 10
// kind: ptr
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char *printed(long value, int groups) {
  char *buffer = malloc(12), *at = buffer + 11;
  unsigned long rest = value < 0 ? 0ul - (unsigned long)value : (unsigned long)value;
  *at = 0;
  for (int digits = 0; rest || !digits; digits++) {
    if (groups && digits && digits % 3 == 0)
      *--at = ',';
    *--at = (char)('0' + rest % 10); // planted: with separators ten digits and a sign have no room
    rest /= 10;
  }
  if (value < 0)
    *--at = '-';
  return at;
}

int main(int argc, char **argv) {
  int groups = 0;
  long value = 0;
  for (int i = 1; i < argc; i++) {
    if (strcmp(argv[i], "-g") == 0) {
      groups = 1;
      continue;
    }
    char *end;
    value = strtol(argv[i], &end, 10);
    if (*end || value > 2147483647 || value < -2147483647)
      return 2;
  }
  puts(printed(value, groups));
  return 0;
}
