/* Reads one line of a configuration file, `name=value`, where the value may be quoted.
 *
 * It works on every line one would think of. `loam run examples/config-line.c` tries all lines of up to eight bytes
 * and finds one on which it writes where it must not. */
#include <loam.h>
#include <stdio.h>
#include <string.h>

enum { LINE = 9, VALUE = 4 };

struct setting {
  char name[LINE];
  char value[VALUE];
};

/* Copies the value behind `=`. Text in quotes is taken as it is, other text ends at a space. */
static int read_value(struct setting *setting, const char *text) {
  int length = 0;
  if (*text == '"') {
    for (text++; *text != '"'; text++) {
      if (*text == '\0')
        return -1;
      if (*text == '\\' && text[1] != '\0')
        text++;
      if (length == VALUE)
        return -1;
      setting->value[length++] = *text;
    }
  } else {
    while (*text != '\0' && *text != ' ' && length < VALUE - 1)
      setting->value[length++] = *text++;
  }
  setting->value[length] = '\0';
  return 0;
}

static int read_line(struct setting *setting, const char *line) {
  const char *equals = strchr(line, '=');
  if (equals == NULL || equals == line)
    return -1;
  memcpy(setting->name, line, equals - line);
  setting->name[equals - line] = '\0';
  return read_value(setting, equals + 1);
}

int main(void) {
  char line[LINE];
  struct setting setting;
  klee_make_symbolic(line, sizeof line, "line");
  klee_assume(line[LINE - 1] == '\0');
  for (int i = 0; i < LINE - 1; i++) /* tests are easier to read if they can be printed */
    klee_prefer_cex(line, (line[i] >= 'a') & (line[i] <= 'z'));
  if (read_line(&setting, line) != 0) {
    puts("not a setting");
    return 1;
  }
  printf("%s is %s\n", setting.name, setting.value);
  return 0;
}
