// strtol and its kin at their limits, strtod, atoi; what they leave over and when they set errno.
#include <errno.h>
#include <limits.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

static void whole(const char *text, int base) {
  char *end;
  errno = 0;
  long value = strtol(text, &end, base);
  printf("'%s' in %d: %ld, left '%s', range %d\n", text, base, value, end, errno == ERANGE);
}

static void real(const char *text) {
  char *end;
  errno = 0;
  double value = strtod(text, &end);
  printf("'%s': %.17g, left '%s', range %d\n", text, value, end, errno == ERANGE);
}

int main(void) {
  whole("42", 10);
  whole("  -42abc", 10);
  whole("0x1fz", 0);
  whole("0x", 16);
  whole("077", 0);
  whole("zz", 36);
  whole("", 10);
  whole("9223372036854775807", 10);
  whole("9223372036854775808", 10);
  whole("-9223372036854775809", 10);
  whole("+5", 10);
  whole("- 5", 10);
  printf("%lu %d\n", strtoul("-1", NULL, 10), strtoul("99999999999999999999", NULL, 10) == ULONG_MAX);
  printf("%d %ld %lld\n", atoi("12x"), atol("-7"), atoll("123456789012"));
  real("3.25rest");
  real("-.5e-3");
  real("1e309");
  real("1e-400");
  real("0x1.8p3");
  real("infinity");
  printf("%d\n", isnan(strtod("nan", NULL)));
  real("0.1");
  real("2.2250738585072011e-308");
  real("179769313486231570814527423731704356798070e+267");
  real(".");
  real("1e");
  printf("%.20Lg\n", strtold("0.1", NULL));
  printf("%.9g\n", strtof("16777217", NULL));
  return 0;
}
