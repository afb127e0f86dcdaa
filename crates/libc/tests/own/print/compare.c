/* Compares Loam's printf with the host's on random numbers and formats: the text and the length.
 * Arguments: the number of calls, and a seed. */

#include <float.h>
#include <limits.h>
#include <math.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int loam_vsnprintf(char *, size_t, const char *, va_list);

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

static char format[200], loam[20000], host[20000];

/* Prints with both and compares. */
static void compare(int ignored, ...)
{
	va_list list;
	va_start(list, ignored);
	int loam_length = loam_vsnprintf(loam, sizeof loam, format, list);
	va_end(list);
	va_start(list, ignored);
	int host_length = vsnprintf(host, sizeof host, format, list);
	va_end(list);
	if (loam_length == host_length && strcmp(loam, host) == 0) return;
	if (++mismatches <= 20)
		printf("\"%s\": \"%.300s\" (%d), but expected \"%.300s\" (%d)\n", format, loam, loam_length, host, host_length);
}

/* A random conversion; returns whether its width and its precision are arguments. */
static void set_format(const char *modifier, char letter, int widest, int most_precise)
{
	char *at = format;
	static const char texts[][8] = { "", "", "", "<", "%%", "a\n" };
	at += sprintf(at, "%s%%", texts[between(0, 5)]);
	for (const char *flag = "-+ #0"; *flag; flag++)
		if (one_in(5)) *at++ = *flag;
	if (one_in(3)) at += sprintf(at, "%d", between(1, widest));
	if (!one_in(3)) at += sprintf(at, one_in(8) ? "." : ".%d", between(0, most_precise));
	sprintf(at, "%s%c%s", modifier, letter, texts[between(0, 5)]);
}

static double some_double(void)
{
	union { uint64_t bits; double value; } random = { any() };
	double sign = one_in(2) ? 1 : -1;
	switch (between(0, 9)) {
	case 0: return random.value;
	case 1: return sign * (double)(any() >> between(0, 63));
	case 2: return sign * (double)between(0, 1000000) / 1000;
	case 3: return sign * between(0, 99999) * pow(10, between(-30, 30));
	case 4: return sign * pow(10, between(-320, 308));
	case 5: return sign * nextafter(pow(10, between(-320, 308)), one_in(2) ? 0 : INFINITY);
	/* Ties of decimal rounding. */
	case 6: return sign * (double)(any() >> between(11, 60)) / (double)(1ull << between(0, 60));
	case 7: return sign * ((double)between(0, 100000) + 0.5) * pow(10, between(0, 15));
	case 8: return sign * ldexp((double)(any() >> 11), between(-1130, 970));
	default: return sign * (one_in(2) ? 0.0 : one_in(2) ? INFINITY : one_in(2) ? DBL_MAX : DBL_TRUE_MIN);
	}
}

static long double some_long_double(void)
{
	long double sign = one_in(2) ? 1 : -1;
	switch (between(0, 4)) {
	case 0: return sign * ldexpl((long double)any(), between(-16500, 16319));
	case 1: return sign * powl(10, between(-4950, 4931));
	case 2: return sign * (long double)(any() >> between(0, 60)) / (long double)(1ull << between(0, 60));
	case 3: return sign * (one_in(2) ? LDBL_MAX : LDBL_TRUE_MIN);
	default: return some_double();
	}
}

/* The precision is mostly small, and sometimes beyond all digits. */
static int some_precision(void)
{
	return one_in(50) ? 1200 : one_in(5) ? 60 : 20;
}

static void compare_floating(void)
{
	static const char letters[] = "eEfFgG";
	char letter = letters[between(0, 5)];
	if (one_in(4)) {
		set_format("L", letter, 40, one_in(400) ? 17000 : some_precision());
		compare(0, some_long_double());
		return;
	}
	double x = some_double();
	set_format("", letter, 40, some_precision());
	if (isnan(x)) x = NAN;
	compare(0, x);
	/* The host prints numbers below the normal ones with a leading zero. */
	set_format("", one_in(2) ? 'a' : 'A', 40, 20);
	if (x == 0 || fabs(x) >= DBL_MIN) compare(0, x);
}

static void compare_integers(void)
{
	static const char lengths[][3] = { "", "hh", "h", "l", "ll", "j", "z", "t" };
	static const char letters[] = "diouxX";
	set_format(lengths[between(0, 7)], letters[between(0, 5)], 30, 30);
	compare(0, one_in(10) ? 0 : one_in(2) ? any() >> between(0, 63) : -(any() >> between(1, 63)));
}

/* The rest of what a format can have. */
static void compare_others(void)
{
	int width = between(-20, 20), precision = between(-2, 12);
	strcpy(format, "%*.*f|%s|%c|%%|%.*s|%-*d|%5c|%05s");
	compare(0, width, precision, some_double(), "text", 'x', precision, "a longer text", width, between(-9, 9), 'y', "z");
	strcpy(format, "%3$*1$.*2$d %4$s %3$d");
	compare(0, width, precision, between(-1000, 1000), "positional");
	strcpy(format, "%2$s %1$Lg");
	compare(0, some_long_double(), "first");
	strcpy(format, "%ls|%lc|%5.2ls|%-6ls|");
	compare(0, L"wide", L'c', L"abc", L"d");
	strcpy(format, "%d%d%d%d%d%d%d%f%f%f%f%f%f%f%f%f%d%Lf%d");
	compare(0, 1, 2, 3, 4, 5, 6, 7, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10, 11.0L, 12);
}

static void compare_counts(void)
{
	int loam_count = -1, host_count = -1;
	char text[20];
	sprintf(format, "%%d%%s%%n");
	struct { int value; const char *text; } x = { between(-999, 999), "abc" };
	host_count = snprintf(text, sizeof text, "%d%s", x.value, x.text);
	compare(0, x.value, x.text, &loam_count);
	if (loam_count != host_count && ++mismatches <= 20) printf("%%n: %d\n", loam_count);
}

int main(int count, char **arguments)
{
	long calls = count > 1 ? atol(arguments[1]) : 100000;
	state = count > 2 ? strtoull(arguments[2], 0, 10) : 1;
	for (long i = 0; i < calls; i++) {
		compare_floating();
		if (i % 4 == 0) compare_integers();
		if (i % 16 == 0) compare_others();
		if (i % 16 == 1) compare_counts();
	}
	printf("%ld mismatches\n", mismatches);
	return mismatches != 0;
}
