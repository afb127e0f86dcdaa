/* The first line of standard input is a pattern for PCRE2, the rest is searched. */
#define PCRE2_CODE_UNIT_WIDTH 8
#include "input.h"
#include <pcre2.h>
#include <stdio.h>
#include <string.h>

int main(void) {
  int error;
  PCRE2_SIZE offset;
  size_t length = read_input();
  char *end = memchr(input, '\n', length);
  size_t pattern = end ? (size_t)(end - input) : length;
  size_t subject = end ? pattern + 1 : length;
  pcre2_code *code = pcre2_compile((PCRE2_SPTR)input, pattern, 0, &error, &offset, NULL);
  if (!code) return 1;
  pcre2_match_data *data = pcre2_match_data_create_from_pattern(code, NULL);
  int found = pcre2_match(code, (PCRE2_SPTR)input + subject, length - subject, 0, 0, data, NULL);
  printf("%d\n", found);
  pcre2_match_data_free(data);
  pcre2_code_free(code);
  return found < 0;
}
