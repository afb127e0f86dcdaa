// Integers of all widths, shifts, division, bit tricks, overflow checks, 128-bit numbers.
#include "run.h"

static u64 h = 14695981039346656037ull;
static void mix(u64 x) { h = (h ^ x) * 1099511628211ull; }

static i32 signed_ops(i32 a, i32 b) {
    i32 r = a / (b | 1) + a % (b | 1);
    r ^= a >> (b & 31);
    r += (i32)((u32)a << (b & 31));
    return r;
}

static void wide(u64 a, u64 b) {
    unsigned __int128 p = (unsigned __int128)a * b + a;
    mix((u64)p);
    mix((u64)(p >> 64));
    unsigned __int128 q = p / (b | 1);
    mix((u64)q);
    mix((u64)(q >> 64));
    __int128 s = (__int128)p - ((__int128)1 << 100);
    mix(s < 0);
    mix((u64)(s >> 70));
}

static void checks(i64 a, i64 b) {
    i64 r; i32 r32; u64 ru; u32 ru32; i16 r16;
    mix(__builtin_add_overflow(a, b, &r)); mix(r);
    mix(__builtin_sub_overflow(a, b, &r)); mix(r);
    mix(__builtin_mul_overflow(a, b, &r)); mix(r);
    mix(__builtin_mul_overflow((i32)a, (i32)b, &r32)); mix(r32);
    mix(__builtin_sub_overflow((i32)a, (i32)b, &r32)); mix(r32);
    mix(__builtin_mul_overflow((u64)a, (u64)b, &ru)); mix(ru);
    mix(__builtin_add_overflow((u32)a, (u32)b, &ru32)); mix(ru32);
    mix(__builtin_mul_overflow((i16)a, (i16)b, &r16)); mix(r16);
}

static void bits(u64 x) {
    mix(__builtin_popcountll(x));
    mix(x ? __builtin_clzll(x) : 64);
    mix(x ? __builtin_ctzll(x) : 64);
    mix(__builtin_bswap64(x)); mix(__builtin_bswap32(x)); mix(__builtin_bswap16(x));
    mix(__builtin_bitreverse32(x)); mix(__builtin_bitreverse8(x));
    mix(__builtin_rotateleft32(x, x >> 40)); mix(__builtin_rotateright64(x, x & 63));
    mix((x << 13) | (x >> 51));
    mix(__builtin_parityll(x));
}

struct fields { u32 a : 3; i32 b : 7; u64 c : 37; _Bool d : 1; };

static void bitfields(u64 x) {
    struct fields f = {0};
    f.a = x; f.b = x >> 3; f.c = x >> 9; f.d = x >> 60;
    f.b += 5; f.c *= 3;
    mix(f.a); mix(f.b); mix(f.c); mix(f.d);
}

static int saturating(int a, int b) {
    int low = a < b ? a : b, high = a > b ? a : b;
    int clamped = a < -100 ? -100 : a > 100 ? 100 : a;
    int absolute = b < 0 ? -(b / 2) : b / 2;
    return low * 3 + high * 5 + clamped * 7 + absolute;
}

u64 run(void) {
    u64 x = 88172645463325252ull;
    for (int i = 0; i < 200; i++) {
        x ^= x << 13; x ^= x >> 7; x ^= x << 17;
        mix(signed_ops((i32)(x >> 1) / 3, (i32)(x >> 33)));
        wide(x, x * 31 + i);
        checks((i64)x, (i64)(x * 7) >> (i % 60));
        bits(i % 5 ? x : 0);
        bitfields(x);
        mix(saturating((int)x, (int)(x >> 20)));
        mix((u8)x + (i8)(x >> 8) + (u16)(x >> 16) + (i16)(x >> 24));
    }
    return h;
}
