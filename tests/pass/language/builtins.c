// Built-in functions: bits, overflow, classes of floats, object sizes, vectors.
//@ flags: -std=gnu23 -w -g
#include <stdio.h>
#include <stdint.h>
#include <limits.h>
#include <string.h>
#include <stdlib.h>
#define V(x) ({ volatile typeof(x) v_ = (x); v_; })
typedef int v4 __attribute__((vector_size(16)));
typedef float f4 __attribute__((vector_size(16)));
typedef unsigned char b16 __attribute__((vector_size(16)));
typedef short s8 __attribute__((vector_size(16)));
typedef double d2 __attribute__((vector_size(16)));
typedef int v3 __attribute__((ext_vector_type(3)));
typedef _Bool m8 __attribute__((ext_vector_type(8)));
struct o {
  char a[7];
  int b;
  char c[5];
};
static char global[20];
static void *al(int n) {
  return __builtin_alloca(n);
}
int main(void) {
  printf("%x %x %lx\n", __builtin_bswap16(V((uint16_t)0x1234)), __builtin_bswap32(V(0x12345678u)), __builtin_bswap64(V(0x123456789abcdef0ul)));
  printf("%d %d %d %d\n", __builtin_clz(V(1u)), __builtin_clzl(V(256ul)), __builtin_ctz(V(8u)), __builtin_ctzll(V(1ull << 50)));
  printf("%d %d %d %d\n", __builtin_ffs(V(0)), __builtin_ffsl(V(0x10000L)), __builtin_ffsll(V(-1LL)), __builtin_ffs(V(INT_MIN)));
  printf("%d %d %d %d\n", __builtin_popcount(V(0xff0fu)), __builtin_popcountll(V(-1ull)), __builtin_parity(V(7u)), __builtin_parityl(V(3ul)));
  printf("%d %d\n", __builtin_clrsb(V(-1)), __builtin_clrsbl(V(255L)));
  printf("%x %x %lx\n", __builtin_rotateleft32(V(0x80000001u), V(4)), __builtin_rotateright8(V((uint8_t)0x81), 1), __builtin_rotateleft64(V(1ul), 63));
  printf("%x %x\n", __builtin_bitreverse32(V(1u)), __builtin_bitreverse8(V((uint8_t)0x12)));
  int r;
  unsigned u;
  long l;
  signed char c;
  unsigned long ul;
  short s;
  printf("%d %d\n", __builtin_add_overflow(V(INT_MAX), V(1), &r), r);
  printf("%d %ld\n", __builtin_add_overflow(V(INT_MAX), V(1), &l), l);
  printf("%d %u\n", __builtin_sub_overflow(V(1u), V(2u), &u), u);
  printf("%d %d\n", __builtin_mul_overflow(V(300), V(2), &c), c);
  printf("%d %lu\n", __builtin_mul_overflow(V(-1), V(1ul), &ul), ul);
  printf("%d %d\n", __builtin_add_overflow(V(40000u), V(-8000), &s), s);
  printf("%d %lu\n", __builtin_sub_overflow(V(-5L), V(-7L), &ul), ul);
  printf("%d %ld\n", __builtin_mul_overflow(V(ULONG_MAX), V(-1), &l), l);
  printf("%d %d\n", __builtin_smul_overflow(V(46341), V(46341), &r), r);
  _Bool bo;
  printf("%d %d\n", __builtin_add_overflow(V(1), V(1), &bo), bo);
  unsigned co;
  printf("%u %u\n", __builtin_addc(V(-1u), 1u, 1u, &co), co);
  printf("%d %d\n", __builtin_constant_p(5), __builtin_constant_p(V(5)));
  struct o o, *po = &o;
  printf("%zu %zu %zu\n", __builtin_object_size(global + 5, 0), __builtin_object_size(&o.a, 1), __builtin_object_size(&po->c[2], 0));
  printf("%ld\n", (long)__builtin_object_size((char *)V((void *)global), 0));
  char *da = malloc(V(33));
  printf("%ld\n", (long)__builtin_dynamic_object_size(global + 2, 0));
  free(da);
  printf("%ld %d\n", __builtin_expect(V(3L), 1), __builtin_expect_with_probability(V(2), 2, 0.9));
  __builtin_prefetch(global, 1, 3);
  if (V(0)) __builtin_unreachable();
  __builtin_assume(r > 0 || r <= 0);
  printf("%d %d %d %d %d\n", __builtin_isnan(V(0.0) / V(0.0)), __builtin_isinf_sign(V(-1.0) / V(0.0)), __builtin_isfinite(V(1.0)), __builtin_isnormal(V(1e-310)), __builtin_signbit(V(-0.0f)) != 0);
  printf("%d %d %d\n", __builtin_fpclassify(0, 1, 2, 3, 4, V(1e-310)), __builtin_fpclassify(0, 1, 2, 3, 4, V(0.0)), __builtin_fpclassify(0, 1, 2, 3, 4, V(2.0f)));
  printf("%d %d %d\n", __builtin_isgreater(V(1.0), V(0.0) / V(0.0)), __builtin_isunordered(V(1.0), __builtin_nan("")), __builtin_islessgreater(1.0, V(2.0)));
  printf("%d %d\n", __builtin_issignaling(__builtin_nans("")), __builtin_issubnormal(V(1e-310)));
  printf("%a %a %a\n", __builtin_huge_val(), __builtin_inf(), __builtin_copysign(1.0, V(-0.0)));
  v4 a = {1, 2, 3, 4}, b = {10, 20, 30, 40};
  v4 sh = __builtin_shufflevector(a, b, 0, 5, 2, 7);
  printf("%d %d %d %d\n", sh[0], sh[1], sh[2], sh[3]);
  f4 cf = __builtin_convertvector(a, f4);
  printf("%g %g\n", cf[0], cf[3]);
  d2 cd = __builtin_convertvector((__attribute__((vector_size(8))) int){5, -6}, d2);
  printf("%g\n", cd[1]);
  v4 cmp = a * b > 50;
  printf("%d %d %d\n", cmp[0], cmp[1], cmp[3]);
  v4 sel = (a & cmp) | (-b & ~cmp);
  printf("%d %d\n", sel[0], sel[3]);
  b16 by = (b16)a;
  printf("%d %d\n", by[0], by[4]);
  s8 st = {1, -2, 3, -4, 5, -6, 7, -8};
  st = st << 2;
  st >>= 1;
  printf("%d %d %d\n", st[1], st[6], __builtin_reduce_add(st));
  printf("%d %d %d %d\n", __builtin_reduce_max(a), __builtin_reduce_min(b), __builtin_reduce_xor(a), __builtin_reduce_and(b));
  v4 mn = __builtin_elementwise_min(a, (v4){4, 1, 9, 0}), ab = __builtin_elementwise_abs(-b);
  printf("%d %d %d\n", mn[0], mn[1], ab[2]);
  f4 fl = __builtin_elementwise_floor((f4){1.5f, -1.5f, 2.f, -0.f});
  printf("%g %g %g\n", fl[0], fl[1], fl[3]);
  v3 t3 = {1, 2, 3};
  t3 = t3.zyx * 2;
  printf("%d %d %zu\n", t3.x, t3.z, sizeof t3);
  a[V(2)] = 99;
  printf("%d %d\n", a[2], a[V(3)]);
  m8 mk = {1, 0, 1, 1};
  printf("%d\n", (int)*(unsigned char *)&mk);
  s8 add = __builtin_elementwise_add_sat(st, (s8){32767, -32768});
  printf("%d %d\n", add[0], add[1]);
  v4 arr[2] = {a, b};
  memcpy(&a, &arr[1], sizeof a);
  printf("%d\n", (a == b)[1]);
  int buf[4];
  __builtin_memcpy_inline(buf, &b, 16);
  printf("%d\n", buf[3]);
  __builtin_memset_inline(buf, 1, 8);
  printf("%x\n", buf[1]);
  printf("%d\n", __builtin_frame_address(0) != 0 && al(5) != 0);
  printf("%zu %d %s\n", __builtin_strlen("abc"), __builtin_strcmp("a", "b") < 0, __builtin_strchr("hello", 108));
  printf("%d %d\n", __builtin_abs(V(-4)), (int)__builtin_labs(V(-4L)));
  int *un = (int *)__builtin_assume_aligned(buf, 4);
  printf("%d\n", un[2] == b[2]);
  printf("%d\n", __builtin_offsetof(struct o, c[3]));
  printf("%d %d\n", __builtin_is_aligned(V(64), 16), (int)__builtin_align_up(V(65), 16));
  printf("%d\n", (int)__builtin_nondeterministic_value(V(3)) * 0);
  return 0;
}
