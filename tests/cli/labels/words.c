/* Uses what the system's C library and Loam's lay out differently in memory: regular expressions. */
#include "label.h"

#include <regex.h>

size_t words_in(const char *text) {
  regex_t word;
  regmatch_t found;
  size_t count = 0;
  if (regcomp(&word, "[[:alnum:]]+", REG_EXTENDED) != 0)
    return 0;
  while (regexec(&word, text, 1, &found, 0) == 0) {
    text += found.rm_eo;
    count++;
  }
  regfree(&word);
  return count;
}
