// Functions of the mathematics library that are not modelled run in the host.
#include <errno.h>
#include <loam.h>
#include <math.h>
#include <stdio.h>

int main(void) {
  printf("%.6f %.6f %.6f\n", erf(0.5), lgamma(10.5), cbrt(28.0));
  printf("%.6f %.6Lf\n", (double)erff(0.25f), lgammal(5.5L));
  int exponent;
  printf("%.3f %d\n", frexp(40.0, &exponent), exponent);
  errno = 0;
  double pole = lgamma(-1.0);
  printf("%d %d\n", pole > 1e300, errno == ERANGE);
  return 0;
}
//@ args: --libc none
//@ stdout: 0.520500 13.940625 3.036589
//@ stdout: 0.276326 3.957814
//@ stdout: 0.625 6
//@ stdout: 1 1
//@ completed: 1
