/* The conversion of text to floating-point numbers behind strtod, atof and scanf, made for symbolic text: control flow
 * depends on the syntax of the text, the digits are collected in one integer, and a number of ordinary size is one
 * operation on this integer and a power of ten. musl's own conversion takes the digits apart again and branches on them.
 * Both consume the same characters. The native library is built with this file too.
 *
 * The result is correctly rounded (to nearest, ties to even) in three ways, tried in this order:
 *   with_exact_power   both operands of one multiplication or division are exact, so the result is rounded once;
 *   scaled             the integer is multiplied by 128 bits of the power of five, whose exponent is a constant in each path;
 *   exact              integers of any length, for more than 19 digits and where the others do not decide. */

#include <errno.h>
#include <float.h>
#include <stdint.h>

#include "shgetc.h"
#include "floatscan.h"

#ifdef __SIZEOF_INT128__
typedef unsigned __int128 uint128;
#else
typedef unsigned _BitInt(128) uint128;
#endif

/* A binary format, and bounds that follow from it. */
struct format {
	int bits;       /* the width of the significand */
	int lowest;     /* the exponent of the last bit of the smallest number */
	int highest;    /* all numbers are below two to this power */
	int below;      /* ten to this power is less than half of the smallest number */
	int smallest;   /* ten to this power is more than the smallest number with all bits */
	int above;      /* ten to this power is more than the largest number */
	int digits;     /* no number and no midpoint of two neighbours has more significant decimal digits */
};

enum precision { FLOAT, DOUBLE, LONG_DOUBLE };

static const struct format formats[] = {
	[FLOAT] = { FLT_MANT_DIG, FLT_MIN_EXP - FLT_MANT_DIG, FLT_MAX_EXP, -46, FLT_MIN_10_EXP, FLT_MAX_10_EXP + 1, 120 },
	[DOUBLE] = { DBL_MANT_DIG, DBL_MIN_EXP - DBL_MANT_DIG, DBL_MAX_EXP, -324, DBL_MIN_10_EXP, DBL_MAX_10_EXP + 1, 780 },
	[LONG_DOUBLE] = { LDBL_MANT_DIG, LDBL_MIN_EXP - LDBL_MANT_DIG, LDBL_MAX_EXP, -4951, LDBL_MIN_10_EXP,
	                  LDBL_MAX_10_EXP + 1, 11520 },
};

/* Powers of ten that long double represents exactly: double up to 22, float up to 10. */
static const long double exact_powers[] = {
	1e0L, 1e1L, 1e2L, 1e3L, 1e4L, 1e5L, 1e6L, 1e7L, 1e8L, 1e9L, 1e10L, 1e11L, 1e12L, 1e13L,
	1e14L, 1e15L, 1e16L, 1e17L, 1e18L, 1e19L, 1e20L, 1e21L, 1e22L, 1e23L, 1e24L, 1e25L, 1e26L, 1e27L,
};

static long double out_of_range(long double result)
{
	errno = ERANGE;
	return result;
}

/* A positive number: (significand + a fraction) * 2^exponent. */
struct binary {
	uint128 significand; /* its highest bit is set */
	int inexact;         /* whether the fraction is not zero */
	int exponent;
};

/* The significand without its last bits, rounded to nearest. It may be one bit longer than the format's. The operators
 * do not branch. */
static uint128 rounded_off(struct binary x, int drop)
{
	uint128 half = (uint128)1 << (drop - 1), dropped = x.significand & (half | (half - 1));
	uint128 kept = drop == 128 ? 0 : x.significand >> drop;
	return kept + ((dropped > half) | ((dropped == half) & (x.inexact | (int)(kept & 1))));
}

/* The number significand * 2^(lowest + biased). Its significand has all bits of the format, and maybe one more, unless
 * the exponent is the lowest: its highest bit is added to the exponent in the encoding, and so is a carry, which may
 * result in infinity. */
static long double encoded(uint128 significand, int biased, enum precision precision)
{
	switch (precision) {
	case FLOAT: {
		union { uint32_t bits; float value; } result = { ((uint32_t)biased << 23) + (uint32_t)significand };
		return result.value;
	}
	case DOUBLE: {
		union { uint64_t bits; double value; } result = { ((uint64_t)biased << 52) + (uint64_t)significand };
		return result.value;
	}
	case LONG_DOUBLE:
		break;
	}
	/* The highest bit is part of this encoding. */
	union { struct { uint64_t significand; uint16_t exponent; } bits; long double value; } result = { .value = 0 };
	int carry = (int)(significand >> 64);
	result.bits.significand = (uint64_t)(significand >> carry);
	result.bits.exponent = (uint16_t)(biased + carry + (int)(result.bits.significand >> 63));
	return result.value;
}

/* The format's nearest number to `x`, which is neither too large nor too small for the format. */
static long double rounded_in_range(struct binary x, enum precision precision)
{
	const struct format *format = &formats[precision];
	int drop = 128 - format->bits;
	return encoded(rounded_off(x, drop), x.exponent + drop - format->lowest, precision);
}

/* The format's nearest number to `x`. */
static long double rounded(struct binary x, enum precision precision)
{
	const struct format *format = &formats[precision];
	int drop = 128 - format->bits, biased = x.exponent + drop - format->lowest;
	if (biased > format->highest - format->bits - format->lowest) return out_of_range(__builtin_inf());
	if (biased < 0) {
		drop -= biased;
		biased = 0;
	}
	if (drop > 128) return out_of_range(0);
	uint128 significand = rounded_off(x, drop);
	int is_exact = !x.inexact && (drop == 128 ? 0 : significand << drop) == x.significand;
	if (!is_exact && !(significand >> (format->bits - 1))) errno = ERANGE;
	long double result = encoded(significand, biased, precision);
	if (result > LDBL_MAX) errno = ERANGE;
	return result;
}

/* Natural numbers of up to 38,400 bits, enough for the digits of a midpoint of long double, and for five to the power
 * of their number. */
struct natural {
	int length;           /* the highest of these limbs is not zero */
	uint32_t limbs[1200]; /* the lowest first */
};

static void multiply_add(struct natural *x, uint32_t factor, uint32_t summand)
{
	uint64_t carry = summand;
	for (int i = 0; i < x->length; i++) {
		carry += (uint64_t)x->limbs[i] * factor;
		x->limbs[i] = (uint32_t)carry;
		carry >>= 32;
	}
	if (carry) x->limbs[x->length++] = (uint32_t)carry;
}

static void multiply_by_power_of_five(struct natural *x, int power)
{
	for (; power >= 13; power -= 13) multiply_add(x, 1220703125, 0);
	for (; power > 0; power--) multiply_add(x, 5, 0);
}

static void set(struct natural *x, uint64_t value)
{
	x->limbs[0] = (uint32_t)value;
	x->limbs[1] = value >> 32;
	x->length = x->limbs[1] ? 2 : x->limbs[0] ? 1 : 0;
}

static int bit_length(const struct natural *x)
{
	return 32 * x->length - __builtin_clz(x->limbs[x->length - 1]);
}

static void shift_left(struct natural *x, int by)
{
	int limbs = by / 32, bits = by % 32;
	if (bits) multiply_add(x, (uint32_t)1 << bits, 0);
	if (!limbs) return;
	for (int i = x->length; i-- > 0;) x->limbs[i + limbs] = x->limbs[i];
	for (int i = 0; i < limbs; i++) x->limbs[i] = 0;
	x->length += limbs;
}

static int is_less(const struct natural *x, const struct natural *y)
{
	if (x->length != y->length) return x->length < y->length;
	for (int i = x->length; i-- > 0;)
		if (x->limbs[i] != y->limbs[i]) return x->limbs[i] < y->limbs[i];
	return 0;
}

/* `x` -= `y`, which is not greater. */
static void subtract(struct natural *x, const struct natural *y)
{
	int64_t borrow = 0;
	for (int i = 0; i < x->length; i++) {
		borrow += (int64_t)x->limbs[i] - (i < y->length ? y->limbs[i] : 0);
		x->limbs[i] = (uint32_t)borrow;
		borrow >>= 32;
	}
	while (x->length && !x->limbs[x->length - 1]) x->length--;
}

/* `x` / `y` of two positive numbers, bit by bit. Both are changed. */
static struct binary divide(struct natural *x, struct natural *y)
{
	struct binary result = { 0, 0, bit_length(x) - bit_length(y) - 127 };
	if (bit_length(x) < bit_length(y)) shift_left(x, bit_length(y) - bit_length(x));
	else shift_left(y, bit_length(x) - bit_length(y));
	if (is_less(x, y)) {
		shift_left(x, 1);
		result.exponent--;
	}
	for (int i = 0; i < 128; i++) {
		int bit = !is_less(x, y);
		if (bit) subtract(x, y);
		result.significand = result.significand << 1 | (uint128)bit;
		shift_left(x, 1);
	}
	result.inexact = x->length != 0;
	return result;
}

/* `x` * 10^exponent (plus a little, if `more`) of a positive number, which is changed. */
static __attribute__((__noinline__)) long double exact(struct natural *x, int exponent, int more, enum precision precision)
{
	struct natural divisor;
	set(&divisor, 1);
	multiply_by_power_of_five(exponent < 0 ? &divisor : x, exponent < 0 ? -exponent : exponent);
	struct binary result = divide(x, &divisor);
	result.inexact |= more;
	result.exponent += exponent;
	return rounded(result, precision);
}

static __attribute__((__noinline__)) long double exact_of_integer(uint64_t digits, int exponent, enum precision precision)
{
	struct natural x;
	set(&x, digits);
	return exact(&x, exponent, 0, precision);
}

/* 5^power, as 128 bits and an exponent. */
static __attribute__((__noinline__)) struct binary power_of_five(int power)
{
	struct natural numerator, denominator;
	set(&numerator, 1);
	set(&denominator, 1);
	multiply_by_power_of_five(power < 0 ? &denominator : &numerator, power < 0 ? -power : power);
	return divide(&numerator, &denominator);
}

/* A number in decimal notation. */
struct decimal {
	uint64_t digits;    /* the number is digits * 10^exponent */
	int count;          /* the number of these digits; leading zeros are counted, but not more than 20 digits */
	int point;          /* whether the point was read */
	int any;            /* whether a digit was read */
	long long exponent;
};

static long double with_exact_power(const struct decimal *x, enum precision precision)
{
	long double power = exact_powers[x->exponent < 0 ? -x->exponent : x->exponent];
	switch (precision) {
	case FLOAT:
		return x->exponent < 0 ? (float)x->digits / (float)power : (float)x->digits * (float)power;
	case DOUBLE:
		return x->exponent < 0 ? (double)x->digits / (double)power : (double)x->digits * (double)power;
	case LONG_DOUBLE:
		break;
	}
	return x->exponent < 0 ? x->digits / power : x->digits * power;
}

/* Returns `x`, which is between the bounds. A symbolic exponent becomes a constant in each path, because the compiler must
 * not replace the branches by selects. */
static __attribute__((__noinline__, __optnone__)) int constant(long long x, int low, int high)
{
	while (low < high) {
		int middle = low + (high - low) / 2;
		if (x <= middle) high = middle;
		else low = middle + 1;
	}
	return low;
}

/* `x`, which is not a midpoint of two numbers unless 5^exponent has at most 128 bits. */
static long double scaled(const struct decimal *x, int exponent, enum precision precision)
{
	const struct format *format = &formats[precision];
	struct binary power = power_of_five(exponent);
	int zeros = __builtin_clzll(x->digits);
	uint64_t digits = x->digits << zeros;
	uint128 low = (uint128)digits * (uint64_t)power.significand;
	uint128 high = (uint128)digits * (uint64_t)(power.significand >> 64) + (low >> 64);
	/* The bits that the power lacks could carry over to the bits that decide. For float and double they never do: the
	 * product of no 64-bit integer and one of these powers is within 2^64 below a multiple of 2^137, half of the unit
	 * of double (found by the Euclidean algorithm for every exponent). */
	if (precision == LONG_DOUBLE && power.inexact && (uint64_t)high == UINT64_MAX)
		return exact_of_integer(x->digits, exponent, precision);
	int shift = !(high >> 127);
	struct binary result = {
		.significand = high << shift,
		.inexact = power.inexact | ((uint64_t)low != 0),
		.exponent = power.exponent + 64 + exponent - zeros - shift,
	};
	int is_in_range = exponent >= format->smallest && exponent + x->count < format->above;
	return is_in_range ? rounded_in_range(result, precision) : rounded(result, precision);
}

static int is_within(long long exponent, int bound)
{
	return -bound <= exponent && exponent <= bound;
}

/* The nearest number to `x`, whose exponent is -27 to -1, by way of long double, whose bits show whether it is
 * a midpoint of the format; this may be the result of rounding. */
static long double narrowed(const struct decimal *x, enum precision precision)
{
	union { long double value; uint64_t significand; } wide = { with_exact_power(x, LONG_DOUBLE) };
	uint64_t half = (uint64_t)1 << (63 - formats[precision].bits), dropped = wide.significand & (half | (half - 1));
	if (dropped == half) return exact_of_integer(x->digits, x->exponent, precision);
	return precision == FLOAT ? (float)wide.value : (double)wide.value;
}

static long double value_of(const struct decimal *x, enum precision precision)
{
	const struct format *format = &formats[precision];
	/* 7 and 15 digits always fit into the bits of float and double; the number itself is not tested. */
	switch (precision) {
	case FLOAT:
		if ((x->count <= 7 && is_within(x->exponent, 10)) || x->exponent == 0) return with_exact_power(x, FLOAT);
		break;
	case DOUBLE:
		if ((x->count <= 15 && is_within(x->exponent, 22)) || x->exponent == 0) return with_exact_power(x, DOUBLE);
		break;
	case LONG_DOUBLE:
		if (is_within(x->exponent, 27)) return with_exact_power(x, LONG_DOUBLE);
		break;
	}
	/* Only here may a quotient be a midpoint, because five to the power of more than 27 does not divide the digits. */
	if (x->exponent < 0 && x->exponent >= -27) return narrowed(x, precision);
	if (x->digits == 0) return 0;
	if (x->exponent >= format->above) return out_of_range(__builtin_inf());
	if (x->exponent + x->count <= format->below) return out_of_range(0);
	return scaled(x, constant(x->exponent, format->below - x->count, format->above), precision);
}

static int is_digit(int c)
{
	return (unsigned)c - '0' < 10;
}

/* Reads digits and a point as long as the digits fit into 64 bits; returns the next character. */
static int scan_digits(FILE *f, int c, struct decimal *x)
{
	for (;; c = shgetc(f)) {
		if (is_digit(c)) {
			if (x->count >= 19 && x->digits > (UINT64_MAX - 9) / 10) return c;
			x->digits = x->digits * 10 + (c - '0');
			x->count += x->count < 20;
			x->exponent -= x->point;
			x->any = 1;
		} else if (c == '.' && !x->point) {
			x->point = 1;
		} else {
			return c;
		}
	}
}

/* Reads the exponent after its letter and adds it to `exponent`. If it has no digits, the text ends before the letter
 * where characters can be pushed back (`pok`), and is invalid elsewhere. Returns whether it is valid. */
static int scan_exponent(FILE *f, int pok, long long *exponent)
{
	int c = shgetc(f), negative = c == '-', has_sign = negative || c == '+', count = 0;
	long long value = 0;
	if (has_sign) c = shgetc(f);
	if (!is_digit(c)) {
		shunget(f);
		if (!pok) {
			shlim(f, 0);
			return 0;
		}
		if (has_sign) shunget(f);
		shunget(f);
		return 1;
	}
	/* No text is long enough to make up for an exponent of 16 digits. */
	for (; is_digit(c); c = shgetc(f)) {
		if (count < 9) count++;
		else if (value >= 1000000000000000) continue;
		value = value * 10 + (c - '0');
	}
	shunget(f);
	*exponent += negative ? -value : value;
	return 1;
}

/* Reads the rest of a decimal number after its digits; returns whether it is valid. */
static int scan_rest(FILE *f, int c, int pok, struct decimal *x)
{
	if (x->any && (c | 32) == 'e') return scan_exponent(f, pok, &x->exponent);
	shunget(f);
	if (x->any) return 1;
	errno = EINVAL;
	shlim(f, 0);
	return 0;
}

/* Continues a number that does not fit into 64 bits with the digit `c`. */
static __attribute__((__noinline__)) long double scan_long(FILE *f, int c, struct decimal *x, enum precision precision, int pok)
{
	const struct format *format = &formats[precision];
	struct natural digits;
	int more = 0;
	set(&digits, x->digits);
	for (;; c = shgetc(f)) {
		if (is_digit(c) && x->count < format->digits) {
			multiply_add(&digits, 10, c - '0');
			x->count++;
			x->exponent -= x->point;
		} else if (is_digit(c)) {
			more |= c != '0';
			x->exponent += !x->point;
		} else if (c == '.' && !x->point) {
			x->point = 1;
		} else {
			break;
		}
	}
	if (!scan_rest(f, c, pok, x)) return 0;
	if (x->exponent + x->count > format->above + 1) return out_of_range(__builtin_inf());
	if (x->exponent + x->count <= format->below) return out_of_range(0);
	return exact(&digits, x->exponent, more, precision);
}

static long double scan_decimal(FILE *f, int c, struct decimal *x, enum precision precision, int pok)
{
	c = scan_digits(f, c, x);
	if (is_digit(c)) return scan_long(f, c, x, precision, pok);
	return scan_rest(f, c, pok, x) ? value_of(x, precision) : 0;
}

/* The value of a hexadecimal digit, or -1. */
static int hexadecimal_digit(int c)
{
	if (is_digit(c)) return c - '0';
	return (unsigned)(c | 32) - 'a' < 6 ? (c | 32) - 'a' + 10 : -1;
}

/* A number in hexadecimal notation. */
struct hexadecimal {
	uint64_t digits;    /* the number is digits.next * 2^exponent */
	uint64_t next;      /* the digit after these, in the highest four bits */
	int more;           /* whether any digit after this one is not zero */
	int count;          /* the number of these digits; leading zeros are counted, but not more than 17 digits */
	int point;          /* whether the point was read */
	int any;            /* whether a digit was read */
	long long exponent;
};

static long double value_of_hexadecimal(const struct hexadecimal *x, enum precision precision)
{
	/* Exact in every format, without a branch on the digits. */
	if (x->count <= 6 && is_within(x->exponent, 100)) {
		union { uint64_t bits; double value; } power = { (uint64_t)(1023 + x->exponent) << 52 };
		return (double)(uint32_t)x->digits * power.value;
	}
	if (x->digits == 0) return 0;
	if (x->exponent > LDBL_MAX_EXP) return out_of_range(__builtin_inf());
	if (x->exponent < 2 * LDBL_MIN_EXP) return out_of_range(0);
	int zeros = __builtin_clzll(x->digits);
	struct binary result = {
		.significand = ((uint128)x->digits << 64 | x->next) << zeros,
		.inexact = x->more,
		.exponent = (int)x->exponent - 64 - zeros,
	};
	return rounded(result, precision);
}

static void add_hexadecimal_digit(struct hexadecimal *x, int digit)
{
	if (x->count < 16 || x->digits >> 60 == 0) {
		x->digits = x->digits << 4 | digit;
		x->count += x->count < 16;
		x->exponent -= 4 * x->point;
		return;
	}
	if (x->count == 16) {
		x->next = (uint64_t)digit << 60;
		x->count = 17;
	} else {
		x->more |= digit != 0;
	}
	x->exponent += 4 * !x->point;
}

/* Reads a hexadecimal number after its "0x". */
static long double scan_hexadecimal(FILE *f, enum precision precision, int pok)
{
	struct hexadecimal x = { 0 };
	int c;
	for (c = shgetc(f);; c = shgetc(f)) {
		int digit = hexadecimal_digit(c);
		if (digit >= 0) {
			add_hexadecimal_digit(&x, digit);
			x.any = 1;
		} else if (c == '.' && !x.point) {
			x.point = 1;
		} else {
			break;
		}
	}
	if (x.any && (c | 32) == 'p') {
		if (!scan_exponent(f, pok, &x.exponent)) return 0;
	} else {
		shunget(f);
	}
	if (x.any) return value_of_hexadecimal(&x, precision);
	/* Only the zero of "0x" is a number. */
	if (pok) {
		shunget(f);
		if (x.point) shunget(f);
	} else {
		shlim(f, 0);
	}
	return 0;
}

/* The text is no number. */
static long double invalid(FILE *f)
{
	shunget(f);
	errno = EINVAL;
	shlim(f, 0);
	return 0;
}

/* Reads on as long as the text matches the word; returns the number of letters that do. */
static int scan_word(FILE *f, int c, const char *word)
{
	int i = 0;
	while ((c | 32) == word[i]) {
		if (!word[++i]) break;
		c = shgetc(f);
	}
	return i;
}

static long double scan_infinity(FILE *f, int c, int pok)
{
	int matched = scan_word(f, c, "infinity");
	if (matched == 8) return __builtin_inf();
	if (matched < 3 || (matched > 3 && !pok)) return invalid(f);
	for (; matched >= 3; matched--) shunget(f);
	return __builtin_inf();
}

static long double scan_nan(FILE *f, int c, int pok)
{
	int pushed_back = 1;
	if (scan_word(f, c, "nan") < 3) return invalid(f);
	if (shgetc(f) == '(') {
		for (;; pushed_back++) {
			c = shgetc(f);
			if (c == ')') return __builtin_nan("");
			if (!is_digit(c) && (unsigned)(c | 32) - 'a' >= 26 && c != '_') break;
		}
		if (!pok) return invalid(f);
		pushed_back++;
	}
	while (pushed_back--) shunget(f);
	return __builtin_nan("");
}

static long double scan_unsigned(FILE *f, int c, enum precision precision, int pok)
{
	struct decimal x = { 0 };
	if ((c | 32) == 'i') return scan_infinity(f, c, pok);
	if ((c | 32) == 'n') return scan_nan(f, c, pok);
	if (is_digit(c)) {
		int next = shgetc(f);
		if ((next | 32) == 'x' && c == '0') return scan_hexadecimal(f, precision, pok);
		x.digits = c - '0';
		x.count = x.any = 1;
		c = next;
	}
	return scan_decimal(f, c, &x, precision, pok);
}

/* Reads a number of a precision: 0 float, 1 double, 2 long double. If `pok`, any number of characters can be pushed back. */
long double __floatscan(FILE *f, int precision, int pok)
{
	int c, negative;
	long double result;
	do c = shgetc(f);
	while (c == ' ' || (unsigned)c - '\t' < 5);
	negative = c == '-';
	if (negative || c == '+') c = shgetc(f);
	result = scan_unsigned(f, c, precision, pok);
	/* After an invalid text no characters count as read, and the result is not negative. */
	return negative && shcnt(f) ? -result : result;
}
