/* The names that programs compiled against glibc's headers call. Each check that fails says its line. */

#define _GNU_SOURCE
#include <complex.h>
#include <errno.h>
#include <inttypes.h>
#include <limits.h>
#include <math.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>
#include <wchar.h>

static int failures;
#define CHECK(what) \
	do { \
		if (!(what)) failures++, printf("line %d: %s\n", __LINE__, #what); \
	} while (0)

/* integers.c */
long __isoc23_strtol(const char *, char **, int);
unsigned long __isoc23_strtoul(const char *, char **, int);
long __isoc23_wcstol(const wchar_t *, wchar_t **, int);
int __isoc23_sscanf(const char *, const char *, ...);

static void integers(void)
{
	char *end;
	CHECK(__isoc23_strtol(" -0b101z", &end, 0) == -5 && *end == 'z');
	CHECK(__isoc23_strtol("0B11", 0, 2) == 3 && __isoc23_strtol("0b2", &end, 0) == 0 && *end == 'b');
	CHECK(__isoc23_strtol("0x1f", 0, 0) == 31 && __isoc23_strtol("077", 0, 0) == 63);
	CHECK(__isoc23_strtol("0b1", 0, 16) == 0xb1);
	char long_number[] = "0b1000000000000000000000000000000000000000000000000000000000000000";
	errno = 0;
	CHECK(__isoc23_strtol(long_number, 0, 0) == LONG_MAX && errno == ERANGE);
	CHECK(__isoc23_strtoul(long_number, 0, 0) == 1UL << 63 && __isoc23_strtoul("-0b1", 0, 0) == ULONG_MAX);
	CHECK(__isoc23_wcstol(L"+0b110", 0, 0) == 6 && __isoc23_wcstol(L"12", 0, 10) == 12);
	int number;
	char letter;
	CHECK(__isoc23_sscanf("7 x", "%d %c", &number, &letter) == 2 && number == 7 && letter == 'x');
}

/* checked.c */
void *__memcpy_chk(void *, const void *, size_t, size_t);
char *__strcpy_chk(char *, const char *, size_t);
char *__strcat_chk(char *, const char *, size_t);
char *__strncat_chk(char *, const char *, size_t, size_t);
int __sprintf_chk(char *, int, size_t, const char *, ...);
int __snprintf_chk(char *, size_t, int, size_t, const char *, ...);
long __fdelt_chk(long);
wchar_t *__wcscpy_chk(wchar_t *, const wchar_t *, size_t);

/* Whether a function ends in an abort. */
static int aborts(void (*function)(void))
{
	int status = 0;
	fflush(stdout);
	pid_t child = fork();
	if (child == 0) {
		close(2);
		function();
		_exit(0);
	}
	waitpid(child, &status, 0);
	return WIFSIGNALED(status) && WTERMSIG(status) == SIGABRT;
}

static char room[8];
static void copy_too_much(void) { __memcpy_chk(room, "123456789", 9, sizeof room); }
static void print_too_much(void) { __sprintf_chk(room, 1, sizeof room, "%d", 12345678); }
static void append_too_much(void) { strcpy(room, "1234567"), __strcat_chk(room, "8", sizeof room); }
static void select_too_much(void) { __fdelt_chk(1024); }

static void checked(void)
{
	wchar_t wide[4];
	CHECK(!strcmp(__memcpy_chk(room, "1234567", 8, sizeof room), "1234567"));
	CHECK(!strcmp(__strcpy_chk(room, "abc", sizeof room), "abc"));
	CHECK(!strcmp(__strncat_chk(room, "defgh", 4, sizeof room), "abcdefg"));
	CHECK(__sprintf_chk(room, 1, sizeof room, "%d", 1234567) == 7 && !strcmp(room, "1234567"));
	CHECK(__sprintf_chk(room, 1, (size_t)-1, "%s", "x") == 1 && !strcmp(room, "x"));
	CHECK(__snprintf_chk(room, 4, 1, sizeof room, "%s", "long text") == 9 && !strcmp(room, "lon"));
	CHECK(!wcscmp(__wcscpy_chk(wide, L"abc", 4), L"abc"));
	CHECK(__fdelt_chk(0) == 0 && __fdelt_chk(1023) == 15);
	CHECK(aborts(copy_too_much) && aborts(print_too_much));
	CHECK(aborts(append_too_much) && aborts(select_too_much));
}

/* error.c */
void error(int, int, const char *, ...);
void error_at_line(int, int, const char *, unsigned, const char *, ...);
extern unsigned error_message_count;
extern int error_one_per_line;

static void errors(void)
{
	char said[200] = "";
	int pipes[2], before = dup(2);
	CHECK(pipe(pipes) == 0);
	dup2(pipes[1], 2);
	program_invocation_name = "prog";
	error(0, ENOENT, "cannot open %s", "x");
	error_one_per_line = 1;
	error_at_line(0, 0, "file.c", 7, "odd");
	error_at_line(0, 0, "file.c", 7, "odd again");
	dup2(before, 2);
	CHECK(read(pipes[0], said, sizeof said - 1) > 0);
	CHECK(!strcmp(said, "prog: cannot open x: No such file or directory\nprog:file.c:7: odd\n"));
	CHECK(error_message_count == 2);
}

/* obstack.c, through the structure that glibc's header lays open */
struct obstack {
	long chunk_size;
	void *chunk;
	char *object_base, *next_free, *chunk_limit;
	long temporary;
	int alignment_mask;
	void *allocate, *release, *extra;
	unsigned flags;
};
int _obstack_begin(struct obstack *, int, int, void *(*)(long), void (*)(void *));
void _obstack_newchunk(struct obstack *, int);
void obstack_free(struct obstack *, void *);
int _obstack_allocated_p(struct obstack *, void *);
int _obstack_memory_used(struct obstack *);
int obstack_printf(struct obstack *, const char *, ...);

static int chunks;
static void *allocate(long size) { chunks++; return malloc((size_t)size); }
static void release(void *chunk) { chunks--; free(chunk); }

static void grow(struct obstack *stack, const char *text, int length)
{
	if (stack->chunk_limit - stack->next_free < length) _obstack_newchunk(stack, length);
	memcpy(stack->next_free, text, (size_t)length);
	stack->next_free += length;
}

static char *finish(struct obstack *stack)
{
	char *object = stack->object_base;
	uintptr_t end = ((uintptr_t)stack->next_free + (unsigned)stack->alignment_mask) & ~(uintptr_t)stack->alignment_mask;
	stack->next_free = end > (uintptr_t)stack->chunk_limit ? stack->chunk_limit : (char *)end;
	stack->object_base = stack->next_free;
	return object;
}

static void obstacks(void)
{
	struct obstack stack;
	char *objects[100], text[64];
	CHECK(_obstack_begin(&stack, 0, 0, allocate, release) == 1 && chunks == 1);
	for (int i = 0; i < 100; i++) {
		for (int j = 0; j < 20; j++) grow(&stack, text, snprintf(text, sizeof text, "%d.%d ", i, j));
		grow(&stack, "", 1);
		objects[i] = finish(&stack);
	}
	CHECK(chunks > 1 && (uintptr_t)objects[50] % 16 == 0);
	CHECK(!strncmp(objects[0], "0.0 0.1 ", 8) && !strncmp(objects[99], "99.0 99.1 ", 10));
	CHECK(_obstack_allocated_p(&stack, objects[3]) && !_obstack_allocated_p(&stack, text));
	CHECK(_obstack_memory_used(&stack) >= 100 * 80);
	obstack_free(&stack, objects[0]);
	CHECK(chunks == 1 && stack.next_free == objects[0]);
	CHECK(obstack_printf(&stack, "%05d", 42) == 5 && !memcmp(stack.object_base, "00042", 5));
	obstack_free(&stack, 0);
	CHECK(chunks == 0);
}

/* names.c */
void *rawmemchr(const void *, int);
void *memchr2(const void *, int, int, size_t);
int rpmatch(const char *);
char *canonicalize_file_name(const char *);
const char *gnu_get_libc_version(void);
int __register_atfork(void (*)(void), void (*)(void), void (*)(void), void *);
uint32_t arc4random_uniform(uint32_t);
int __isinf(double);
double roundeven(double);
int fcntl64(int, int, ...);
extern char __libc_single_threaded;
int __xpg_strerror_r(int, char *, size_t);
const unsigned short **__ctype_b_loc(void);
int __isoc99_sscanf(const char *, const char *, ...);
#undef stat64
int stat64(const char *, void *);
int __xstat64(int, const char *, void *);

static void nothing(void) {}
/* Through a pointer, because the compiler knows the function. */
static double (*volatile to_even)(double) = roundeven;

static void names(void)
{
	char *path = canonicalize_file_name("/usr/../");
	CHECK(!strcmp(rawmemchr("abc/d", '/'), "/d"));
	CHECK(!strcmp(memchr2("abc/d", '/', 'c', 6), "c/d") && !memchr2("abc/d", '/', 'd', 3));
	CHECK(rpmatch("yes") == 1 && rpmatch("No") == 0 && rpmatch("?") == -1);
	CHECK(path && !strcmp(path, "/"));
	CHECK(strchr(gnu_get_libc_version(), '.') && __libc_single_threaded);
	CHECK(__register_atfork(nothing, nothing, nothing, 0) == 0);
	CHECK(arc4random_uniform(1) == 0 && arc4random_uniform(10) < 10);
	CHECK(__isinf(-INFINITY) == -1 && __isinf(1) == 0 && to_even(2.5) == 2);
	CHECK(fcntl64(1, 1 /* F_GETFD */) == 0);
	CHECK(__xpg_strerror_r(ENOENT, room, sizeof room) != 0);
	CHECK((*__ctype_b_loc())['A'] != (*__ctype_b_loc())['1']);
	struct stat one, other;
	CHECK(stat64("/", &one) == 0 && __xstat64(1, "/", &other) == 0 && one.st_ino == other.st_ino);
	int number;
	CHECK(__isoc99_sscanf("9", "%d", &number) == 1 && number == 9);
}

/* compiler.c */
double __powidf2(double, int);
float __powisf2(float, int);

static void arithmetic(void)
{
	CHECK(__powidf2(2, 10) == 1024 && __powidf2(2, -2) == 0.25 && __powisf2(3, 0) == 1);
	volatile double complex big = CMPLX(INFINITY, NAN), two = 2, zero = 0, three = CMPLX(3, 4);
	CHECK(isinf(creal(big * two)));
	CHECK(isinf(creal(two / zero)));
	CHECK(creal(three * three) == -7 && cimag(three * three) == 24);
	CHECK(creal(three / CMPLX(0, 1)) == 4 && cimag(three / CMPLX(0, 1)) == -3);
	CHECK(creal(three / big) == 0 || isnan(creal(three / big)));
}

int main(void)
{
	integers();
	checked();
	errors();
	obstacks();
	names();
	arithmetic();
	printf("%d failures\n", failures);
	return failures != 0;
}
