// Loops an optimiser turns into vector code, and vectors written by hand.
#include "run.h"

typedef int v4 __attribute__((vector_size(16)));
typedef float f4 __attribute__((vector_size(16)));
typedef u8 b16 __attribute__((vector_size(16)));
typedef u16 s8 __attribute__((vector_size(16)));
typedef double d2 __attribute__((vector_size(16)));

#define N 133
static int a[N], b[N], c[N];
static u8 bytes[N];
static float fa[N], fb[N];
static double da[N];
static u64 qa[N];
static short sa[N];

__attribute__((noinline)) static int sum(const int *p, int n) { int s = 0; for (int i = 0; i < n; i++) s += p[i]; return s; }
__attribute__((noinline)) static int largest(const int *p, int n) { int m = p[0]; for (int i = 1; i < n; i++) if (p[i] > m) m = p[i]; return m; }
__attribute__((noinline)) static void masked(int n) { for (int i = 0; i < n; i++) if (a[i] & 1) c[i] = b[i] * 3; else if (a[i] > 10) c[i] += a[i]; }
__attribute__((noinline)) static int count(const u8 *p, int n, u8 x) { int k = 0; for (int i = 0; i < n; i++) k += p[i] == x; return k; }
__attribute__((noinline)) static void widen(int n) { for (int i = 0; i < n; i++) qa[i] = (u64)bytes[i] * bytes[n - 1 - i] + sa[i]; }
__attribute__((noinline)) static void narrow(int n) { for (int i = 0; i < n; i++) bytes[i] = (u8)(a[i] >> 3) ^ (u8)b[i]; }
__attribute__((noinline)) static void floats(int n) { for (int i = 0; i < n; i++) { fa[i] = (float)a[i] * 0.5f + fb[i]; da[i] = fa[i] > 3.0f ? fa[i] : -1.0; } }
__attribute__((noinline)) static void shifts(int n) { for (int i = 0; i < n; i++) c[i] ^= (a[i] << (i & 7)) | ((u32)b[i] >> (i & 15)); }
__attribute__((noinline)) static void stride(int n) { for (int i = 0; i * 2 + 1 < n; i++) { c[i] = a[i * 2] - a[i * 2 + 1]; } }
__attribute__((noinline)) static void reverse(int n) { for (int i = 0; i < n; i++) c[i] += a[n - 1 - i]; }
__attribute__((noinline)) static void gather(int n) { for (int i = 0; i < n; i++) c[i] += a[(u32)b[i] % N]; }
__attribute__((noinline)) static short saturate(int n) { short r = 0; for (int i = 0; i < n; i++) { int t = sa[i] * 5; t = t > 32767 ? 32767 : t < -32768 ? -32768 : t; sa[i] = t; r ^= t; } return r; }
__attribute__((noinline)) static v4 by_hand(v4 x, v4 y, int lane) {
    v4 z = __builtin_shufflevector(x, y, 0, 5, 2, 7);
    z[lane & 3] += x[(lane + 1) & 3];
    v4 m = x > y;
    return (z & m) | (y & ~m) + x * y;
}
__attribute__((noinline)) static u64 punned(b16 v) {
    s8 w = (s8)v;
    w = w * 3 + (w >> 4);
    union { s8 w; u64 q[2]; d2 d; } u = { .w = w };
    v4 t = (v4)w;
    return u.q[0] ^ u.q[1] * 31 ^ (u32)t[3] ^ (u64)(i64)__builtin_convertvector(t, f4)[1];
}
__attribute__((noinline)) static int compare_mask(b16 v, b16 w) {
    b16 eq = (b16)(v == w);
    int m = 0;
    for (int i = 0; i < 16; i++) m |= (eq[i] & 1) << i;
    return m;
}

u64 run(void) {
    u64 h = 1, x = 99991;
    for (int i = 0; i < N; i++) {
        x = x * 6364136223846793005ull + 1442695040888963407ull;
        a[i] = (int)(x >> 40) - (1 << 22); b[i] = (int)(x >> 33) >> 9; c[i] = i;
        bytes[i] = x >> 56; fb[i] = (float)(int)(x >> 50); sa[i] = (short)(x >> 30);
    }
    for (int n = 1; n < N; n += 11) {
        masked(n); h = h * 31 + sum(c, n); h = h * 31 + largest(a, n); h = h * 31 + count(bytes, n, bytes[n / 2]);
        widen(n); h = h * 31 + qa[n / 3]; narrow(n); h = h * 31 + bytes[n - 1];
        floats(n); h = h * 31 + (i64)fa[n - 1] + (i64)da[n / 2];
        shifts(n); stride(n); reverse(n); gather(n); h = h * 31 + sum(c, n); h = h * 31 + (u16)saturate(n);
        v4 p = { a[n], b[n], c[n], n }, q = { n, a[n - 1], b[n / 2], -n };
        v4 r = by_hand(p, q, n);
        h = h * 31 + r[0] + r[1] * 3 + r[2] * 5 + r[3] * 7;
        b16 v, w;
        for (int i = 0; i < 16; i++) { v[i] = bytes[(n + i) % N]; w[i] = i % 3 ? v[i] : i; }
        h = h * 31 + punned(v); h = h * 31 + compare_mask(v, w);
    }
    return h;
}
