// Every conversion of printf with its flags; what is printed equals the machine's, long doubles included.
#include <inttypes.h>
#include <limits.h>
#include <math.h>
#include <stddef.h>
#include <stdio.h>
#include <wchar.h>

int main(void) {
  printf("[%d] [%5d] [%-5d] [%05d] [%+d] [% d] [%.3d] [%8.3d] [%.0d]\n", 42, 42, 42, 42, 42, 42, 42, 42, 0);
  printf("[%d] [%ld] [%lld] [%hhd] [%hd] [%jd] [%zd] [%td]\n", INT_MIN, LONG_MIN, LLONG_MAX, 300, 70000, (intmax_t)-1,
         (size_t)7, (ptrdiff_t)-7);
  printf("[%u] [%x] [%X] [%#x] [%o] [%#o] [%#X] [%08x] [%#10x]\n", UINT_MAX, 255, 255, 255, 8, 8, 48879, 255, 255);
  printf("[%c] [%3c] [%-3c] [%s] [%10s] [%-10s] [%.2s] [%10.2s] [%%]\n", 'c', 'c', 'c', "str", "str", "str", "str", "str");
  printf("[%*d] [%-*d] [%.*f] [%*.*f]\n", 6, 1, 6, 1, 2, 3.14159, 8, 3, 2.71828);
  printf("[%f] [%.0f] [%#.0f] [%10.3f] [%-10.3f] [%010.3f] [%+f]\n", 1.5, 2.5, 2.0, 3.14159, 3.14159, -3.14159, 0.1);
  printf("[%e] [%.0e] [%E] [%g] [%g] [%g] [%G] [%#g]\n", 12345.678, 5.0, 0.00012, 1e6, 1e5, 1e-5, 1e-10, 1.0);
  printf("[%a] [%.2a] [%A] [%a]\n", 1.0, 3.14159, 255.5, 0.0);
  printf("[%f] [%F] [%g] [%5.1f]\n", INFINITY, -INFINITY, INFINITY, INFINITY);
  printf("[%Lf] [%.20Lf] [%Le] [%Lg]\n", 1.0L / 3, 1.0L / 3, 1e4000L, 1e-4940L);
  printf("[%.30f] [%.17g] [%.60f]\n", 0.1, 0.1, 1e-20);
  printf("[%f] [%.3e] [%g]\n", 1e300, 1.7976931348623157e308, 5e-324);
  printf("[%" PRId64 "] [%" PRIu32 "] [%" PRIx16 "]\n", INT64_MIN, UINT32_MAX, (uint16_t)0xbeef);
  printf("[%2$s %1$s]\n", "one", "two");
  int count;
  printf("count%n", &count);
  printf(" %d\n", count);
  printf("[%ls] [%lc]\n", L"wide", (wint_t)L'w');
  printf("[%s]\n", "");
  printf("%d %d\n", printf("12345\n"), snprintf(NULL, 0, "%d", 123456));
  return 0;
}
