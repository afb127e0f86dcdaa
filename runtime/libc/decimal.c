/* Decimal digits of floating-point numbers, made for symbolic numbers: control flow depends on the number of digits, and each
 * digit is a term. musl's own conversion, a part of its vfprintf, branches on the digits that it computes.
 *
 * The digits are those of the integer nearest to x * 10^power (ties to even), computed in three ways:
 *   whole    x is an integer of at most 18 digits; the term has no floating-point operation but the conversion;
 *   scaled   one product or quotient of 128 bits and a power of five, for numbers of ordinary size;
 *   exact    integers of any length. The binary exponent becomes a constant in each path, so no loop depends on digits. */

#include <stdint.h>

#include "decimal.h"

#ifdef __SIZEOF_INT128__
typedef unsigned __int128 uint128;
#else
typedef unsigned _BitInt(128) uint128;
#endif

static const uint64_t powers_of_ten[] = {
	1u, 10u, 100u, 1000u, 10000u, 100000u, 1000000u, 10000000u, 100000000u, 1000000000u, 10000000000u, 100000000000u,
	1000000000000u, 10000000000000u, 100000000000000u, 1000000000000000u, 10000000000000000u, 100000000000000000u,
	1000000000000000000u, 10000000000000000000u,
};

static const uint64_t powers_of_five[] = {
	1u, 5u, 25u, 125u, 625u, 3125u,
	15625u, 78125u, 390625u, 1953125u, 9765625u, 48828125u,
	244140625u, 1220703125u, 6103515625u, 30517578125u, 152587890625u, 762939453125u,
	3814697265625u, 19073486328125u, 95367431640625u, 476837158203125u, 2384185791015625u, 11920928955078125u,
	59604644775390625u, 298023223876953125u, 1490116119384765625u, 7450580596923828125u,
};

/* The least numbers of each format that are not below ten to the power of LOWEST and so on; HIGHEST is the last power that
 * double represents exactly. */
enum { LOWEST = -17, HIGHEST = 22 };

static const double least_narrow[] = {
	0x170ef54646d497p-109, 0x1cd2b297d889bdp-106, 0x1203af9ee75616p-102, 0x16849b86a12b9cp-99, 0x1c25c268497682p-96,
	0x119799812dea12p-92, 0x15fd7fe1796496p-89, 0x1b7cdfd9d7bdbbp-86, 0x112e0be826d695p-82, 0x15798ee2308c3ap-79,
	0x1ad7f29abcaf49p-76, 0x10c6f7a0b5ed8ep-72, 0x14f8b588e368f1p-69, 0x1a36e2eb1c432dp-66, 0x10624dd2f1a9fcp-62,
	0x147ae147ae147bp-59, 0x1999999999999ap-56, 1e0, 1e1, 1e2,
	1e3, 1e4, 1e5, 1e6, 1e7,
	1e8, 1e9, 1e10, 1e11, 1e12,
	1e13, 1e14, 1e15, 1e16, 1e17,
	1e18, 1e19, 1e20, 1e21, 1e22,
};

static const long double least_wide[] = {
	0xb877aa3236a4b44ap-120L, 0xe69594bec44de15cp-117L, 0x901d7cf73ab0acdap-113L, 0xb424dc35095cd810p-110L,
	0xe12e13424bb40e14p-107L, 0x8cbccc096f5088ccp-103L, 0xafebff0bcb24aaffp-100L, 0xdbe6fecebdedd5bfp-97L,
	0x89705f4136b4a598p-93L, 0xabcc77118461cefdp-90L, 0xd6bf94d5e57a42bdp-87L, 0x8637bd05af6c69b6p-83L,
	0xa7c5ac471b478424p-80L, 0xd1b71758e219652cp-77L, 0x83126e978d4fdf3cp-73L, 0xa3d70a3d70a3d70bp-70L,
	0xcccccccccccccccdp-67L, 1e0L, 1e1L, 1e2L,
	1e3L, 1e4L, 1e5L, 1e6L,
	1e7L, 1e8L, 1e9L, 1e10L,
	1e11L, 1e12L, 1e13L, 1e14L,
	1e15L, 1e16L, 1e17L, 1e18L,
	1e19L, 1e20L, 1e21L, 1e22L,
};

struct number __number_of_double(double x)
{
	union { double value; uint64_t bits; } encoding = { x };
	int biased = encoding.bits >> 52 & 2047, is_normal = biased != 0;
	return (struct number){
		/* Comparisons are simpler terms than the bit. */
		.is_negative = x < 0 ? 1 : x > 0 ? 0 : (int)(encoding.bits >> 63),
		.narrow = x,
		.significand = (encoding.bits & (((uint64_t)1 << 52) - 1)) | (uint64_t)is_normal << 52,
		.exponent = biased + !is_normal - 1075,
	};
}

struct number __number_of_long_double(long double x)
{
	union { long double value; struct { uint64_t significand; uint16_t exponent; } bits; } encoding = { x };
	int biased = encoding.bits.exponent & 32767;
	return (struct number){
		.is_wide = 1,
		.is_negative = x < 0 ? 1 : x > 0 ? 0 : encoding.bits.exponent >> 15,
		.wide = x,
		.significand = encoding.bits.significand,
		.exponent = biased + !biased - 16383 - 63,
	};
}

static int is_zero(const struct number *x)
{
	return x->is_wide ? x->wide == 0 : x->narrow == 0;
}

/* Whether the size is not below 10^power. */
static int is_at_least(const struct number *x, int power)
{
	double narrow = least_narrow[power - LOWEST];
	long double wide = least_wide[power - LOWEST];
	if (x->is_negative) return x->is_wide ? x->wide <= -wide : x->narrow <= -narrow;
	return x->is_wide ? x->wide >= wide : x->narrow >= narrow;
}

/* The integer part of a size below 10^18. */
static uint64_t integer_part(const struct number *x)
{
	int64_t part = x->is_wide ? (int64_t)x->wide : (int64_t)x->narrow;
	return (uint64_t)(x->is_negative ? -part : part);
}

static int is_whole(const struct number *x)
{
	return x->is_wide ? (long double)(int64_t)x->wide == x->wide : (double)(int64_t)x->narrow == x->narrow;
}

void __write_digits(unsigned long long x, int count, char *text)
{
	for (int i = 0; i < count; i++) text[i] = (char)('0' + x / powers_of_ten[count - 1 - i] % 10);
}

/* A number in quarters, rounded to nearest. The lowest bit is set if anything is lost below it. */
static uint128 rounded(uint128 quarters)
{
	uint128 kept = quarters >> 2;
	return kept + ((quarters & 3) + (kept & 1) > 2);
}

/* The integer nearest to `x` * 10^power, which has at most 37 digits, for powers of -27 to 27. Shifts by a variable number of
 * bits do not fork. */
static uint128 scaled(const struct number *x, int power)
{
	int shift = x->exponent + power + 2, left = shift > 0 ? shift & 127 : 0, right = shift < 0 ? -shift : 0;
	uint128 product = x->significand, rest = 0;
	if (power >= 0) {
		product = product * powers_of_five[power] << left;
	} else {
		product <<= left;
		rest = product % powers_of_five[-power];
		product /= powers_of_five[-power];
	}
	/* The product has less than 127 bits if it is shifted to the right. */
	right = right > 127 ? 127 : right;
	uint128 quarters = product >> right;
	return rounded(quarters | (rest != 0) | (quarters << right != product));
}

/* Writes the last digits of an integer of up to 38 digits. */
static void write_long_digits(uint128 x, int count, char *text)
{
	if (count <= 19) {
		__write_digits((uint64_t)x, count, text);
		return;
	}
	__write_digits((uint64_t)(x / powers_of_ten[19]), count - 19, text);
	__write_digits((uint64_t)(x % powers_of_ten[19]), 19, text + count - 19);
}

/* Natural numbers of a fixed length. */
struct natural {
	int length;
	uint32_t limbs[1280]; /* the lowest first; the highest may be zero */
};

static void multiply(struct natural *x, uint32_t factor)
{
	uint64_t carry = 0;
	for (int i = 0; i < x->length; i++) {
		carry += (uint64_t)x->limbs[i] * factor;
		x->limbs[i] = (uint32_t)carry;
		carry >>= 32;
	}
	x->limbs[x->length++] = (uint32_t)carry;
}

/* Divides the number and returns the remainder. */
static uint32_t divide(struct natural *x, uint32_t divisor)
{
	uint64_t rest = 0;
	for (int i = x->length; i-- > 0;) {
		rest = rest << 32 | x->limbs[i];
		x->limbs[i] = (uint32_t)(rest / divisor);
		rest %= divisor;
	}
	return (uint32_t)rest;
}

static void shift_left(struct natural *x, int by)
{
	int limbs = by / 32;
	for (int i = x->length; i-- > 0;) x->limbs[i + limbs] = x->limbs[i];
	for (int i = 0; i < limbs; i++) x->limbs[i] = 0;
	x->length += limbs;
	if (by % 32) multiply(x, (uint32_t)1 << by % 32);
}

/* Shifts the number and returns the bits that are lost, as a number that is zero only if they are. */
static uint32_t shift_right(struct natural *x, int by)
{
	int limbs = by / 32;
	uint32_t lost = 0;
	for (int i = 0; i < limbs && i < x->length; i++) lost |= x->limbs[i];
	x->length = limbs < x->length ? x->length - limbs : 0;
	for (int i = 0; i < x->length; i++) x->limbs[i] = x->limbs[i + limbs];
	return by % 32 ? lost | divide(x, (uint32_t)1 << by % 32) : lost;
}

/* Rounds a number of quarters as `rounded` does. */
static void round_quarters(struct natural *x, uint32_t lost)
{
	uint32_t low = x->length ? x->limbs[0] : 0, quarters = (low & 3) | (lost != 0);
	uint64_t carry = quarters + (low >> 2 & 1) > 2;
	shift_right(x, 2);
	for (int i = 0; i < x->length; i++) {
		carry += x->limbs[i];
		x->limbs[i] = (uint32_t)carry;
		carry >>= 32;
	}
}

/* The integer nearest to `x` * 10^power. The exponent of `x` is a constant. */
static void scale(const struct number *x, int power, struct natural *result)
{
	int shift = x->exponent + power + 2;
	uint32_t lost = 0;
	result->limbs[0] = (uint32_t)x->significand;
	result->limbs[1] = (uint32_t)(x->significand >> 32);
	result->length = 2;
	for (; power >= 13; power -= 13) multiply(result, 1220703125);
	if (power > 0) multiply(result, (uint32_t)powers_of_five[power]);
	if (shift > 0) shift_left(result, shift);
	for (; power <= -13; power += 13) lost |= divide(result, 1220703125);
	if (power < 0) lost |= divide(result, (uint32_t)powers_of_five[-power]);
	if (shift < 0) lost |= shift_right(result, -shift);
	round_quarters(result, lost);
}

/* Writes the digits of a number below 10^count. It is changed. */
static void write_natural(struct natural *x, int count, char *text)
{
	while (count > 0) {
		/* 1/9 is more than the number of limbs per digit, 0.104. */
		int enough = count / 9 + 1, digits = count < 9 ? count : 9;
		if (x->length > enough) x->length = enough;
		uint32_t rest = divide(x, 1000000000);
		count -= digits;
		for (int i = digits; i-- > 0; rest /= 10) text[count + i] = (char)('0' + rest % 10);
	}
}

/* Returns `x`, which is between the bounds. A symbolic exponent becomes a constant in each path, because the compiler must
 * not replace the branches by selects. */
static __attribute__((__noinline__, __optnone__)) int constant(int x, int low, int high)
{
	while (low < high) {
		int middle = low + (high - low) / 2;
		if (x <= middle) high = middle;
		else low = middle + 1;
	}
	return low;
}

/* The number with 64 bits in its significand, and an exponent that is a constant. */
static struct number normalised(const struct number *x)
{
	struct number result = *x;
	int zeros = __builtin_clzll(x->significand);
	result.significand = x->significand << zeros;
	result.exponent = constant(x->exponent - zeros, x->is_wide ? -16508 : -1137, x->is_wide ? 16320 : 960);
	return result;
}

/* The integer nearest to `x` * 10^power of an integer `x`, for powers of -18 to 0. The operators do not branch. */
static uint64_t rounded_whole(uint64_t x, int power)
{
	uint64_t unit = powers_of_ten[-power], kept = x / unit, twice = 2 * (x % unit);
	return kept + ((twice > unit) | ((twice == unit) & (int)(kept & 1)));
}

/* How the digits are computed. */
enum way { WHOLE, SCALED, EXACT };

/* The number of digits after the point that are computed: those after the last bit of the number are zeros. */
static int computed_digits(const struct number *x, enum way way, long long power, struct decimal *result)
{
	long long last = way == WHOLE ? 0 : way == SCALED ? 27 : x->exponent < 0 ? -x->exponent : 0;
	result->zeros = power > last ? power - last : 0;
	return (int)(power - result->zeros);
}

/* Writes the integer nearest to `x` * 10^power, with a digit more than the power of ten of the first digit asks for, because
 * the number may be rounded up to the next power of ten. */
static void write_scaled(const struct number *x, enum way way, int exponent, int power, struct decimal *result)
{
	struct natural natural;
	result->exponent = exponent + 1;
	result->count = exponent + 2 + power;
	switch (way) {
	case WHOLE:
		__write_digits(rounded_whole(integer_part(x), power), result->count, result->text);
		/* No query is necessary to know it. */
		if (power == 0) result->text[0] = '0';
		break;
	case SCALED:
		write_long_digits(scaled(x, power), result->count, result->text);
		break;
	case EXACT:
		scale(x, power, &natural);
		write_natural(&natural, result->count, result->text);
		break;
	}
}

/* The cheapest way to compute digits, and the power of ten of the first one; of numbers below 10^low, only this. */
static enum way cheapest(const struct number *x, int low, int *exponent)
{
	*exponent = 0;
	if (is_at_least(x, HIGHEST)) return EXACT;
	if (!is_at_least(x, 18) && is_whole(x)) {
		uint64_t whole = integer_part(x);
		while (*exponent < 17 && whole >= powers_of_ten[*exponent + 1]) ++*exponent;
		return WHOLE;
	}
	while (is_at_least(x, *exponent + 1)) ++*exponent;
	if (*exponent > 0) return SCALED;
	while (*exponent > low && !is_at_least(x, *exponent)) --*exponent;
	return *exponent > LOWEST ? SCALED : EXACT;
}

/* Whether the integer nearest to `x` * 10^power is computed with 128 bits. */
static int fits(int exponent, long long power)
{
	return power >= -27 && power <= 27 && exponent + power < 36;
}

/* The power of ten of the first digit of a normalised number, or one less. */
static int estimate(const struct number *x)
{
	/* The logarithm of two, times 2^32; the error is less than the distance of any result from an integer. */
	return (int)(((int64_t)x->exponent + 63) * 1292913986 >> 32);
}

static void set_zero(long long zeros, struct decimal *result)
{
	result->exponent = 0;
	result->count = 1;
	result->zeros = zeros;
	result->text[0] = '0';
}

/* Removes the first digit, if it is zero. */
static void remove_first_zero(struct decimal *result)
{
	if (result->text[0] != '0') return;
	result->exponent--;
	result->count--;
	for (int i = 0; i < result->count; i++) result->text[i] = result->text[i + 1];
}

void __decimal_fixed(const struct number *x, int digits, struct decimal *result)
{
	struct number number = *x;
	int exponent, power;
	if (is_zero(x)) {
		set_zero(digits, result);
		return;
	}
	enum way way = cheapest(x, -1, &exponent);
	if (way == EXACT || (way == SCALED && !fits(exponent, digits))) {
		way = EXACT;
		number = normalised(x);
		exponent = estimate(&number);
	}
	power = computed_digits(&number, way, digits, result);
	if (exponent + 1 + power < 0) {
		set_zero(digits, result);
		return;
	}
	write_scaled(&number, way, exponent, power, result);
	/* Of a number below one the first digit is the one before the point, or after it. */
	if (exponent >= 0) remove_first_zero(result);
}

void __decimal_significant(const struct number *x, int digits, struct decimal *result)
{
	struct number number = *x;
	int exponent, power;
	if (is_zero(x)) {
		set_zero((long long)digits - 1, result);
		return;
	}
	enum way way = cheapest(x, LOWEST, &exponent);
	if (way == EXACT || (way == SCALED && !fits(exponent, (long long)digits - 1 - exponent))) {
		way = EXACT;
		number = normalised(x);
		exponent = estimate(&number);
	}
	for (;; exponent++) {
		power = computed_digits(&number, way, (long long)digits - 1 - exponent, result);
		write_scaled(&number, way, exponent, power, result);
		/* Otherwise the number is the next power of ten, or more. */
		if (result->text[0] == '0') break;
	}
	remove_first_zero(result);
}
