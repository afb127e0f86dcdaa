// A duplicate is no alias of what it was made from; a pointer that a search returns is.
#include "claims.h"
#include <stdlib.h>
#include <string.h>

int main(void) {
    char text[] = "a=b", other[] = "c=d";
    char *duplicate = strdup(text);
    char *found = strchr(text, '=');
    char *end;
    strtol(other, &end, 10);
    no_alias(duplicate, text);
    may_alias(found, text);
    no_alias(found, other);
    no_alias(found, duplicate);
    may_alias(end, other);
    no_alias(end, text);
    free(duplicate);
    return 0;
}
