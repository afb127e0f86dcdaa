// paste: the list of delimiters is unescaped into a copy of the same length, and a backslash at the very end of the list
// takes the terminating zero for the escaped character.
// inputs: --sym-args 1 3 4 --sym-stdin 4
// kind: ptr
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char *delimiters;
static size_t count;

static void unescape(const char *list) {
  char *out = delimiters = malloc(strlen(list) + 1);
  for (; *list; list++) {
    if (*list != '\\') {
      *out++ = *list;
      continue;
    }
    switch (*++list) { // planted: the loop goes on behind the zero
    case 'n':
      *out++ = '\n';
      break;
    case 't':
      *out++ = '\t';
      break;
    case '0':
      *out++ = '\0';
      break;
    default:
      *out++ = *list;
    }
  }
  count = (size_t)(out - delimiters);
}

int main(int argc, char **argv) {
  int serial = 0, i = 1;
  unescape("\t");
  for (; i < argc && argv[i][0] == '-' && argv[i][1]; i++) {
    if (argv[i][1] == 's') {
      serial = 1;
    } else if (argv[i][1] == 'd' && argv[i][2]) {
      unescape(argv[i] + 2);
    } else {
      return 2;
    }
  }
  size_t next = 0;
  for (int c; (c = getchar()) != EOF;)
    putchar(serial && c == '\n' && count ? delimiters[next++ % count] : c);
  return 0;
}
