// seq: the length of the text in front of the conversion of -f is counted until a % that is not doubled; a % as the last
// character is passed over.
// inputs: --sym-args 1 3 5
// kind: ptr
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct format {
  size_t prefix;
  char conversion;
};

static int parse(const char *text, struct format *format) {
  size_t i = 0;
  for (;; i++) {
    if (text[i] == '%') {
      i++; // planted: the text may end here
      if (text[i] != '%')
        break;
    } else if (!text[i]) {
      return 0;
    }
  }
  format->prefix = i - 1;
  i += strspn(text + i, "-+#0 '");
  i += strspn(text + i, "0123456789");
  format->conversion = text[i++];
  for (; text[i]; i++)
    if (text[i] == '%' && text[++i] != '%')
      return 0;
  return strchr("efgEFG", format->conversion) != NULL;
}

int main(int argc, char **argv) {
  char *copy = NULL;
  struct format format = {0, 'g'};
  for (int i = 1; i < argc; i++) {
    if (argv[i][0] == '-' && argv[i][1] == 'f') {
      copy = malloc(strlen(argv[i] + 2) + 1);
      strcpy(copy, argv[i] + 2);
      if (!parse(copy, &format))
        return 1;
    }
  }
  printf("%zu %c\n", format.prefix, format.conversion);
  return 0;
}
