// Symbolic contents of a file through stdio: fgets, fread, fscanf and fseek see the same bytes.
#include <stdio.h>
#include <string.h>

int main(void) {
  FILE *f = fopen("A", "r");
  if (!f)
    return 99;
  char line[8], bytes[4];
  if (!fgets(line, sizeof line, f))
    return 98;
  rewind(f);
  if (fread(bytes, 1, 4, f) != 4)
    return 97;
  if (memcmp(line, bytes, strlen(line)) != 0)
    return 96;
  int first = strlen(line) == 4 ? 1 : 0;
  fseek(f, 1, SEEK_SET);
  char word[5];
  int matched = fscanf(f, "%4[xy]", word);
  fclose(f);
  return first * 10 + (matched == 1 ? (int)strlen(word) : 0);
}
//@ program-args: --sym-files 1 4
