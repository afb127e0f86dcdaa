// sscanf: numbers in every base, widths, sets, counts, what is not stored, and where matching stops.
#include <stdio.h>
#include <string.h>

int main(void) {
  int a = 0, b = 0, n = 0;
  unsigned u = 0;
  long long big = 0;
  char word[16] = "", set[16] = "", c = 0, d = 0;
  double x = 0;
  float y = 0;
  long double z = 0;
  printf("%d", sscanf("12 -34", "%d%d", &a, &b));
  printf(" %d %d\n", a, b);
  printf("%d", sscanf("0x1f 017 9", "%i %i %i", &a, &b, &n));
  printf(" %d %d %d\n", a, b, n);
  printf("%d", sscanf("ff", "%x", &u));
  printf(" %u\n", u);
  printf("%d", sscanf("-9223372036854775808", "%lld", &big));
  printf(" %lld\n", big);
  printf("%d", sscanf("12345", "%2d%3d", &a, &b));
  printf(" %d %d\n", a, b);
  printf("%d", sscanf("  word rest", "%15s%n", word, &n));
  printf(" %s %d\n", word, n);
  printf("%d", sscanf("abc123", "%15[a-z]%c%c", set, &c, &d));
  printf(" %s %c%c\n", set, c, d);
  printf("%d", sscanf("key=value;", "%15[^=]=%15[^;];", word, set));
  printf(" %s %s\n", word, set);
  printf("%d", sscanf("3.5e2 -0.25 1e400", "%lf %f %Lf", &x, &y, &z));
  printf(" %g %g %Lg\n", x, y, z);
  printf("%d", sscanf("1:2:3", "%d:%*d:%d", &a, &b));
  printf(" %d %d\n", a, b);
  printf("%d %d %d\n", sscanf("", "%d", &a), sscanf("x", "%d", &a), sscanf("7,8", "%d %d", &a, &b));
  printf("%d", sscanf("50%", "%d%%%n", &a, &n));
  printf(" %d %d\n", a, n);
  return 0;
}
