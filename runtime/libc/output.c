/* Standard output: whether it is a terminal is determined at the start, as on glibc, and not at the first write. So no line
 * is flushed early to a file that is no terminal. The native library is built with this file too; under the engine start.c does it. */

#include "stdio_impl.h"
#include <sys/ioctl.h>

size_t __stdout_write(FILE *stream, const unsigned char *bytes, size_t length)
{
	return __stdio_write(stream, bytes, length);
}

#ifndef LOAM_BITCODE
__attribute__((__constructor__)) static void look_at_output(void)
{
	struct winsize size;
	if (__syscall(SYS_ioctl, stdout->fd, TIOCGWINSZ, &size)) stdout->lbf = -1;
}
#endif
