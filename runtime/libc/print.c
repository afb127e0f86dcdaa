/* vfprintf, and so all functions of its family, made for symbolic numbers: a path forks over the sign and the number of digits
 * of a number, and the digits are terms. musl's own vfprintf branches on digits of floating-point numbers. Both print the same.
 * The native library is built with this file too.
 *
 * A conversion becomes a field: a prefix and a few pieces of text, which are padded to the width. decimal.c has the digits
 * of floating-point numbers. */

#include "stdio_impl.h"
#include <errno.h>
#include <limits.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <wchar.h>

#include "decimal.h"

/* The flags of a conversion. */
enum { LEFT = 1, PLUS = 2, SPACE = 4, ALTERNATE = 8, ZERO = 16, GROUPED = 32 };

/* The modifiers of a length. */
enum length { PLAIN, BYTE, SHORT, LONG, LONG_LONG, MAXIMUM, SIZE, LONG_DOUBLE };

/* The conversions that each length allows. */
static const char *const conversions[] = {
	[PLAIN] = "diouxXeEfFgGaAcCsSpnm",
	[BYTE] = "diouxXn",
	[SHORT] = "diouxXn",
	[LONG] = "diouxXeEfFgGaAcsn",
	[LONG_LONG] = "diouxXn",
	[MAXIMUM] = "diouxXn",
	[SIZE] = "diouxXn",
	[LONG_DOUBLE] = "eEfFgGaAn",
};

/* How an argument is passed. */
enum passing { NONE, WORD, LONG_WORD, POINTER, FLOATING, LONG_FLOATING };

union argument {
	uint64_t integer;
	void *pointer;
	double floating;
	long double long_floating;
};

/* The number of arguments that can be named by their position. */
enum { POSITIONS = 9 };

/* The arguments of a format: in their order, or by their positions. */
struct arguments {
	va_list list;
	int by_position;
	enum passing passing[POSITIONS + 1];
	union argument values[POSITIONS + 1];
};

/* Where the value of `*` or of a conversion comes from. */
enum { FIXED = -2, NEXT = -1 };

struct conversion {
	unsigned flags;
	int width;            /* or where it comes from: */
	int width_from;       /* FIXED, NEXT or a position */
	int precision;        /* -1: none */
	int precision_from;
	int value_from;       /* NEXT or a position */
	enum length length;
	int letter;
};

/* A run of characters, or of zeros if there is no text. */
struct piece {
	const char *text;
	long long length;
};

struct field {
	const char *prefix;
	int prefix_length;
	int count;
	struct piece pieces[8];
};

struct printer {
	FILE *f;
	int printed;
};

static int failed(int error)
{
	errno = error;
	return -1;
}

static void put(FILE *f, const char *text, size_t length)
{
	if (!(f->flags & F_ERR)) __fwritex((const unsigned char *)text, length, f);
}

static void put_many(FILE *f, char c, long long count)
{
	char many[128];
	if (count <= 0) return;
	memset(many, c, count < (long long)sizeof many ? (size_t)count : sizeof many);
	for (; count > (long long)sizeof many; count -= sizeof many) put(f, many, sizeof many);
	put(f, many, (size_t)count);
}

static void add(struct field *field, const char *text, long long length)
{
	if (length > 0) field->pieces[field->count++] = (struct piece){ text, length };
}

/* Prints a field, padded to the width; returns -1 if the output is too long to be counted. */
static int put_field(struct printer *out, const struct conversion *c, const struct field *field)
{
	long long length = field->prefix_length, padding;
	for (int i = 0; i < field->count; i++) length += field->pieces[i].length;
	padding = c->width > length ? c->width - length : 0;
	if (length + padding > INT_MAX - out->printed) return failed(EOVERFLOW);
	out->printed += (int)(length + padding);
	if (!(c->flags & (LEFT | ZERO))) put_many(out->f, ' ', padding);
	put(out->f, field->prefix, (size_t)field->prefix_length);
	if ((c->flags & (LEFT | ZERO)) == ZERO) put_many(out->f, '0', padding);
	for (int i = 0; i < field->count; i++) {
		const struct piece *piece = &field->pieces[i];
		if (piece->text) put(out->f, piece->text, (size_t)piece->length);
		else put_many(out->f, '0', piece->length);
	}
	if (c->flags & LEFT) put_many(out->f, ' ', padding);
	return 0;
}

/* Writes an integer and returns the number of its digits; `end` is behind the last one. */
static int write_decimal(uint64_t x, char *end)
{
	int length = 0;
	do {
		*--end = (char)('0' + x % 10);
		x /= 10;
		length++;
	} while (x);
	return length;
}

static char hexadecimal_digit(unsigned digit, int is_upper)
{
	return (char)('0' + digit + (digit > 9) * ((is_upper ? 'A' : 'a') - '0' - 10));
}

/* Writes an integer with digits of some bits; zero has one digit. */
static int write_bits(uint64_t x, int bits, int is_upper, char *end)
{
	int length = 0;
	do {
		*--end = hexadecimal_digit(x & ((1u << bits) - 1), is_upper);
		x >>= bits;
		length++;
	} while (x);
	return length;
}

/* The sign of a number that is not negative, as the flags want it. */
static const char *positive_sign(unsigned flags)
{
	return flags & PLUS ? "+" : flags & SPACE ? " " : "";
}

static uint64_t as_signed(uint64_t x, enum length length)
{
	switch (length) {
	case BYTE: return (uint64_t)(signed char)x;
	case SHORT: return (uint64_t)(short)x;
	case PLAIN: return (uint64_t)(int)x;
	case LONG: case SIZE: return (uint64_t)(long)x;
	default: return x;
	}
}

static uint64_t as_unsigned(uint64_t x, enum length length)
{
	switch (length) {
	case BYTE: return (unsigned char)x;
	case SHORT: return (unsigned short)x;
	case PLAIN: return (unsigned)x;
	case LONG: case SIZE: return (unsigned long)x;
	default: return x;
	}
}

static int put_integer(struct printer *out, struct conversion *c, uint64_t x)
{
	struct field field = { "", 0, 0, { { 0 } } };
	char text[32], *end = text + sizeof text;
	int length = 0, is_upper = c->letter == 'X', precision = c->precision;
	if (c->letter == 'd' || c->letter == 'i') {
		x = as_signed(x, c->length);
		field.prefix = positive_sign(c->flags);
		if ((int64_t)x < 0) {
			field.prefix = "-";
			x = -x;
		}
	} else if (c->letter != 'p') {
		x = as_unsigned(x, c->length);
	}
	if (c->letter == 'p') {
		if (precision >= 0 && precision < 16) precision = 16;
		c->flags |= ALTERNATE;
	}
	if (precision == 0 && x == 0) length = 0;
	else if (c->letter == 'o') length = write_bits(x, 3, 0, end);
	else if (strchr("xXp", c->letter)) length = write_bits(x, 4, is_upper, end);
	else length = write_decimal(x, end);
	if (c->flags & ALTERNATE) {
		if (c->letter == 'o' && precision <= length && !(length == 1 && x == 0)) precision = length + 1;
		else if (strchr("xXp", c->letter) && x != 0) field.prefix = is_upper ? "0X" : "0x";
	}
	/* A precision, even of `%p`, is what zeros are padded to. */
	if (c->precision >= 0) c->flags &= ~(unsigned)ZERO;
	field.prefix_length = (int)strlen(field.prefix);
	add(&field, 0, (long long)precision - length);
	add(&field, end - length, length);
	return put_field(out, c, &field);
}

static int put_string(struct printer *out, struct conversion *c, const char *text)
{
	struct field field = { "", 0, 0, { { 0 } } };
	if (!text) text = "(null)";
	size_t length = strnlen(text, c->precision < 0 ? INT_MAX : (size_t)c->precision);
	if (c->precision < 0 && text[length]) return failed(EOVERFLOW);
	c->flags &= ~(unsigned)ZERO;
	add(&field, text, (long long)length);
	return put_field(out, c, &field);
}

static int put_character(struct printer *out, struct conversion *c, char character)
{
	struct field field = { "", 0, 0, { { 0 } } };
	c->flags &= ~(unsigned)ZERO;
	add(&field, &character, 1);
	return put_field(out, c, &field);
}

/* Prints wide characters in their multibyte encoding, as many as the precision has room for. */
static int put_wide_string(struct printer *out, struct conversion *c, const wchar_t *text)
{
	char encoded[MB_LEN_MAX];
	long long length = 0, most = c->precision < 0 ? INT_MAX : c->precision, padding;
	int count = 0;
	for (; length < most && text[count]; count++) {
		int bytes = wctomb(encoded, text[count]);
		if (bytes < 0) return -1;
		if (bytes > most - length) break;
		length += bytes;
	}
	padding = c->width > length ? c->width - length : 0;
	if (length + padding > INT_MAX - out->printed) return failed(EOVERFLOW);
	out->printed += (int)(length + padding);
	if (!(c->flags & LEFT)) put_many(out->f, ' ', padding);
	for (int i = 0; i < count; i++) put(out->f, encoded, (size_t)wctomb(encoded, text[i]));
	if (c->flags & LEFT) put_many(out->f, ' ', padding);
	return 0;
}

/* Writes an exponent with its letter and sign, and returns its length. */
static int write_exponent(int exponent, int letter, int least_digits, char *end)
{
	int length = write_decimal((uint64_t)(exponent < 0 ? -exponent : exponent), end);
	while (length < least_digits) end[-++length] = '0';
	end[-++length] = exponent < 0 ? '-' : '+';
	end[-++length] = (char)letter;
	return length;
}

/* The point, if there are digits after it or the flag asks for it. */
static void add_point(struct field *field, const struct conversion *c, long long digits_after)
{
	if (digits_after > 0 || c->flags & ALTERNATE) add(field, ".", 1);
}

/* The pieces of a number without an exponent. Of its digits and zeros, those after the last wanted one are not there. */
static void add_fixed(struct field *field, const struct conversion *c, const struct decimal *x)
{
	int before = x->exponent + 1;
	if (before <= 0) {
		add(field, "0", 1);
		add_point(field, c, (long long)x->count + x->zeros);
		add(field, 0, x->count + x->zeros > 0 ? -before : 0);
		add(field, x->text, x->count);
	} else if (x->count <= before) {
		/* Digits before the point may be missing if trailing zeros were removed. */
		add(field, x->text, x->count);
		add(field, 0, before - x->count);
		add_point(field, c, x->zeros);
	} else {
		add(field, x->text, before);
		add_point(field, c, 1);
		add(field, x->text + before, x->count - before);
	}
	add(field, 0, x->zeros);
}

/* The pieces of a number with one digit before the point. */
static void add_scientific(struct field *field, const struct conversion *c, const struct decimal *x)
{
	add(field, x->text, 1);
	add_point(field, c, x->count - 1 + x->zeros);
	add(field, x->text + 1, x->count - 1);
	add(field, 0, x->zeros);
}

static void remove_trailing_zeros(struct decimal *x)
{
	x->zeros = 0;
	while (x->count > 1 && x->text[x->count - 1] == '0') x->count--;
}

static int put_decimal(struct printer *out, struct conversion *c, struct field *field, const struct number *number)
{
	struct decimal x;
	char exponent[16], *end = exponent + sizeof exponent;
	int style = c->letter | 32, is_upper = !(c->letter & 32), precision = c->precision < 0 ? 6 : c->precision;
	if (style == 'f') {
		__decimal_fixed(number, precision, &x);
	} else if (style == 'g') {
		if (precision == 0) precision = 1;
		__decimal_significant(number, precision, &x);
		style = x.exponent >= -4 && x.exponent < precision ? 'f' : 'e';
		if (!(c->flags & ALTERNATE)) remove_trailing_zeros(&x);
	} else if (precision == INT_MAX) {
		return failed(EOVERFLOW);
	} else {
		__decimal_significant(number, precision + 1, &x);
	}
	if (style == 'f') {
		/* Zeros before the point are no part of the precision. */
		if (x.count <= x.exponent && x.zeros > 0) x.zeros -= x.exponent + 1 - x.count;
		add_fixed(field, c, &x);
	} else {
		int length = write_exponent(x.exponent, is_upper ? 'E' : 'e', 2, end);
		add_scientific(field, c, &x);
		add(field, end - length, length);
	}
	return put_field(out, c, field);
}

/* The bits of a number from its first one on; returns the exponent of this bit. Numbers with all bits need no search for it. */
static int leading_bits(const struct number *x, uint64_t *bits)
{
	int all = x->is_wide ? 64 : 53;
	int zeros = x->significand >> (all - 1) ? 64 - all : __builtin_clzll(x->significand);
	*bits = (uint64_t)x->significand << zeros;
	return x->exponent + 63 - zeros;
}

static int put_hexadecimal(struct printer *out, struct conversion *c, struct field *field, const struct number *number)
{
	char digits[17], exponent_text[16], *end = exponent_text + sizeof exponent_text;
	uint64_t bits = 0;
	int exponent = 0, count = 16, is_upper = c->letter == 'A', precision = c->precision;
	if (number->significand) exponent = leading_bits(number, &bits);
	uint64_t leading = bits >> 63, fraction = bits << 1;
	if (precision >= 0 && precision < 16) {
		int drop = 63 - 4 * precision;
		uint64_t half = (uint64_t)1 << (drop - 1), dropped = bits & (half | (half - 1)), kept = bits >> drop;
		kept += (dropped > half) | ((dropped == half) & (int)(kept & 1));
		leading = kept >> 4 * precision;
		fraction = precision ? kept << (64 - 4 * precision) : 0;
		count = precision;
	}
	digits[0] = (char)('0' + leading);
	for (int i = 0; i < count; i++) digits[i + 1] = hexadecimal_digit(fraction >> (60 - 4 * i) & 15, is_upper);
	while (precision < 0 && count > 0 && digits[count] == '0') count--;
	add(field, digits, 1);
	add_point(field, c, precision < 0 ? count : precision);
	add(field, digits + 1, count);
	add(field, 0, (long long)precision - count);
	int length = write_exponent(exponent, is_upper ? 'P' : 'p', 1, end);
	add(field, end - length, length);
	return put_field(out, c, field);
}

static int is_finite(const struct number *x)
{
	if (x->is_wide) return x->wide <= __LDBL_MAX__ && x->wide >= -__LDBL_MAX__;
	return x->narrow <= __DBL_MAX__ && x->narrow >= -__DBL_MAX__;
}

static int put_floating(struct printer *out, struct conversion *c, const union argument *x)
{
	struct field field = { positive_sign(c->flags), 0, 0, { { 0 } } };
	char prefix[4];
	int is_wide = c->length == LONG_DOUBLE, is_upper = !(c->letter & 32);
	struct number number = is_wide ? __number_of_long_double(x->long_floating) : __number_of_double(x->floating);
	if (number.is_negative) field.prefix = "-";
	field.prefix_length = (int)strlen(field.prefix);
	if (!is_finite(&number)) {
		int is_nan = is_wide ? number.wide != number.wide : number.narrow != number.narrow;
		c->flags &= ~(unsigned)ZERO;
		add(&field, is_nan ? is_upper ? "NAN" : "nan" : is_upper ? "INF" : "inf", 3);
		return put_field(out, c, &field);
	}
	if ((c->letter | 32) != 'a') return put_decimal(out, c, &field, &number);
	memcpy(prefix, field.prefix, (size_t)field.prefix_length);
	memcpy(prefix + field.prefix_length, is_upper ? "0X" : "0x", 2);
	field.prefix = prefix;
	field.prefix_length += 2;
	return put_hexadecimal(out, c, &field, &number);
}

/* %n. */
static int store_count(const struct printer *out, const struct conversion *c, void *to)
{
	switch (c->length) {
	case PLAIN: *(int *)to = out->printed; break;
	case BYTE: *(unsigned char *)to = (unsigned char)out->printed; break;
	case SHORT: *(unsigned short *)to = (unsigned short)out->printed; break;
	case LONG: case SIZE: *(long *)to = out->printed; break;
	case LONG_LONG: case MAXIMUM: *(long long *)to = out->printed; break;
	case LONG_DOUBLE: break;
	}
	return 0;
}

static int put_conversion(struct printer *out, struct conversion *c, const union argument *x)
{
	int is_wide = c->length == LONG;
	switch (c->letter) {
	case 'd': case 'i': case 'o': case 'u': case 'x': case 'X': case 'p':
		return put_integer(out, c, x->integer);
	case 'c':
		if (!is_wide) return put_character(out, c, (char)x->integer);
		/* fall through */
	case 'C':
		c->precision = -1;
		return put_wide_string(out, c, (wchar_t[]){ (wchar_t)x->integer, 0 });
	case 's':
		if (!is_wide) return put_string(out, c, x->pointer);
		/* fall through */
	case 'S':
		return put_wide_string(out, c, x->pointer);
	case 'm':
		return put_string(out, c, strerror(errno));
	case 'n':
		return store_count(out, c, x->pointer);
	default:
		return put_floating(out, c, x);
	}
}

static int is_digit(char c)
{
	return (unsigned)c - '0' < 10;
}

/* Reads an amount; -1 if it is too large. */
static int read_amount(const char **format)
{
	long long amount = 0;
	for (; is_digit(**format); ++*format) {
		if (amount <= INT_MAX) amount = 10 * amount + (**format - '0');
	}
	return amount > INT_MAX ? -1 : (int)amount;
}

/* Reads a position such as `1$`; NEXT if there is none. */
static int read_position(const char **format)
{
	if (!is_digit((*format)[0]) || (*format)[1] != '$') return NEXT;
	*format += 2;
	return (*format)[-2] - '0';
}

static unsigned read_flags(const char **format)
{
	static const char names[] = "-+ #0'";
	unsigned flags = 0;
	for (const char *at; **format && (at = strchr(names, **format)); ++*format) flags |= 1u << (at - names);
	return flags;
}

static enum length read_length(const char **format)
{
	char first = **format;
	int is_double = first && (*format)[1] == first;
	enum length length = PLAIN;
	switch (first) {
	case 'h': length = is_double ? BYTE : SHORT; break;
	case 'l': length = is_double ? LONG_LONG : LONG; break;
	case 'j': length = MAXIMUM; break;
	case 'z': case 't': length = SIZE; break;
	case 'L': length = LONG_DOUBLE; break;
	}
	*format += (length != PLAIN) + (length == BYTE || length == LONG_LONG);
	return length;
}

/* Reads a conversion after its `%`. Returns -1 with an error number if it is invalid. */
static int read_conversion(const char **format, struct conversion *c)
{
	c->value_from = read_position(format);
	c->flags = read_flags(format);
	c->width_from = c->precision_from = FIXED;
	c->precision = -1;
	if (**format == '*') {
		++*format;
		c->width_from = read_position(format);
		c->width = 0;
	} else if ((c->width = read_amount(format)) < 0) {
		return failed(EOVERFLOW);
	}
	if (**format == '.') {
		++*format;
		if (**format == '*') {
			++*format;
			c->precision_from = read_position(format);
		} else {
			c->precision = read_amount(format);
			/* Only %c and the like ignore it. */
			if (c->precision < 0) return failed(EOVERFLOW);
		}
	}
	c->length = read_length(format);
	c->letter = **format;
	if (!c->letter || !strchr(conversions[c->length], c->letter)) return failed(EINVAL);
	++*format;
	return 0;
}

/* The size of an integer that is passed with this length. */
static size_t size_of(enum length length)
{
	switch (length) {
	case LONG: case SIZE: return sizeof(long);
	case LONG_LONG: case MAXIMUM: return sizeof(long long);
	default: return sizeof(int);
	}
}

/* How the value of a conversion is passed. */
static enum passing passing_of(const struct conversion *c)
{
	switch (c->letter) {
	case 'm': return NONE;
	case 'p': case 's': case 'S': case 'n': return POINTER;
	case 'c': case 'C': return WORD;
	case 'd': case 'i': case 'o': case 'u': case 'x': case 'X':
		return size_of(c->length) == sizeof(int) ? WORD : LONG_WORD;
	default: return c->length == LONG_DOUBLE ? LONG_FLOATING : FLOATING;
	}
}

static union argument next(struct arguments *arguments, enum passing passing)
{
	union argument result = { 0 };
	switch (passing) {
	case NONE: break;
	case WORD: result.integer = (uint64_t)va_arg(arguments->list, int); break;
	case LONG_WORD: result.integer = va_arg(arguments->list, uint64_t); break;
	case POINTER: result.pointer = va_arg(arguments->list, void *); break;
	case FLOATING: result.floating = va_arg(arguments->list, double); break;
	case LONG_FLOATING: result.long_floating = va_arg(arguments->list, long double); break;
	}
	return result;
}

static union argument argument(struct arguments *arguments, int from, enum passing passing)
{
	return from == NEXT ? next(arguments, passing) : arguments->values[from];
}

/* Notes what a conversion takes by position. Returns -1 if it takes something else too. */
static int note_positions(struct arguments *arguments, const struct conversion *c)
{
	int from[] = { c->width_from, c->precision_from, c->value_from };
	enum passing passing[] = { WORD, WORD, passing_of(c) };
	for (int i = 0; i < 3; i++) {
		if (from[i] == FIXED || passing[i] == NONE) continue;
		if (from[i] <= 0) return failed(EINVAL);
		arguments->passing[from[i]] = passing[i];
	}
	return 0;
}

/* The next conversion of a format, after any text; 0 if there is none, -1 if it is invalid. */
static int next_conversion(const char **format, struct conversion *c)
{
	for (;; *format += 2) {
		while (**format && **format != '%') ++*format;
		if (!**format) return 0;
		if ((*format)[1] != '%') break;
	}
	++*format;
	return read_conversion(format, c) < 0 ? -1 : 1;
}

/* Fetches the arguments if the format names them by position, which the first conversion tells. Returns -1 if the format is
 * invalid up to there, or if the positions are. */
static int fetch_by_position(struct arguments *arguments, const char *format)
{
	struct conversion c;
	int found, last = POSITIONS;
	while ((found = next_conversion(&format, &c)) > 0) {
		if (passing_of(&c) == NONE && c.value_from != NEXT) return failed(EINVAL);
		if (c.value_from == NEXT && c.width_from < 0 && c.precision_from < 0 && !arguments->by_position) {
			if (passing_of(&c) == NONE) continue;
			return 0;
		}
		arguments->by_position = 1;
		if (note_positions(arguments, &c) < 0) return -1;
	}
	if (found < 0) return -1;
	while (last > 0 && arguments->passing[last] == NONE) last--;
	for (int i = 1; i <= last; i++) {
		if (arguments->passing[i] == NONE) return failed(EINVAL);
		arguments->values[i] = next(arguments, arguments->passing[i]);
	}
	return 0;
}

/* Replaces each `*` by its argument. */
static int fetch_amounts(struct arguments *arguments, struct conversion *c)
{
	if (c->width_from != FIXED) {
		c->width = (int)argument(arguments, c->width_from, WORD).integer;
		if (c->width == INT_MIN) return failed(EOVERFLOW);
		if (c->width < 0) {
			c->flags |= LEFT;
			c->width = -c->width;
		}
	}
	if (c->precision_from != FIXED) {
		c->precision = (int)argument(arguments, c->precision_from, WORD).integer;
		if (c->precision < 0) c->precision = -1;
	}
	return 0;
}

static int put_text(struct printer *out, const char *text, ptrdiff_t length)
{
	if (length > INT_MAX - out->printed) return failed(EOVERFLOW);
	put(out->f, text, (size_t)length);
	out->printed += (int)length;
	return 0;
}

static int put_all(FILE *f, const char *format, struct arguments *arguments)
{
	struct printer out = { f, 0 };
	struct conversion c;
	while (*format) {
		const char *text = format;
		while (*format && *format != '%') format++;
		/* The first of two signs is text. */
		int is_sign = format[0] == '%' && format[1] == '%';
		if (put_text(&out, text, format + is_sign - text) < 0) return -1;
		format += 2 * is_sign;
		if (is_sign || !*format) continue;
		format++;
		if (read_conversion(&format, &c) < 0 || fetch_amounts(arguments, &c) < 0) return -1;
		if (!arguments->by_position && (c.value_from != NEXT || c.width_from > 0 || c.precision_from > 0))
			return failed(EINVAL);
		union argument value = argument(arguments, c.value_from, passing_of(&c));
		if (put_conversion(&out, &c, &value) < 0) return -1;
	}
	return out.printed;
}

/* Streams without a buffer get one for the time of the call. */
static int put_buffered(FILE *f, const char *format, struct arguments *arguments)
{
	unsigned char buffer[80], *saved = f->buf;
	int is_unbuffered = !f->buf_size, result = -1;
	if (is_unbuffered) {
		f->buf = buffer;
		f->buf_size = sizeof buffer;
		f->wpos = f->wbase = f->wend = 0;
	}
	if (f->wend || !__towrite(f)) result = put_all(f, format, arguments);
	if (is_unbuffered) {
		f->write(f, 0, 0);
		if (!f->wpos) result = -1;
		f->buf = saved;
		f->buf_size = 0;
		f->wpos = f->wbase = f->wend = 0;
	}
	return result;
}

int vfprintf(FILE *restrict f, const char *restrict format, va_list list)
{
	struct arguments arguments = { .by_position = 0 };
	int result, error;
	va_copy(arguments.list, list);
	result = fetch_by_position(&arguments, format);
	if (result == 0) {
		FLOCK(f);
		error = f->flags & F_ERR;
		if (f->mode < 1) f->flags &= ~(unsigned)F_ERR;
		result = put_buffered(f, format, &arguments);
		if (f->flags & F_ERR) result = -1;
		f->flags |= (unsigned)error;
		FUNLOCK(f);
	}
	va_end(arguments.list);
	return result;
}
