// Floats of three widths, conversions both ways, comparisons with NaN, rounding.
#include "run.h"

static u64 h = 3;
static void mix(u64 x) { h = h * 1099511628211ull ^ x; }
static u64 bits(double d) { u64 q; __builtin_memcpy(&q, &d, 8); return q; }
static u32 bits32(float f) { u32 q; __builtin_memcpy(&q, &f, 4); return q; }

__attribute__((noinline)) static void compare(double a, double b) {
    mix((a < b) | (a <= b) << 1 | (a > b) << 2 | (a >= b) << 3 | (a == b) << 4 | (a != b) << 5 |
        __builtin_isunordered(a, b) << 6 | __builtin_islessgreater(a, b) << 7);
    mix(__builtin_isnan(a) | __builtin_isinf(a) << 1 | __builtin_isfinite(b) << 2 | __builtin_isnormal(a) << 3 |
        !!__builtin_signbit(a) << 4);
}

__attribute__((noinline)) static void arithmetic(double a, double b) {
    mix(bits(a + b)); mix(bits(a * b)); mix(bits(a - b)); mix(bits(-a)); mix(bits(__builtin_fabs(a)));
    if (b != 0) mix(bits(a / b));
    float f = (float)a, g = (float)b;
    mix(bits32(f * g)); mix(bits32(f + g)); mix(bits32(-f));
    mix(bits(__builtin_floor(a))); mix(bits(__builtin_ceil(a))); mix(bits(__builtin_trunc(a)));
    mix(bits(__builtin_rint(a))); mix(bits(__builtin_round(a))); mix(bits(__builtin_copysign(a, b)));
    mix(bits(__builtin_fmin(a, b))); mix(bits(__builtin_fmax(a, b)));
}

__attribute__((noinline)) static void convert(double a, i64 n) {
    mix((u64)(i64)a); mix((i32)(a / 4)); mix((u8)(i32)(a / 1e6)); mix(bits((double)n)); mix(bits32((float)n));
    mix(bits((double)(u64)n)); mix(bits32((float)(u32)n)); mix((u64)__builtin_fabs(a));
    long double x = a;
    x = x * 3 + 1;
    mix((i64)x); mix(bits((double)(x / 2)));
    mix(x > 10 ? 1 : 2);
}

u64 run(void) {
    const double special[] = { 0.0, -0.0, 1.0, -1.5, 2.5, 1e300, -1e-300, 5e-324, __builtin_inf(), -__builtin_inf(), __builtin_nan("") };
    const int count = sizeof special / sizeof *special;
    for (int i = 0; i < count; i++) for (int k = 0; k < count; k++) compare(special[i], special[k]);
    u64 x = 12345;
    for (int i = 0; i < 100; i++) {
        x ^= x << 13; x ^= x >> 7; x ^= x << 17;
        double a = (i64)(x >> 20) * 0.125 - 4e12, b = (i32)x * 0.75;
        arithmetic(a, b);
        convert((i64)(x >> 34) * 0.5 - 1e8, (i64)x);
        compare(a, b);
    }
    return h;
}
