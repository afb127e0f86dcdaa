/* Parses standard input with cJSON and prints it again. */
#include "cJSON.h"
#include "input.h"
#include <stdio.h>
#include <stdlib.h>

int main(void) {
  size_t length = read_input();
  cJSON *value = cJSON_ParseWithLength(input, length);
  if (!value) return 1;
  char *text = cJSON_Print(value);
  if (text) puts(text);
  free(text);
  cJSON_Delete(value);
  return 0;
}
