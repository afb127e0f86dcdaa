// ptx: a regular expression given with -W or -S is unescaped in place; after a backslash the next character is taken
// without a look whether there is one.
// inputs: --sym-args 1 3 4
// kind: ptr
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char *unescaped(const char *string) {
  char *result = malloc(strlen(string) + 1), *cursor = result;
  while (*string) {
    if (*string != '\\') {
      *cursor++ = *string++;
      continue;
    }
    string++;
    switch (*string) {
    case 'x': {
      int value = 0, length = 0;
      for (string++; length < 2 && ((*string >= '0' && *string <= '9') || (*string >= 'a' && *string <= 'f'));
           length++, string++)
        value = value * 16 + (*string >= 'a' ? *string - 'a' + 10 : *string - '0');
      *cursor++ = (char)value;
      break;
    }
    case 'c':
      return NULL;
    default:
      *cursor++ = '\\';
      *cursor++ = *string++; // planted: a backslash at the end makes two characters of one
    }
  }
  *cursor = 0;
  return result;
}

int main(int argc, char **argv) {
  const char *word = NULL, *sentence = NULL;
  for (int i = 1; i < argc; i++) {
    if (argv[i][0] != '-')
      continue;
    if (argv[i][1] == 'W' && argv[i][2])
      word = unescaped(argv[i] + 2);
    else if (argv[i][1] == 'S' && argv[i][2])
      sentence = unescaped(argv[i] + 2);
    else
      return 2;
  }
  printf("%s %s\n", word ? word : "-", sentence ? sentence : "-");
  return 0;
}
