// getenv, setenv, putenv, unsetenv, clearenv and environ, with variables from the command line.
#define _GNU_SOURCE
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

extern char **environ;

static const char *value(const char *name) {
  const char *found = getenv(name);
  return found ? found : "(none)";
}

int main(void) {
  printf("%s %s '%s'\n", value("COLOUR"), value("NOTHING"), value("EMPTY"));
  printf("%d", setenv("COLOUR", "blue", 0));
  printf(" %s", value("COLOUR"));
  printf(" %d", setenv("COLOUR", "blue", 1));
  printf(" %s\n", value("COLOUR"));
  static char own[] = "OWN=1";
  putenv(own);
  own[4] = '2';
  printf("%s\n", value("OWN"));
  unsetenv("COLOUR");
  printf("%s\n", value("COLOUR"));
  printf("%d", setenv("A=B", "x", 1));
  printf(" %d", errno == EINVAL);
  printf(" %d\n", setenv("", "x", 1));
  int found = 0;
  for (char **variable = environ; *variable; variable++)
    found += strncmp(*variable, "OWN=", 4) == 0;
  printf("%d\n", found);
  clearenv();
  printf("%s\n", value("OWN"));
  return 0;
}
//@ args: --env COLOUR=red --env EMPTY=
