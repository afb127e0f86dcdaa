// Integers of more than 128 bits: arithmetic, shifts, comparisons, conversions, overflow of mixed types.
//@ flags: -std=c23 -g
#include <stdio.h>
typedef unsigned _BitInt(256) u256;
typedef _BitInt(256) s256;
typedef _BitInt(129) s129;
typedef unsigned _BitInt(200) u200;
static void show(u256 v) { for (int i = 3; i >= 0; i--) printf("%016lx", (unsigned long)(v >> (64 * i))); printf("\n"); }
volatile int k = 77;
int main(void) {
  volatile u256 a = ((u256)0x123456789abcdef0 << 190) | 0xfedcba9876543210, b = ((u256)0xdeadbeef << 70) + 12345;
  volatile s256 sa = -(s256)a, sb = (s256)b;
  show(a * b); show(a / b); show(a % b); show(a << k); show(a >> k); show((u256)(sa >> k)); show((u256)(sa / sb)); show((u256)(sa % sb)); show((u256)(sb / (s256)-7));
  show(a / 10); show(a % 10);
  volatile u200 c = (u200)a; show(c * c); show(c / 3); show((u256)(c << 100)); show(~c);
  printf("%d %d %d\n", a < b, sa < sb, sa == -(s256)a);
  printf("%a %a %a\n", (double)a, (double)sa, (double)(float)b);
  volatile double d = 1e60, e = -2.5e70, f = 0.75, g=-123456.75;
  show((u256)d); show((u256)(s256)e); show((u256)f); show((u256)(s256)g);
  volatile __int128 x = (__int128)1 << 126; volatile unsigned __int128 y = (unsigned __int128)-1;
  __int128 r; unsigned __int128 ur;
  printf("%d ", __builtin_mul_overflow(x, y, &r)); printf("%lx\n", (long)(r >> 64));
  printf("%d ", __builtin_mul_overflow(x, 2, &r)); printf("%lx\n", (long)(r >> 64));
  printf("%d ", __builtin_add_overflow(x, y, &ur)); printf("%lx\n", (long)(ur >> 64));
  printf("%d ", __builtin_add_overflow(x, y, &r)); printf("%lx\n", (long)(r >> 64));
  printf("%d ", __builtin_sub_overflow(x, y, &r)); printf("%lx\n", (long)(r >> 64));
  printf("%lx\n", (long)((x * (unsigned __int128)10) / 3 >> 60));
  return 0;
}
//@ stdout: 777777777776a8dc000000376c18c4048d159e2aa4a76c022222222222222590
//@ stdout: 0000000000000000000000000014edb42717dce03fb56537d8d047ed1e3a43ef
//@ stdout: 000000000000000000000000000000000000003778ae75aaab004121ce9e41d9
//@ stdout: 00000000000000000000000000001fdb97530eca864200000000000000000000
//@ stdout: 000000000000000000002468acf13579bde00000000000000000000000000000
//@ stdout: ffffffffffffffffffffdb97530eca86421fffffffffffffffffffffffffffff
//@ stdout: ffffffffffffffffffffffffffeb124bd8e8231fc04a9ac8272fb812e1c5bc11
//@ stdout: ffffffffffffffffffffffffffffffffffffffc887518a5554ffbede3161be27
//@ stdout: fffffffffffffffffffffffffffffffffffffff80c149c092492492492491daf
//@ stdout: 007482296a44b8c600000000000000000000000000000000197c790f3f086b68
//@ stdout: 0000000000000000000000000000000000000000000000000000000000000000
//@ stdout: 00000000000000800000000000000000fdbac097c8dc5accdeec6cd7a44a4100
//@ stdout: 000000000000003eaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaff9ee8dd7cc6bb5a
//@ stdout: 00000000000000000000000fedcba98765432100000000000000000000000000
//@ stdout: 0000000000000043ffffffffffffffffffffffffffffffff0123456789abcdef
//@ stdout: 0 1 1
//@ stdout: 0x1.23456789abcdfp+250 -0x1.23456789abcdfp+250 0x1.bd5b7ep+101
//@ stdout: 000000000000009f4f2726179a20000000000000000000000000000000000000
//@ stdout: fffffc60b2ce6d58de8000000000000000000000000000000000000000000000
//@ stdout: 0000000000000000000000000000000000000000000000000000000000000000
//@ stdout: fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe1dc0
//@ stdout: 1 c000000000000000
//@ stdout: 1 8000000000000000
//@ stdout: 1 3fffffffffffffff
//@ stdout: 1 3fffffffffffffff
//@ stdout: 1 4000000000000000
//@ stdout: aaaaaaaaaaaaaaaa
