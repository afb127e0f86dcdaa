/* Loam's conversion of text to numbers, applied to a text as strtod does. */

#include "shgetc.h"
#include "floatscan.h"

long double scan_text(const char *text, int precision, long *consumed)
{
	FILE stream = { (const unsigned char *)text, (const unsigned char *)text };
	long double result = __floatscan(&stream, precision, 1);
	*consumed = shcnt(&stream);
	return result;
}
