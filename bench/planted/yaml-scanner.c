// A YAML scanner: the buffer of a tag grows by one character at a time, but a percent escape in the tag writes the whole
// character that it encodes, up to four bytes.
// inputs: --sym-stdin 14
// kind: ptr
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct buffer {
  char *start, *end, *at;
};

static void room_for_one(struct buffer *buffer) {
  if (buffer->at + 1 < buffer->end)
    return;
  size_t used = (size_t)(buffer->at - buffer->start), size = (size_t)(buffer->end - buffer->start);
  buffer->start = realloc(buffer->start, size * 2);
  buffer->at = buffer->start + used;
  buffer->end = buffer->start + size * 2;
}

static int hex(int c) {
  if (c >= '0' && c <= '9')
    return c - '0';
  if (c >= 'A' && c <= 'F')
    return c - 'A' + 10;
  return -1;
}

static const char *escape(const char *text, struct buffer *buffer) {
  int left = 0;
  do {
    int high = text[0] == '%' ? hex(text[1]) : -1;
    int low = high >= 0 ? hex(text[2]) : -1;
    if (low < 0)
      return NULL;
    int octet = high * 16 + low;
    if (left == 0)
      left = octet < 0x80 ? 1 : octet >= 0xf0 ? 4 : octet >= 0xe0 ? 3 : octet >= 0xc0 ? 2 : 0;
    if (left == 0)
      return NULL;
    *buffer->at++ = (char)octet; // planted: room was made for one byte
    text += 3;
  } while (--left);
  return text;
}

int main(void) {
  char text[32] = {0};
  fread(text, 1, sizeof text - 1, stdin);
  struct buffer buffer = {malloc(3), NULL, NULL};
  buffer.at = buffer.start;
  buffer.end = buffer.start + 3;
  const char *at = text;
  if (*at++ != '!')
    return 1;
  while (*at && *at != ' ') {
    room_for_one(&buffer);
    if (*at == '%') {
      if (!(at = escape(at, &buffer)))
        return 1;
    } else {
      *buffer.at++ = *at++;
    }
  }
  printf("%d\n", (int)(buffer.at - buffer.start));
  return 0;
}
