/* Stands in for musl's header of this name: a stream is a text, from which characters are read and pushed back. */

typedef struct {
	const unsigned char *start, *next;
} FILE;

#define shgetc(f) ((int)*(f)->next++)
#define shunget(f) ((void)(f)->next--)
#define shcnt(f) ((f)->next - (f)->start)
/* Only used to discard what was read. */
#define shlim(f, limit) ((void)((f)->next = (f)->start))
