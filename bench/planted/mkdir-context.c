// mkdir -Z: if the security context cannot be set, the error message quotes the context of the next directory, which is
// missing after the last one.
// inputs: --sym-args 1 4 3
// kind: null
#include <stdio.h>
#include <string.h>

struct directory {
  const char *name;
  const char *context;
};

static int set_context(const struct directory *directory) {
  return directory->context && strcmp(directory->context, "u") == 0 ? 0 : -1;
}

int main(int argc, char **argv) {
  struct directory list[8] = {{0}};
  int count = 0;
  const char *context = NULL;
  for (int i = 1; i < argc && count < 7; i++) {
    if (argv[i][0] == '-' && argv[i][1] == 'Z')
      context = argv[i] + 2;
    else if (argv[i][0] == '-')
      return 2;
    else
      list[count++] = (struct directory){argv[i], context};
  }
  for (int i = 0; i < count; i++)
    if (list[i].context && set_context(&list[i]) != 0)
      fprintf(stderr, "%s: %c\n", list[i].name, list[i + 1].context[0]); // planted: i, not i + 1
  return 0;
}
