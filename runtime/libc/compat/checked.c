/* The functions that glibc's headers call under _FORTIFY_SOURCE: each calls the plain function after a check of the size. */

#define _GNU_SOURCE
#include <fcntl.h>
#include <limits.h>
#include <poll.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/select.h>
#include <sys/socket.h>
#include <syslog.h>
#include <unistd.h>
#include <wchar.h>

_Noreturn void __chk_fail(void)
{
	fputs("*** buffer overflow detected ***: terminated\n", stderr);
	abort();
}

static void fits(size_t needed, size_t room)
{
	if (needed > room) __chk_fail();
}

/* Memory and strings. */

void *__memcpy_chk(void *to, const void *from, size_t n, size_t room) { fits(n, room); return memcpy(to, from, n); }
void *__memmove_chk(void *to, const void *from, size_t n, size_t room) { fits(n, room); return memmove(to, from, n); }
void *__mempcpy_chk(void *to, const void *from, size_t n, size_t room) { fits(n, room); return mempcpy(to, from, n); }
void *__memset_chk(void *to, int byte, size_t n, size_t room) { fits(n, room); return memset(to, byte, n); }
void __explicit_bzero_chk(void *to, size_t n, size_t room) { fits(n, room); explicit_bzero(to, n); }
char *__strcpy_chk(char *to, const char *from, size_t room) { fits(strlen(from) + 1, room); return strcpy(to, from); }
char *__stpcpy_chk(char *to, const char *from, size_t room) { fits(strlen(from) + 1, room); return stpcpy(to, from); }
char *__strncpy_chk(char *to, const char *from, size_t n, size_t room) { fits(n, room); return strncpy(to, from, n); }
char *__stpncpy_chk(char *to, const char *from, size_t n, size_t room) { fits(n, room); return stpncpy(to, from, n); }
size_t __strlcpy_chk(char *to, const char *from, size_t n, size_t room) { fits(n, room); return strlcpy(to, from, n); }
size_t __strlcat_chk(char *to, const char *from, size_t n, size_t room) { fits(n, room); return strlcat(to, from, n); }

char *__strcat_chk(char *to, const char *from, size_t room)
{
	fits(strlen(to) + strlen(from) + 1, room);
	return strcat(to, from);
}

char *__strncat_chk(char *to, const char *from, size_t n, size_t room)
{
	fits(strlen(to) + strnlen(from, n) + 1, room);
	return strncat(to, from, n);
}

/* Wide strings; the size is counted in characters. */

wchar_t *__wmemcpy_chk(wchar_t *to, const wchar_t *from, size_t n, size_t room)
{
	fits(n, room);
	return wmemcpy(to, from, n);
}

wchar_t *__wmemmove_chk(wchar_t *to, const wchar_t *from, size_t n, size_t room)
{
	fits(n, room);
	return wmemmove(to, from, n);
}

wchar_t *__wmempcpy_chk(wchar_t *to, const wchar_t *from, size_t n, size_t room)
{
	fits(n, room);
	return wmemcpy(to, from, n) + n;
}

wchar_t *__wmemset_chk(wchar_t *to, wchar_t c, size_t n, size_t room) { fits(n, room); return wmemset(to, c, n); }

wchar_t *__wcscpy_chk(wchar_t *to, const wchar_t *from, size_t room)
{
	fits(wcslen(from) + 1, room);
	return wcscpy(to, from);
}

wchar_t *__wcpcpy_chk(wchar_t *to, const wchar_t *from, size_t room)
{
	fits(wcslen(from) + 1, room);
	return wcpcpy(to, from);
}

wchar_t *__wcsncpy_chk(wchar_t *to, const wchar_t *from, size_t n, size_t room)
{
	fits(n, room);
	return wcsncpy(to, from, n);
}

wchar_t *__wcscat_chk(wchar_t *to, const wchar_t *from, size_t room)
{
	fits(wcslen(to) + wcslen(from) + 1, room);
	return wcscat(to, from);
}

wchar_t *__wcsncat_chk(wchar_t *to, const wchar_t *from, size_t n, size_t room)
{
	fits(wcslen(to) + wcsnlen(from, n) + 1, room);
	return wcsncat(to, from, n);
}

size_t __mbstowcs_chk(wchar_t *to, const char *from, size_t n, size_t room) { fits(n, room); return mbstowcs(to, from, n); }
size_t __wcstombs_chk(char *to, const wchar_t *from, size_t n, size_t room) { fits(n, room); return wcstombs(to, from, n); }

size_t __mbsrtowcs_chk(wchar_t *to, const char **from, size_t n, mbstate_t *state, size_t room)
{
	fits(n, room);
	return mbsrtowcs(to, from, n, state);
}

size_t __wcsrtombs_chk(char *to, const wchar_t **from, size_t n, mbstate_t *state, size_t room)
{
	fits(n, room);
	return wcsrtombs(to, from, n, state);
}

size_t __wcrtomb_chk(char *to, wchar_t c, mbstate_t *state, size_t room)
{
	fits(MB_CUR_MAX, room);
	return wcrtomb(to, c, state);
}

int __wctomb_chk(char *to, wchar_t c, size_t room)
{
	fits(MB_CUR_MAX, room);
	return wctomb(to, c);
}

/* Printing. The flag would forbid %n in writable formats. */

#define REST(result, last, call) \
	va_list rest; \
	va_start(rest, last); \
	result = call; \
	va_end(rest)

int __vfprintf_chk(FILE *f, int flag, const char *format, va_list rest) { return vfprintf(f, format, rest); }
int __vprintf_chk(int flag, const char *format, va_list rest) { return vprintf(format, rest); }
int __vdprintf_chk(int fd, int flag, const char *format, va_list rest) { return vdprintf(fd, format, rest); }
int __vasprintf_chk(char **to, int flag, const char *format, va_list rest) { return vasprintf(to, format, rest); }
int __vfwprintf_chk(FILE *f, int flag, const wchar_t *format, va_list rest) { return vfwprintf(f, format, rest); }
int __vwprintf_chk(int flag, const wchar_t *format, va_list rest) { return vwprintf(format, rest); }
void __vsyslog_chk(int level, int flag, const char *format, va_list rest) { vsyslog(level, format, rest); }

int __vsnprintf_chk(char *to, size_t n, int flag, size_t room, const char *format, va_list rest)
{
	fits(n, room);
	return vsnprintf(to, n, format, rest);
}

int __vsprintf_chk(char *to, int flag, size_t room, const char *format, va_list rest)
{
	/* Without a known size this is plain vsprintf; the engine checks the program's memory accesses anyway. */
	if (room > INT_MAX) return vsprintf(to, format, rest);
	int length = vsnprintf(to, room, format, rest);
	if (length >= 0) fits((size_t)length + 1, room);
	return length;
}

int __vswprintf_chk(wchar_t *to, size_t n, int flag, size_t room, const wchar_t *format, va_list rest)
{
	fits(n, room);
	return vswprintf(to, n, format, rest);
}

int __fprintf_chk(FILE *f, int flag, const char *format, ...)
{
	int n;
	REST(n, format, vfprintf(f, format, rest));
	return n;
}

int __printf_chk(int flag, const char *format, ...)
{
	int n;
	REST(n, format, vprintf(format, rest));
	return n;
}

int __dprintf_chk(int fd, int flag, const char *format, ...)
{
	int n;
	REST(n, format, vdprintf(fd, format, rest));
	return n;
}

int __asprintf_chk(char **to, int flag, const char *format, ...)
{
	int n;
	REST(n, format, vasprintf(to, format, rest));
	return n;
}

int __snprintf_chk(char *to, size_t size, int flag, size_t room, const char *format, ...)
{
	int n;
	REST(n, format, __vsnprintf_chk(to, size, flag, room, format, rest));
	return n;
}

int __sprintf_chk(char *to, int flag, size_t room, const char *format, ...)
{
	int n;
	REST(n, format, __vsprintf_chk(to, flag, room, format, rest));
	return n;
}

int __fwprintf_chk(FILE *f, int flag, const wchar_t *format, ...)
{
	int n;
	REST(n, format, vfwprintf(f, format, rest));
	return n;
}

int __wprintf_chk(int flag, const wchar_t *format, ...)
{
	int n;
	REST(n, format, vwprintf(format, rest));
	return n;
}

int __swprintf_chk(wchar_t *to, size_t size, int flag, size_t room, const wchar_t *format, ...)
{
	int n;
	REST(n, format, __vswprintf_chk(to, size, flag, room, format, rest));
	return n;
}

void __syslog_chk(int level, int flag, const char *format, ...)
{
	va_list rest;
	va_start(rest, format);
	vsyslog(level, format, rest);
	va_end(rest);
}

/* Reading. */

char *__fgets_chk(char *to, size_t room, int n, FILE *f) { fits(n > 0 ? n : 0, room); return fgets(to, n, f); }
char *__fgets_unlocked_chk(char *to, size_t room, int n, FILE *f) { return __fgets_chk(to, room, n, f); }
ssize_t __read_chk(int fd, void *to, size_t n, size_t room) { fits(n, room); return read(fd, to, n); }
ssize_t __pread_chk(int fd, void *to, size_t n, off_t at, size_t room) { fits(n, room); return pread(fd, to, n, at); }
ssize_t __pread64_chk(int fd, void *to, size_t n, off_t at, size_t room) { fits(n, room); return pread(fd, to, n, at); }
ssize_t __recv_chk(int fd, void *to, size_t n, size_t room, int flags) { fits(n, room); return recv(fd, to, n, flags); }

wchar_t *__fgetws_chk(wchar_t *to, size_t room, int n, FILE *f)
{
	fits(n > 0 ? n : 0, room);
	return fgetws(to, n, f);
}

size_t __fread_chk(void *to, size_t room, size_t size, size_t count, FILE *f)
{
	if (size && count > room / size) __chk_fail();
	return fread(to, size, count, f);
}

size_t __fread_unlocked_chk(void *to, size_t room, size_t size, size_t count, FILE *f)
{
	return __fread_chk(to, room, size, count, f);
}

ssize_t __recvfrom_chk(int fd, void *to, size_t n, size_t room, int flags, struct sockaddr *from, socklen_t *length)
{
	fits(n, room);
	return recvfrom(fd, to, n, flags, from, length);
}

/* Names from the system. */

char *__getcwd_chk(char *to, size_t n, size_t room) { fits(n, room); return getcwd(to, n); }
int __gethostname_chk(char *to, size_t n, size_t room) { fits(n, room); return gethostname(to, n); }
int __getdomainname_chk(char *to, size_t n, size_t room) { fits(n, room); return getdomainname(to, n); }
int __getlogin_r_chk(char *to, size_t n, size_t room) { fits(n, room); return getlogin_r(to, n); }
int __ttyname_r_chk(int fd, char *to, size_t n, size_t room) { fits(n, room); return ttyname_r(fd, to, n); }
int __ptsname_r_chk(int fd, char *to, size_t n, size_t room) { fits(n, room); return ptsname_r(fd, to, n); }
size_t __confstr_chk(int name, char *to, size_t n, size_t room) { fits(n, room); return confstr(name, to, n); }
ssize_t __readlink_chk(const char *path, char *to, size_t n, size_t room) { fits(n, room); return readlink(path, to, n); }

ssize_t __readlinkat_chk(int at, const char *path, char *to, size_t n, size_t room)
{
	fits(n, room);
	return readlinkat(at, path, to, n);
}

char *__realpath_chk(const char *path, char *to, size_t room)
{
	fits(PATH_MAX, room);
	return realpath(path, to);
}

int __getgroups_chk(int count, gid_t *to, size_t room)
{
	fits(count > 0 ? count * sizeof *to : 0, room);
	return getgroups(count, to);
}

int __poll_chk(struct pollfd *fds, nfds_t count, int timeout, size_t room)
{
	if (count > room / sizeof *fds) __chk_fail();
	return poll(fds, count, timeout);
}

int __ppoll_chk(struct pollfd *fds, nfds_t count, const struct timespec *timeout, const sigset_t *mask, size_t room)
{
	if (count > room / sizeof *fds) __chk_fail();
	return ppoll(fds, count, timeout, mask);
}

/* The index of a descriptor's word in an fd_set. */
long __fdelt_chk(long fd)
{
	if (fd < 0 || fd >= FD_SETSIZE) __chk_fail();
	return fd / (long)(8 * sizeof(long));
}

long __fdelt_warn(long fd)
{
	return __fdelt_chk(fd);
}

/* Without a mode, the flags must not create a file. */
static int opened(int at, const char *path, int flags)
{
	if ((flags & O_CREAT) || (flags & O_TMPFILE) == O_TMPFILE) __chk_fail();
	return openat(at, path, flags);
}

int __open_2(const char *path, int flags) { return opened(AT_FDCWD, path, flags); }
int __open64_2(const char *path, int flags) { return opened(AT_FDCWD, path, flags); }
int __openat_2(int at, const char *path, int flags) { return opened(at, path, flags); }
int __openat64_2(int at, const char *path, int flags) { return opened(at, path, flags); }

_Noreturn void __longjmp_chk(jmp_buf place, int value)
{
	longjmp(place, value);
}
