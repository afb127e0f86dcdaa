// Structs by value in registers and memory, unions, variadic functions, function pointers, gotos, atomics.
#include "run.h"
#include <stdarg.h>

struct small { int x; char c; };
struct pair { double d; long l; };
struct floats { float a, b, c; };
struct big { long v[5]; char tail[3]; };
struct nest { struct small s; struct { short k; struct floats f; } in[2]; };
union pun { u64 q; double d; u8 b[8]; };

__attribute__((noinline)) static struct small mk_small(int x) { struct small s = { x, (char)(x * 3) }; return s; }
__attribute__((noinline)) static struct pair mk_pair(struct small s, struct floats f) { struct pair p = { s.x * 0.25 + f.a, s.c + (long)f.c }; return p; }
__attribute__((noinline)) static struct big mk_big(struct pair p, struct big b) { b.v[2] += (long)p.d; b.v[4] = p.l; b.tail[1]++; return b; }
__attribute__((noinline)) static struct nest mk_nest(int k) { struct nest n = { { k, 'a' }, { { 1, { 1, 2, 3 } }, { (short)k, { k, k + 1, k + 2 } } } }; return n; }

__attribute__((noinline)) static u64 many(const char *kinds, ...) {
    va_list list, copy;
    va_start(list, kinds);
    va_copy(copy, list);
    u64 h = 7;
    for (const char *k = kinds; *k; k++) switch (*k) {
        case 'i': h = h * 31 + va_arg(list, int); break;
        case 'l': h = h * 31 + va_arg(list, long); break;
        case 'd': h = h * 31 + (long)va_arg(list, double); break;
        case 'e': h = h * 31 + (long)va_arg(list, long double); break;
        case 's': { struct small s = va_arg(list, struct small); h = h * 31 + s.x + s.c; break; }
        case 'p': { struct pair s = va_arg(list, struct pair); h = h * 31 + (long)s.d + s.l; break; }
        case 'f': { struct floats s = va_arg(list, struct floats); h = h * 31 + (long)(s.a + s.b * 2 + s.c * 4); break; }
        case 'b': { struct big s = va_arg(list, struct big); h = h * 31 + s.v[0] + s.v[4] + s.tail[2]; break; }
    }
    if (*kinds == 'i') h += va_arg(copy, int);
    va_end(list);
    va_end(copy);
    return h;
}

static int twice(int x) { return x * 2; }
static int thrice(int x) { return x * 3; }
static int (*const operations[])(int) = { twice, thrice, twice };
static const struct { const char *name; int (*op)(int); const int *where; } table[] = {
    { "twice", twice, 0 }, { "thrice", thrice, (const int *)&operations[1] },
};

__attribute__((noinline)) static int machine(const u8 *code) {
    static void *const labels[] = { &&add, &&mul, &&stop };
    int acc = 1;
    goto *labels[*code];
add: acc += *++code; goto *labels[*++code];
mul: acc *= *++code; goto *labels[*++code];
stop: return acc;
}

__attribute__((noinline)) static int parse(int x) {
    switch (x) {
        case -5 ... -2: return 1;
        case 0: case 7: case 100000: return 2;
        case 50: x += 3; /* falls through */
        case 60: return x * 2;
        default: return x % 10;
    }
}

__attribute__((noinline)) static u64 dynamic(int n) {
    u64 s = 0;
    for (int i = 1; i < n; i++) {
        int vla[i];
        for (int k = 0; k < i; k++) vla[k] = k * i;
        s += vla[i - 1] + vla[i / 2];
    }
    return s;
}

static _Atomic int counter;
static int plain;
static u64 atomics(void) {
    u64 h = 0;
    h += __atomic_fetch_add(&plain, 5, 5); h = h * 3 + __atomic_fetch_or(&plain, 9, 5);
    h = h * 3 + __atomic_fetch_nand(&plain, 12, 5); h = h * 3 + __atomic_exchange_n(&plain, 77, 5);
    int expected = 3; h = h * 3 + __atomic_compare_exchange_n(&plain, &expected, 1, 0, 5, 5); h = h * 3 + expected;
    expected = 77; h = h * 3 + __atomic_compare_exchange_n(&plain, &expected, 1, 0, 5, 5);
    counter += 4; h = h * 3 + counter++ + __atomic_load_n(&plain, 5);
    __atomic_thread_fence(5);
    return h;
}

static int made;
__attribute__((constructor(200))) static void second(void) { made = made * 10 + 2; }
__attribute__((constructor(101))) static void first(void) { made = made * 10 + 1; }
static _Thread_local int local = 5;

__attribute__((noinline)) static long barrier(long x) { __asm__ volatile("" : "+r"(x) : : "memory"); return x; }

u64 run(void) {
    u64 h = made;
    for (int i = -6; i < 70; i += 3) {
        struct small s = mk_small(i);
        struct floats f = { i, i * 0.5f, i * 4 };
        struct pair p = mk_pair(s, f);
        struct big b = { { 1, 2, 3, 4, 5 }, { 1, 2, 3 } };
        b = mk_big(p, b);
        struct nest n = mk_nest(i), m = n;
        m.in[1] = n.in[0];
        h = h * 31 + b.v[2] + b.v[4] + b.tail[1] + (long)m.in[1].f.c + (long)n.in[1].f.b + m.s.x;
        h = h * 31 + many("ildespfb", i, (long)i * 3, i * 1.5, (long double)i, s, p, f, b);
        h = h * 31 + many("dddddddddd", 1., 2., 3., 4., 5., 6., 7., i * 8., 9., 10.);
        h = h * 31 + many("iiiiiiiil", 1, 2, 3, 4, i, 6, 7, 8, 9l);
        union pun u = { .d = i * 1.25 };
        h = h * 31 + u.q + u.b[7];
        h = h * 31 + operations[(i + 6) % 3](i) + table[i & 1].op(i) + table[i & 1].name[2] + (table[1].where != 0);
        h = h * 31 + parse(i) + parse(50) + parse(60) + parse(100000);
        h = h * 31 + barrier(i) + local++;
    }
    u8 code[] = { 0, 5, 1, 3, 0, 4, 2 };
    h = h * 31 + machine(code) + dynamic(9) + atomics();
    return h;
}
