// env -u: variables are kept in a list; removing one frees its entry, and the loop that removes them goes on from the
// freed entry if the name occurs twice.
// inputs: --sym-args 1 4 4
// kind: uaf
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct variable {
  struct variable *next;
  char *name;
};

static struct variable *all;

static void set(const char *assignment, size_t length) {
  struct variable *new = malloc(sizeof *new);
  new->name = malloc(length + 1);
  memcpy(new->name, assignment, length);
  new->name[length] = 0;
  new->next = all;
  all = new;
}

static void unset(const char *name) {
  struct variable **link = &all;
  for (struct variable *at = all; at; at = at->next) { // planted: at is freed below
    if (strcmp(at->name, name) == 0) {
      *link = at->next;
      free(at->name);
      free(at);
    } else {
      link = &at->next;
    }
  }
}

int main(int argc, char **argv) {
  for (int i = 1; i < argc; i++) {
    char *equals = strchr(argv[i], '=');
    if (argv[i][0] == '-' && argv[i][1] == 'u')
      unset(argv[i] + 2);
    else if (equals && equals > argv[i])
      set(argv[i], (size_t)(equals - argv[i]));
    else
      return 2;
  }
  for (struct variable *at = all; at; at = at->next)
    puts(at->name);
  return 0;
}
