/* A little of everything a C library does; what it prints must not depend on how the library was built. */

#define _GNU_SOURCE
#include <complex.h>
#include <errno.h>
#include <getopt.h>
#include <inttypes.h>
#include <limits.h>
#include <linux/limits.h>
#include <locale.h>
#include <math.h>
#include <regex.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>
#include <wchar.h>

static int constructed;
static void at_exit(void) { puts("at exit"); }
__attribute__((constructor)) static void construct(void) { constructed = 1; }
__attribute__((destructor)) static void destruct(void) { write(1, "destroyed\n", 10); }

static volatile sig_atomic_t caught;
static void handler(int number) { caught = number; }

static int by_value(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }

int main(int argc, char **argv)
{
	printf("%d %s constructed %d\n", argc, argv[1], constructed);
	atexit(at_exit);
	printf("%5d|%-5u|%#x|%lld|%c|%.3s|%p\n", -42, 42u, 255, LLONG_MIN, 'x', "abcdef", (void *)0);
	printf("%g %.10f %e %a %Lg\n", 0.1, 1 / 3.0, 6.02e23, 1.5, 2.5L);
	printf("%f %f %f\n", sin(1), pow(2, 0.5), strtod("1e-310", 0));
	int numbers[] = { 5, 3, 9, 1, 7 };
	qsort(numbers, 5, sizeof *numbers, by_value);
	for (int i = 0; i < 5; i++) printf("%d ", numbers[i]);
	long value;
	char word[20];
	printf("\n%d", sscanf("12 monkeys", "%ld %19s", &value, word));
	printf(" %ld %s\n", value, word);
	regex_t expression;
	regcomp(&expression, "^a(b+)c$", REG_EXTENDED);
	printf("%d %d\n", regexec(&expression, "abbbc", 0, 0, 0), regexec(&expression, "ac", 0, 0, 0));
	setlocale(LC_ALL, "C.UTF-8");
	wchar_t wide[8];
	printf("%zu\n", mbstowcs(wide, "gr\xc3\xbc\xc3\x9f", 8));
	time_t moment = 86400 * 365;
	printf("%s", asctime(gmtime(&moment)));
	float complex small = csqrtf(-4 + 0 * I) * (2 + I);
	double complex product = (1 + 2 * I) * (3 + 4 * I) / (1 + I);
	printf("%g%+gi %g%+gi\n", crealf(small), cimagf(small), creal(product), cimag(product));
	char *text = 0;
	size_t size = 0;
	FILE *memory = open_memstream(&text, &size);
	fprintf(memory, "%s-%d", "kept", 7);
	fclose(memory);
	printf("%s %zu\n", text, size);
	errno = 0;
	printf("%d %s\n", close(-1), strerror(errno));
	signal(SIGUSR1, SIG_IGN);
	raise(SIGUSR1);
	printf("%s %d\n", getenv("LOAM_TEST"), (int)caught);
	return strtol("0x2a", 0, 0) + PATH_MAX * 0;
}
