/* Loam's printf, applied to a text as vsnprintf does. */

#include <stdarg.h>
#include <string.h>

#include "stdio_impl.h"

int print_text(FILE *, const char *, va_list);

size_t __fwritex(const unsigned char *text, size_t length, FILE *f)
{
	size_t left = f->room - f->length, written = length < left ? length : left;
	memcpy(f->text + f->length, text, written);
	f->length += written;
	f->text[f->length] = 0;
	return length;
}

int loam_vsnprintf(char *text, size_t size, const char *format, va_list list)
{
	FILE stream = { .text = text, .room = size - 1, .buf_size = 1, .wend = (unsigned char *)text };
	*text = 0;
	return print_text(&stream, format, list);
}
