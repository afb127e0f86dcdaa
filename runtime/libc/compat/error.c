/* error() and error_at_line() of glibc: a message with the program's name, and an exit if the status is not 0. */

#define _GNU_SOURCE
#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

unsigned int error_message_count;
int error_one_per_line;
void (*error_print_progname)(void);

static void name_program(void)
{
	fflush(stdout);
	if (error_print_progname) error_print_progname();
	else fprintf(stderr, "%s:", program_invocation_name);
}

static void finish(int status, int number, const char *format, va_list rest)
{
	vfprintf(stderr, format, rest);
	error_message_count++;
	if (number) fprintf(stderr, ": %s", strerror(number));
	fputc('\n', stderr);
	fflush(stderr);
	if (status) exit(status);
}

void error(int status, int number, const char *format, ...)
{
	va_list rest;
	name_program();
	if (!error_print_progname) fputc(' ', stderr);
	va_start(rest, format);
	finish(status, number, format, rest);
	va_end(rest);
}

/* Whether the last message was about this source location. */
static int is_repeated(const char *file, unsigned int line)
{
	static const char *last_file;
	static unsigned int last_line;
	int same = last_line == line && (file == last_file || (file && last_file && !strcmp(file, last_file)));
	last_file = file;
	last_line = line;
	return same;
}

void error_at_line(int status, int number, const char *file, unsigned int line, const char *format, ...)
{
	va_list rest;
	if (error_one_per_line && is_repeated(file, line)) return;
	name_program();
	if (file) fprintf(stderr, "%s:%u: ", file, line);
	else fputc(' ', stderr);
	va_start(rest, format);
	finish(status, number, format, rest);
	va_end(rest);
}
