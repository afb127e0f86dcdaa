// A JSON parser: the end of a string is found by skipping every character after a backslash, also the last one of the
// text.
// inputs: --sym-stdin 6
// kind: ptr
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *skip(const char *text) {
  while (*text == ' ' || *text == '\t' || *text == '\n')
    text++;
  return text;
}

static const char *value(const char *text, int depth);

static const char *string(const char *text) {
  const char *end = text + 1;
  size_t escapes = 0;
  while (*end != '"' && *end) {
    if (*end++ == '\\') {
      end++; // planted: this may be the terminating zero
      escapes++;
    }
  }
  if (*end != '"')
    return NULL;
  char *copy = malloc((size_t)(end - text) - escapes), *out = copy;
  for (text++; text < end; text++)
    *out++ = *text == '\\' ? *++text : *text;
  *out = 0;
  free(copy);
  return end + 1;
}

static const char *list(const char *text, int depth) {
  text = skip(text + 1);
  if (*text == ']')
    return text + 1;
  for (;;) {
    if (!(text = value(skip(text), depth + 1)))
      return NULL;
    text = skip(text);
    if (*text == ']')
      return text + 1;
    if (*text++ != ',')
      return NULL;
  }
}

static const char *value(const char *text, int depth) {
  if (depth > 16)
    return NULL;
  if (*text == '"')
    return string(text);
  if (*text == '[')
    return list(text, depth);
  if (*text >= '0' && *text <= '9') {
    strtol(text, (char **)&text, 10);
    return text;
  }
  return NULL;
}

int main(void) {
  char buffer[16];
  size_t n = fread(buffer, 1, sizeof buffer, stdin);
  char *text = malloc(n + 1);
  memcpy(text, buffer, n);
  text[n] = 0;
  const char *end = value(skip(text), 0);
  return end && !*skip(end) ? 0 : 1;
}
