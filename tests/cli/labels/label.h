/* Labels for jars: a name and a number. */
#include <stddef.h>

char *label_for(const char *name, const char *number);
size_t words_in(const char *text);
