// printf in all its forms; the machine must print the same.
#include <stdio.h>

int main(void) {
  printf("%d %i %u %x %X %o %c %s %%\n", -5, 6, 7u, 0xabcu, 0xdefu, 8u, 'c', "text");
  printf("[%5d] [%-5d] [%05d] [%+d] [% d]\n", 42, 42, 42, 42, 42);
  printf("[%8s] [%-8s] [%.2s] [%8.3s]\n", "abc", "abc", "abc", "abcdef");
  printf("%ld %lld %lu %hhd %hd %zu %td\n", -1L, -2LL, 3UL, (char)300, (short)70000, sizeof(int), (char *)8 - (char *)3);
  printf("%f %.2f %e %g %g %10.3f|\n", 1.5, 3.14159, 12345.678, 0.0001, 1e20, 2.5);
  printf("%#x %#o %08x %.5d %*d %.*f\n", 255u, 8u, 0xbeefu, 42, 6, 42, 2, 1.005);
  printf("%lx %p\n", 0x123456789abcdefUL, (void *)8);
  puts("puts");
  putchar('p');
  putchar('\n');
  fputs("fputs\n", stdout);
  fprintf(stdout, "%s\n", "fprintf");
  char buffer[16];
  int n = snprintf(buffer, sizeof buffer, "%d-%s", 12345, "abcdefghijkl");
  printf("%d %s\n", n, buffer);
  return 0;
}
//@ completed: 1
