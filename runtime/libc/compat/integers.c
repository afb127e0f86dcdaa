/* Conversions from text to numbers that glibc's newer headers call: C23 also reads binary numbers, 0b101. */

#define _GNU_SOURCE
#include <ctype.h>
#include <errno.h>
#include <inttypes.h>
#include <limits.h>
#include <locale.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <wchar.h>
#include <wctype.h>

/* The sign and the digits of a number with the prefix of binary numbers; `digits` is null without the prefix. */
struct binary {
	const char *digits;
	int negative;
};

static struct binary binary(const char *text, int base)
{
	struct binary found = { 0, 0 };
	if (base != 0 && base != 2) return found;
	while (isspace((unsigned char)*text)) text++;
	if (*text == '-' || *text == '+') found.negative = *text++ == '-';
	if (text[0] == '0' && (text[1] | 32) == 'b' && (text[2] == '0' || text[2] == '1')) found.digits = text + 2;
	return found;
}

/* All signed types are as wide as long, all unsigned ones as unsigned long. */
long __isoc23_strtol(const char *text, char **end, int base)
{
	struct binary number = binary(text, base);
	if (!number.digits) return strtol(text, end, base);
	unsigned long value = strtoul(number.digits, end, 2);
	unsigned long most = number.negative ? (unsigned long)LONG_MAX + 1 : LONG_MAX;
	if (value > most) {
		errno = ERANGE;
		value = most;
	}
	return (long)(number.negative ? -value : value);
}

unsigned long __isoc23_strtoul(const char *text, char **end, int base)
{
	struct binary number = binary(text, base);
	if (!number.digits) return strtoul(text, end, base);
	int before = errno;
	errno = 0;
	unsigned long value = strtoul(number.digits, end, 2);
	int overflow = errno == ERANGE;
	if (!errno) errno = before;
	return number.negative && !overflow ? -value : value;
}

long long __isoc23_strtoll(const char *text, char **end, int base) { return __isoc23_strtol(text, end, base); }
unsigned long long __isoc23_strtoull(const char *text, char **end, int base) { return __isoc23_strtoul(text, end, base); }
intmax_t __isoc23_strtoimax(const char *text, char **end, int base) { return __isoc23_strtol(text, end, base); }
uintmax_t __isoc23_strtoumax(const char *text, char **end, int base) { return __isoc23_strtoul(text, end, base); }
long __isoc23_strtol_l(const char *text, char **end, int base, locale_t l) { return __isoc23_strtol(text, end, base); }
unsigned long __isoc23_strtoul_l(const char *text, char **end, int base, locale_t l)
{
	return __isoc23_strtoul(text, end, base);
}
long long __isoc23_strtoll_l(const char *text, char **end, int base, locale_t l)
{
	return __isoc23_strtol(text, end, base);
}
unsigned long long __isoc23_strtoull_l(const char *text, char **end, int base, locale_t l)
{
	return __isoc23_strtoul(text, end, base);
}

/* The older names, without binary numbers. */

long long strtoq(const char *text, char **end, int base) { return strtoll(text, end, base); }
unsigned long long strtouq(const char *text, char **end, int base) { return strtoull(text, end, base); }
double __strtod_internal(const char *text, char **end, int grouped) { return strtod(text, end); }
float __strtof_internal(const char *text, char **end, int grouped) { return strtof(text, end); }
long double __strtold_internal(const char *text, char **end, int grouped) { return strtold(text, end); }

/* Wide text. */

static const wchar_t *wide_binary(const wchar_t *text, int base, int *negative)
{
	*negative = 0;
	if (base != 0 && base != 2) return 0;
	while (iswspace(*text)) text++;
	if (*text == '-' || *text == '+') *negative = *text++ == '-';
	return text[0] == '0' && (text[1] | 32) == 'b' && (text[2] == '0' || text[2] == '1') ? text + 2 : 0;
}

long __isoc23_wcstol(const wchar_t *text, wchar_t **end, int base)
{
	int negative;
	const wchar_t *digits = wide_binary(text, base, &negative);
	if (!digits) return wcstol(text, end, base);
	unsigned long value = wcstoul(digits, end, 2);
	unsigned long most = negative ? (unsigned long)LONG_MAX + 1 : LONG_MAX;
	if (value > most) {
		errno = ERANGE;
		value = most;
	}
	return (long)(negative ? -value : value);
}

unsigned long __isoc23_wcstoul(const wchar_t *text, wchar_t **end, int base)
{
	int negative;
	const wchar_t *digits = wide_binary(text, base, &negative);
	if (!digits) return wcstoul(text, end, base);
	unsigned long value = wcstoul(digits, end, 2);
	return negative && value != ULONG_MAX ? -value : value;
}

long long __isoc23_wcstoll(const wchar_t *text, wchar_t **end, int base) { return __isoc23_wcstol(text, end, base); }
unsigned long long __isoc23_wcstoull(const wchar_t *text, wchar_t **end, int base) { return __isoc23_wcstoul(text, end, base); }
intmax_t __isoc23_wcstoimax(const wchar_t *text, wchar_t **end, int base) { return __isoc23_wcstol(text, end, base); }
uintmax_t __isoc23_wcstoumax(const wchar_t *text, wchar_t **end, int base) { return __isoc23_wcstoul(text, end, base); }

/* Formatted input, as musl reads it. */

int __isoc23_vscanf(const char *format, va_list rest) { return vscanf(format, rest); }
int __isoc23_vsscanf(const char *text, const char *format, va_list rest) { return vsscanf(text, format, rest); }
int __isoc23_vfscanf(FILE *f, const char *format, va_list rest) { return vfscanf(f, format, rest); }
int __isoc23_vwscanf(const wchar_t *format, va_list rest) { return vwscanf(format, rest); }
int __isoc23_vswscanf(const wchar_t *text, const wchar_t *format, va_list rest) { return vswscanf(text, format, rest); }
int __isoc23_vfwscanf(FILE *f, const wchar_t *format, va_list rest) { return vfwscanf(f, format, rest); }

#define SCAN(call) \
	va_list rest; \
	va_start(rest, format); \
	int count = call; \
	va_end(rest); \
	return count

int __isoc23_scanf(const char *format, ...) { SCAN(vscanf(format, rest)); }
int __isoc23_sscanf(const char *text, const char *format, ...) { SCAN(vsscanf(text, format, rest)); }
int __isoc23_fscanf(FILE *f, const char *format, ...) { SCAN(vfscanf(f, format, rest)); }
int __isoc23_wscanf(const wchar_t *format, ...) { SCAN(vwscanf(format, rest)); }
int __isoc23_swscanf(const wchar_t *text, const wchar_t *format, ...) { SCAN(vswscanf(text, format, rest)); }
int __isoc23_fwscanf(FILE *f, const wchar_t *format, ...) { SCAN(vfwscanf(f, format, rest)); }
