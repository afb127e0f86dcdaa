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

/* A function for a signed type whose greatest number is `greatest`: `plain` reads all but binary numbers, `digits_of` the digits of these. */
#define SIGNED(name, type, greatest, plain, digits_of) \
	type name(const char *text, char **end, int base) \
	{ \
		struct binary number = binary(text, base); \
		if (!number.digits) return plain(text, end, base); \
		unsigned type value = digits_of(number.digits, end, 2); \
		unsigned type most = number.negative ? (unsigned type)greatest + 1 : greatest; \
		if (value > most) { \
			errno = ERANGE; \
			value = most; \
		} \
		return (type)(number.negative ? -value : value); \
	}

#define UNSIGNED(name, type, plain) \
	unsigned type name(const char *text, char **end, int base) \
	{ \
		struct binary number = binary(text, base); \
		if (!number.digits) return plain(text, end, base); \
		int before = errno; \
		errno = 0; \
		unsigned type value = plain(number.digits, end, 2); \
		int overflow = errno == ERANGE; \
		if (!errno) errno = before; \
		return number.negative && !overflow ? -value : value; \
	}

SIGNED(__isoc23_strtol, long, LONG_MAX, strtol, strtoul)
SIGNED(__isoc23_strtoll, long long, LLONG_MAX, strtoll, strtoull)
UNSIGNED(__isoc23_strtoul, long, strtoul)
UNSIGNED(__isoc23_strtoull, long long, strtoull)

intmax_t __isoc23_strtoimax(const char *text, char **end, int base) { return __isoc23_strtoll(text, end, base); }
uintmax_t __isoc23_strtoumax(const char *text, char **end, int base) { return __isoc23_strtoull(text, end, base); }
long __isoc23_strtol_l(const char *text, char **end, int base, locale_t l) { return __isoc23_strtol(text, end, base); }
unsigned long __isoc23_strtoul_l(const char *text, char **end, int base, locale_t l)
{
	return __isoc23_strtoul(text, end, base);
}
long long __isoc23_strtoll_l(const char *text, char **end, int base, locale_t l)
{
	return __isoc23_strtoll(text, end, base);
}
unsigned long long __isoc23_strtoull_l(const char *text, char **end, int base, locale_t l)
{
	return __isoc23_strtoull(text, end, base);
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

#define WIDE_SIGNED(name, type, greatest, plain, digits_of) \
	type name(const wchar_t *text, wchar_t **end, int base) \
	{ \
		int negative; \
		const wchar_t *digits = wide_binary(text, base, &negative); \
		if (!digits) return plain(text, end, base); \
		unsigned type value = digits_of(digits, end, 2); \
		unsigned type most = negative ? (unsigned type)greatest + 1 : greatest; \
		if (value > most) { \
			errno = ERANGE; \
			value = most; \
		} \
		return (type)(negative ? -value : value); \
	}

#define WIDE_UNSIGNED(name, type, greatest, plain) \
	unsigned type name(const wchar_t *text, wchar_t **end, int base) \
	{ \
		int negative; \
		const wchar_t *digits = wide_binary(text, base, &negative); \
		if (!digits) return plain(text, end, base); \
		unsigned type value = plain(digits, end, 2); \
		return negative && value != greatest ? -value : value; \
	}

WIDE_SIGNED(__isoc23_wcstol, long, LONG_MAX, wcstol, wcstoul)
WIDE_SIGNED(__isoc23_wcstoll, long long, LLONG_MAX, wcstoll, wcstoull)
WIDE_UNSIGNED(__isoc23_wcstoul, long, ULONG_MAX, wcstoul)
WIDE_UNSIGNED(__isoc23_wcstoull, long long, ULLONG_MAX, wcstoull)

intmax_t __isoc23_wcstoimax(const wchar_t *text, wchar_t **end, int base) { return __isoc23_wcstoll(text, end, base); }
uintmax_t __isoc23_wcstoumax(const wchar_t *text, wchar_t **end, int base) { return __isoc23_wcstoull(text, end, base); }

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
