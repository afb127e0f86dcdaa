/* Other functions that programs compiled against glibc's headers call and musl does not have: each is short. */

#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <math.h>
#include <pthread.h>
#include <sched.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/sysmacros.h>
#include <time.h>
#include <unistd.h>
#include <wchar.h>

/* Strings. */

char *__strdup(const char *text) { return strdup(text); }
char *__strndup(const char *text, size_t n) { return strndup(text, n); }
char *__strtok_r(char *text, const char *separators, char **rest) { return strtok_r(text, separators, rest); }
void *__mempcpy(void *to, const void *from, size_t n) { return mempcpy(to, from, n); }

void *rawmemchr(const void *start, int byte)
{
	const unsigned char *place = start;
	while (*place != (unsigned char)byte) place++;
	return (void *)place;
}

/* Not in glibc: programs define it themselves, and this definition replaces theirs. */
void *memchr2(const void *start, int byte, int other, size_t n)
{
	const unsigned char *place = start;
	for (; n; n--, place++)
		if ((*place == (unsigned char)byte) | (*place == (unsigned char)other)) return (void *)place;
	return 0;
}

void *__rawmemchr(const void *start, int byte) { return rawmemchr(start, byte); }
size_t __mbrlen(const char *text, size_t n, mbstate_t *state) { return mbrlen(text, n, state); }

/* Standard input and output. */

int __vsnprintf(char *to, size_t n, const char *format, va_list rest) { return vsnprintf(to, n, format, rest); }

int __snprintf(char *to, size_t n, const char *format, ...)
{
	va_list rest;
	va_start(rest, format);
	int length = vsnprintf(to, n, format, rest);
	va_end(rest);
	return length;
}

int __asprintf(char **to, const char *format, ...)
{
	va_list rest;
	va_start(rest, format);
	int length = vasprintf(to, format, rest);
	va_end(rest);
	return length;
}

/* Streams stay usable until the process ends, which flushes them again. */
int fcloseall(void) { return fflush(0); }

/* Whether an answer means yes or no. */
int rpmatch(const char *answer)
{
	if (*answer == 'y' || *answer == 'Y') return 1;
	if (*answer == 'n' || *answer == 'N') return 0;
	return -1;
}

/* Files. */

char *canonicalize_file_name(const char *path) { return realpath(path, 0); }

int fcntl64(int fd, int command, ...)
{
	va_list rest;
	va_start(rest, command);
	unsigned long argument = va_arg(rest, unsigned long);
	va_end(rest);
	return fcntl(fd, command, argument);
}

struct statx;

int statx(int at, const char *restrict path, int flags, unsigned mask, struct statx *restrict to)
{
	return syscall(SYS_statx, at, path, flags, mask, to);
}

int renameat2(int from_at, const char *from, int to_at, const char *to, unsigned flags)
{
	return syscall(SYS_renameat2, from_at, from, to_at, to, flags);
}

int close_range(unsigned first, unsigned last, int flags) { return syscall(SYS_close_range, first, last, flags); }

void closefrom(int first)
{
	if (close_range(first < 0 ? 0 : first, ~0U, 0) == 0) return;
	for (int fd = first < 0 ? 0 : first; fd < 1024; fd++) close(fd);
}

unsigned gnu_dev_major(dev_t device) { return major(device); }
unsigned gnu_dev_minor(dev_t device) { return minor(device); }
dev_t gnu_dev_makedev(unsigned high, unsigned low) { return makedev(high, low); }

/* The process. */

const char *gnu_get_libc_version(void) { return "2.36"; }
const char *gnu_get_libc_release(void) { return "stable"; }
char *__secure_getenv(const char *name) { return secure_getenv(name); }

/* There is only one thread. */
char __libc_single_threaded = 1;

int pthread_yield(void) { return sched_yield(); }

int __register_atfork(void (*before)(void), void (*parent)(void), void (*child)(void), void *object)
{
	(void)object;
	return pthread_atfork(before, parent, child);
}

int __cxa_atexit(void (*)(void *), void *, void *);

/* The end of the only thread is the end of the process. */
int __cxa_thread_atexit_impl(void (*destructor)(void *), void *object, void *module)
{
	return __cxa_atexit(destructor, object, module);
}

int backtrace(void **to, int size)
{
	(void)to, (void)size;
	return 0;
}

char **backtrace_symbols(void *const *addresses, int size)
{
	(void)addresses, (void)size;
	return 0;
}

void backtrace_symbols_fd(void *const *addresses, int size, int fd)
{
	(void)addresses, (void)size, (void)fd;
}

/* Settings of an allocator that has none. */
int mallopt(int parameter, int value)
{
	(void)parameter, (void)value;
	return 1;
}

int malloc_trim(size_t keep)
{
	(void)keep;
	return 0;
}

/* Random numbers. */

void arc4random_buf(void *to, size_t n)
{
	unsigned char *byte = to;
	while (n) {
		ssize_t got = getrandom(byte, n, 0);
		if (got <= 0) abort();
		byte += got;
		n -= (size_t)got;
	}
}

uint32_t arc4random(void)
{
	uint32_t number;
	arc4random_buf(&number, sizeof number);
	return number;
}

uint32_t arc4random_uniform(uint32_t bound)
{
	uint32_t number, least = bound ? -bound % bound : 0;
	if (bound < 2) return 0;
	do number = arc4random();
	while (number < least);
	return number % bound;
}

/* Numbers. */

int __isnanl(long double x) { return isnan(x); }
int __isinfl(long double x) { return isinf(x) ? (signbit(x) ? -1 : 1) : 0; }
int __finitel(long double x) { return isfinite(x); }
long double roundevenl(long double x) { return rintl(x); }
