/* Compares Loam's conversion of text to numbers with the host's strtof, strtod and strtold on random texts: the bits of
 * the result, the number of characters consumed, and errno.
 * Arguments: the number of texts, and a seed. */

#include <errno.h>
#include <float.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

long double scan_text(const char *text, int precision, long *consumed);
int strfromf128(char *, size_t, const char *, __float128);
__float128 scalbnf128(__float128, int);

static uint64_t state;
static long mismatches;

static uint64_t any(void)
{
	state += 0x9e3779b97f4a7c15;
	uint64_t x = state;
	x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9;
	x = (x ^ x >> 27) * 0x94d049bb133111eb;
	return x ^ x >> 31;
}

/* Low <= result <= high. */
static int between(int low, int high)
{
	return low + (int)(any() % (uint64_t)(high - low + 1));
}

static int one_in(int n)
{
	return any() % (uint64_t)n == 0;
}

struct result {
	long double value;
	long consumed;
	int error;
};

static struct result of_host(const char *text, int precision)
{
	struct result result;
	char *end;
	errno = 0;
	result.value = precision == 0 ? strtof(text, &end) : precision == 1 ? strtod(text, &end) : strtold(text, &end);
	result.error = errno;
	result.consumed = end - text;
	return result;
}

static struct result of_loam(const char *text, int precision)
{
	struct result result;
	errno = 0;
	result.value = scan_text(text, precision, &result.consumed);
	if (precision == 0) result.value = (float)result.value;
	if (precision == 1) result.value = (double)result.value;
	result.error = errno;
	return result;
}

/* Whether the error, or its absence, is right although the host's differs: a number that was rounded up to the smallest
 * normal one is out of range for the host only, and some inexact hexadecimal numbers below it are not. */
static int is_right(struct result loam, const char *text, int precision)
{
	static const long double least[] = { FLT_MIN, DBL_MIN, LDBL_MIN };
	long double size = fabsl(loam.value);
	if (loam.error == 0) return size == least[precision];
	return loam.error == ERANGE && size < least[precision] && strtold(text, 0) != loam.value;
}

/* glibc's strtof loses bits of some hexadecimal numbers below the smallest normal one; its strtold does not. */
static int is_right_below_normal(long double value, const char *text, int precision)
{
	return precision == 0 && fabsl(value) < FLT_MIN && strpbrk(text, "xX") && value == (float)strtold(text, 0);
}

static int is_same_number(long double loam, long double host)
{
	if (signbit(loam) != signbit(host)) return 0;
	return isnan(loam) ? isnan(host) : memcmp(&loam, &host, 10) == 0;
}

static int is_same(struct result loam, struct result host, const char *text, int precision)
{
	if (loam.consumed != host.consumed) return 0;
	if (!is_same_number(loam.value, host.value) && !is_right_below_normal(loam.value, text, precision)) return 0;
	if (loam.consumed == 0) return loam.error == EINVAL;
	return loam.error == host.error || is_right(loam, text, precision);
}

static void compare(const char *text)
{
	for (int precision = 0; precision < 3; precision++) {
		struct result loam = of_loam(text, precision), host = of_host(text, precision);
		if (is_same(loam, host, text, precision)) continue;
		if (++mismatches <= 20)
			printf("precision %d of \"%.100s\": %La, %ld, errno %d, but expected %La, %ld, errno %d\n", precision, text,
			       loam.value, loam.consumed, loam.error, host.value, host.consumed, host.error);
	}
}

static char text[40000];
static int length;

static void put(int c)
{
	text[length++] = (char)c;
}

static void put_digits(int count)
{
	while (count-- > 0) put('0' + between(0, 9));
}

static void put_zeros(int most)
{
	for (int i = between(0, most); i > 0; i--) put('0');
}

/* Many short ones, and some that are longer than any buffer would need to be. */
static int some_length(void)
{
	switch (between(0, 19)) {
	case 0: return one_in(50) ? between(11000, 12000) : between(700, 900);
	case 1: case 2: return between(20, 60);
	case 3: case 4: case 5: case 6: return between(14, 21);
	default: return between(1, 8);
	}
}

static int some_exponent(void)
{
	switch (between(0, 9)) {
	case 0: return between(-5000, 5000);
	case 1: return between(-60, 60);
	case 2: return -307 - between(0, 40);
	case 3: return between(280, 320);
	case 4: return between(-330, 320);
	default: return between(-30, 30);
	}
}

static void decimal(void)
{
	int whole = some_length();
	if (one_in(4)) put_zeros(one_in(20) ? 1000 : 4);
	if (!one_in(5)) put_digits(one_in(3) ? 1 : whole);
	if (one_in(10)) put_zeros(400);
	if (!one_in(3)) {
		put('.');
		if (one_in(5)) put_zeros(one_in(20) ? 1000 : 10);
		put_digits(some_length());
		if (one_in(10)) put_zeros(30);
	}
	if (one_in(2)) length += sprintf(text + length, one_in(2) ? "e%d" : "E%+05d", some_exponent());
}

/* A number of one of the formats, or a midpoint of two, with all digits, and sometimes a little more or less. */
static void midpoint(void)
{
	static const int bits[] = { 24, 53, 64 }, lowest[] = { -149, -1074, -16445 }, highest[] = { 104, 971, 16320 };
	int format = one_in(30) ? 2 : between(0, 1);
	int exponent = one_in(3) ? lowest[format] + between(0, 2) : one_in(2) ? between(-80, 40) : between(lowest[format], highest[format]);
	uint64_t significand = any() >> (64 - bits[format]) >> (one_in(3) ? between(0, bits[format] - 1) : 0);
	__float128 value = significand;
	if (!one_in(5)) value += 0.5;
	value = scalbnf128(value, exponent);
	length += strfromf128(text + length, 20000, format == 2 ? "%.11600e" : "%.800e", value);
	char *letter = strchr(text, 'e'), ending[20];
	strcpy(ending, letter);
	length = (int)(letter - text);
	if (one_in(3)) while (text[length - 1] == '0') length--;
	if (one_in(3) && length > 8) length = between(8, length);
	switch (between(0, 4)) {
	case 0: if (text[length - 1] >= '1' && text[length - 1] <= '9') text[length - 1]--; break;
	case 1: if (text[length - 1] >= '0' && text[length - 1] <= '8') text[length - 1]++; break;
	case 2: put_zeros(30); put('1'); break;
	}
	strcpy(text + length, ending);
	length += (int)strlen(ending);
}

static void hexadecimal(void)
{
	static const char digits[] = "0123456789abcdefABCDEF000000ffffff8888";
	put('0');
	put(one_in(2) ? 'x' : 'X');
	if (one_in(5)) put_zeros(30);
	for (int i = some_length() % 100; i > 0; i--) put(digits[between(0, sizeof digits - 2)]);
	if (one_in(2)) {
		put('.');
		if (one_in(5)) put_zeros(30);
		for (int i = some_length() % 100; i > 0; i--) put(digits[between(0, sizeof digits - 2)]);
	}
	if (one_in(2)) {
		int exponent = one_in(3) ? between(-17000, 17000) : one_in(2) ? between(-1100, 1100) : between(-160, 140);
		length += sprintf(text + length, one_in(2) ? "p%d" : "P%+d", exponent);
	}
}

static void garbage(void)
{
	static const char letters[] = "0123456789012345000+-..eExXpPiInNfFaAtTyY()_z \t";
	for (int i = between(0, 12); i > 0; i--) put(letters[between(0, sizeof letters - 2)]);
}

static void word(void)
{
	static const char *words[] = { "inf", "INFINITY", "infinit", "infinitY1", "in", "nan", "nan(", "nan()", "NaN(1_aZ)", "nan(1",
	                               "nan(-)", "na", "0x", "0x.", "0x.p1", "0x1p", "0x1p+", "1e", "1e+", "1e-x", ".", "-.", ".e1",
	                               "1e-400", "1e400", "1e99999999999999999999", "1e-99999999999999999999",
	                               "0e99999999999999999999", "1e00000000000000000000000001", "1..2", "0x1..2", "00x1", "1x1" };
	length += sprintf(text + length, "%s", words[between(0, sizeof words / sizeof *words - 1)]);
}

static void make(void)
{
	length = 0;
	if (one_in(10)) length += sprintf(text, " \t\n");
	if (one_in(3)) put(one_in(3) ? '+' : '-');
	memset(text + length, 0, 64);
	switch (between(0, 11)) {
	case 0: garbage(); break;
	case 1: word(); break;
	case 2: case 3: hexadecimal(); break;
	case 4: case 5: case 6: midpoint(); break;
	default: decimal(); break;
	}
	if (one_in(10)) garbage();
	text[length] = 0;
}

int main(int argc, char **argv)
{
	(void)argc;
	state = strtoull(argv[2], 0, 10);
	for (long i = atol(argv[1]); i > 0; i--) {
		make();
		compare(text);
	}
	printf("%ld mismatches\n", mismatches);
	return mismatches != 0;
}
