/* The names for files larger than 2 GiB. musl 1.2.4 and later no longer have them in a static library; they are the
 * plain functions, because every file can be that large. Weak, so that an older musl's own are taken. */

#define _GNU_SOURCE
#include <dirent.h>
#include <fcntl.h>
#include <ftw.h>
#include <glob.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/sendfile.h>
#include <sys/stat.h>
#include <sys/statfs.h>
#include <sys/statvfs.h>
#include <sys/uio.h>
#include <unistd.h>

int __xstat(int, const char *, struct stat *);
int __lxstat(int, const char *, struct stat *);
int __fxstat(int, int, struct stat *);
int __fxstatat(int, int, const char *, struct stat *, int);

/* Headers of older versions make macros of the names, so they are written as text. */
#define NAMED(type, name, parameters) \
	__attribute__((__weak__)) type large_##name parameters __asm__(#name "64"); \
	type large_##name parameters

#define SAME(type, name, parameters, arguments) \
	NAMED(type, name, parameters) { return name arguments; }

/* The mode matters only where a file is made. */
#define MODE(flags) \
	mode_t mode = 0; \
	va_list rest; \
	va_start(rest, flags); \
	if ((flags & O_CREAT) || (flags & O_TMPFILE) == O_TMPFILE) mode = va_arg(rest, mode_t); \
	va_end(rest)

NAMED(int, open, (const char *path, int flags, ...))
{
	MODE(flags);
	return open(path, flags, mode);
}

NAMED(int, openat, (int at, const char *path, int flags, ...))
{
	MODE(flags);
	return openat(at, path, flags, mode);
}

SAME(int, creat, (const char *path, mode_t mode), (path, mode))
SAME(off_t, lseek, (int fd, off_t to, int from), (fd, to, from))
SAME(ssize_t, pread, (int fd, void *to, size_t n, off_t at), (fd, to, n, at))
SAME(ssize_t, pwrite, (int fd, const void *from, size_t n, off_t at), (fd, from, n, at))
SAME(ssize_t, preadv, (int fd, const struct iovec *to, int n, off_t at), (fd, to, n, at))
SAME(ssize_t, pwritev, (int fd, const struct iovec *from, int n, off_t at), (fd, from, n, at))
SAME(int, truncate, (const char *path, off_t size), (path, size))
SAME(int, ftruncate, (int fd, off_t size), (fd, size))
SAME(int, lockf, (int fd, int command, off_t size), (fd, command, size))
SAME(int, fallocate, (int fd, int mode, off_t at, off_t size), (fd, mode, at, size))
SAME(int, posix_fallocate, (int fd, off_t at, off_t size), (fd, at, size))
SAME(int, posix_fadvise, (int fd, off_t at, off_t size, int advice), (fd, at, size, advice))
SAME(ssize_t, sendfile, (int to, int from, off_t *at, size_t n), (to, from, at, n))
SAME(void *, mmap, (void *at, size_t n, int access, int flags, int fd, off_t from), (at, n, access, flags, fd, from))

SAME(int, stat, (const char *path, struct stat *to), (path, to))
SAME(int, lstat, (const char *path, struct stat *to), (path, to))
SAME(int, fstat, (int fd, struct stat *to), (fd, to))
SAME(int, fstatat, (int at, const char *path, struct stat *to, int flags), (at, path, to, flags))
SAME(int, statfs, (const char *path, struct statfs *to), (path, to))
SAME(int, fstatfs, (int fd, struct statfs *to), (fd, to))
SAME(int, statvfs, (const char *path, struct statvfs *to), (path, to))
SAME(int, fstatvfs, (int fd, struct statvfs *to), (fd, to))

/* The names that older versions of glibc's headers call, with the version of the structure. */
SAME(int, __xstat, (int version, const char *path, struct stat *to), (version, path, to))
SAME(int, __lxstat, (int version, const char *path, struct stat *to), (version, path, to))
SAME(int, __fxstat, (int version, int fd, struct stat *to), (version, fd, to))
SAME(int, __fxstatat, (int version, int at, const char *path, struct stat *to, int flags), (version, at, path, to, flags))

SAME(FILE *, fopen, (const char *path, const char *mode), (path, mode))
SAME(FILE *, freopen, (const char *path, const char *mode, FILE *f), (path, mode, f))
SAME(FILE *, tmpfile, (void), ())
SAME(int, fseeko, (FILE *f, off_t to, int from), (f, to, from))
SAME(off_t, ftello, (FILE *f), (f))
SAME(int, fgetpos, (FILE *f, fpos_t *to), (f, to))
SAME(int, fsetpos, (FILE *f, const fpos_t *to), (f, to))
SAME(int, mkstemp, (char *name), (name))
SAME(int, mkostemp, (char *name, int flags), (name, flags))
SAME(int, mkstemps, (char *name, int length), (name, length))
SAME(int, mkostemps, (char *name, int length, int flags), (name, length, flags))

SAME(struct dirent *, readdir, (DIR *directory), (directory))
SAME(int, readdir_r, (DIR *directory, struct dirent *to, struct dirent **result), (directory, to, result))
SAME(int, alphasort, (const struct dirent **a, const struct dirent **b), (a, b))
SAME(int, versionsort, (const struct dirent **a, const struct dirent **b), (a, b))
SAME(int, scandir,
     (const char *path, struct dirent ***to, int (*filter)(const struct dirent *),
      int (*order)(const struct dirent **, const struct dirent **)),
     (path, to, filter, order))
SAME(int, glob, (const char *pattern, int flags, int (*failed)(const char *, int), glob_t *to),
     (pattern, flags, failed, to))
NAMED(void, globfree, (glob_t *list)) { globfree(list); }
SAME(int, ftw, (const char *path, int (*visit)(const char *, const struct stat *, int), int depth), (path, visit, depth))
SAME(int, nftw,
     (const char *path, int (*visit)(const char *, const struct stat *, int, struct FTW *), int depth, int flags),
     (path, visit, depth, flags))

SAME(int, getrlimit, (int what, struct rlimit *to), (what, to))
SAME(int, setrlimit, (int what, const struct rlimit *to), (what, to))
SAME(int, prlimit, (pid_t process, int what, const struct rlimit *to, struct rlimit *before),
     (process, what, to, before))
