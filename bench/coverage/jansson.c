/* Parses standard input with jansson and prints it again. */
#include "input.h"
#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>

int main(void) {
  json_error_t error;
  size_t length = read_input();
  json_object_seed(1);
  json_t *value = json_loadb(input, length, JSON_DECODE_ANY, &error);
  if (!value) return 1;
  char *text = json_dumps(value, JSON_ENCODE_ANY | JSON_SORT_KEYS);
  if (text) puts(text);
  free(text);
  json_decref(value);
  return 0;
}
