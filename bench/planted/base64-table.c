// base64: the value of a character is looked up in a table of 128 entries with a plain char as the index.
// inputs: --sym-stdin 5
// kind: ptr
#include <stdio.h>
#include <string.h>

static const char alphabet[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
static signed char table[128];

int main(void) {
  char text[8] = {0};
  memset(table, -1, sizeof table);
  for (int i = 0; alphabet[i]; i++)
    table[(unsigned char)alphabet[i]] = (signed char)i;
  size_t n = fread(text, 1, 4, stdin);
  if (n % 4)
    return 1;
  unsigned value = 0;
  for (size_t i = 0; i < n; i++) {
    if (text[i] == '=' && i >= 2) {
      value <<= 6;
      continue;
    }
    if (table[(int)text[i]] < 0) // planted: bytes above 127 are negative
      return 1;
    value = value << 6 | (unsigned)table[(int)text[i]];
  }
  printf("%06x\n", value);
  return 0;
}
