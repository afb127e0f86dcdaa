// Inline assembly: each function is a short sequence as real programs have them, run on many values.
#include "run.h"

static u64 h = 14695981039346656037ull;
static void mix(u64 x) { h = (h ^ x) * 1099511628211ull; }

static void long_sums(u64 a, u64 b, u64 c, u64 d) {
    u64 high, low;
    __asm__("addq %5,%q1\n\tadcq %3,%q0" : "=r"(high), "=&r"(low) : "0"(a), "rme"(b), "%1"(c), "rme"(d));
    mix(high); mix(low);
    __asm__("subq %5,%q1\n\tsbbq %3,%q0" : "=r"(high), "=&r"(low) : "0"(a), "rme"(b), "1"(c), "rme"(d));
    mix(high); mix(low);
    __asm__("addq %5,%q1\n\tadcq %3,%q0" : "=r"(high), "=&r"(low) : "0"(a), "rme"(7), "%1"(c), "rme"(-9));
    mix(high); mix(low);
    u32 x = a, y = b, z = c;
    __asm__("addl %3, %0; adcl %4, %1; adcl $0, %2"
            : "+&r"(x), "+&r"(y), "+r"(z) : "r"((u32)d), "g"((u32)(d >> 32)) : "cc");
    mix(x); mix(y); mix(z);
}

static void products(u64 a, u64 b) {
    u64 high, low;
    __asm__("mulq\t%3" : "=a"(low), "=d"(high) : "%0"(a), "rm"(b));
    mix(high); mix(low);
    __asm__("imulq %3" : "=a"(low), "=d"(high) : "0"(a), "rm"(b));
    mix(high); mix(low);
    u32 h32, l32;
    __asm__("mull %3" : "=a"(l32), "=d"(h32) : "%0"((u32)a), "rm"((u32)b));
    mix(h32); mix(l32);
    u16 product;
    __asm__("mulb %2" : "=a"(product) : "0"((u16)(u8)a), "q"((u8)b));
    mix(product);
    i64 two = a, three;
    __asm__("imulq %1, %0" : "+r"(two) : "r"(b));
    __asm__("imulq $-17, %1, %0" : "=r"(three) : "r"(b));
    mix(two); mix(three);
    u8 cut;
    i32 small = (i32)a >> (b & 31);
    __asm__("imull %2, %0; seto %1" : "+r"(small), "=q"(cut) : "r"((i32)b >> 16) : "cc");
    mix(small); mix(cut);
}

static void quotients(u64 a, u64 b, u64 c) {
    u64 q, r;
    c |= 1;
    __asm__("divq %4" : "=a"(q), "=d"(r) : "0"(b), "1"(a % c), "rm"(c));
    mix(q); mix(r);
    u32 q32, r32, c32 = c;
    __asm__("xorl %%edx, %%edx\n\tdivl %3" : "=a"(q32), "=&d"(r32) : "0"((u32)a), "r"(c32) : "cc");
    mix(q32); mix(r32);
    i64 sq, sr, sc = (i64)c == -1 ? 3 : (i64)c;
    __asm__("cqto\n\tidivq %3" : "=a"(sq), "=&d"(sr) : "0"(a), "r"(sc));
    mix(sq); mix(sr);
    __asm__("idivq %4" : "=a"(sq), "=d"(sr) : "0"(b), "1"((i64)(c >> 2) >> 40), "r"(c >> 1 | 1ull << 62));
    mix(sq); mix(sr);
    u16 ax = (u16)(a % 200 * 7);
    __asm__("divb %1" : "+a"(ax) : "q"((u8)(b | 128)));
    mix(ax);
}

static void bit_counts(u64 a) {
    u64 r, s = 77;
    u32 t, u = 5;
    a |= 1ull << 63 >> (a & 63);
    __asm__("bsf\t%1, %q0" : "=r"(r) : "rm"(a)); mix(r);
    __asm__("bsr\t%1,%0" : "=r"(r) : "rm"(a)); mix(r);
    __asm__("bsfl %1,%0; cmovel %2,%0" : "=&r"(t) : "rm"((u32)a), "r"(-1)); mix(t);
    __asm__("bsrl %1,%0; cmovzl %2,%0" : "=&r"(t) : "rm"((u32)(a >> 40) & 3), "r"(-1)); mix(t);
    __asm__("bsrq %1,%0" : "+r"(s) : "r"(0ul)); mix(s);
    __asm__("popcntq %1,%0" : "=r"(r) : "r"(a)); mix(r);
    __asm__("rep; bsf %1,%0" : "+r"(u) : "r"((u32)a | 8)); mix(u);
}

static void swaps(u64 a, u64 b) {
    u64 x = a, y = b;
    u32 x32 = a;
    u16 x16 = a;
    __asm__("bswap %0" : "=r"(x) : "0"(x)); mix(x);
    __asm__("bswap %0" : "=r"(x32) : "0"(x32)); mix(x32);
    __asm__("rorw $8, %w0" : "=r"(x16) : "0"(x16) : "cc"); mix(x16);
    __asm__("xchgb %b0,%h0" : "+Q"(x16)); mix(x16);
    __asm__("xchg %0,%1" : "+r"(x), "+r"(y)); mix(x); mix(y);
    __asm__("movq %%rbx, %%r10\n  xchg{q}  {%%}rbx,%q1\n  movq %%rbx, %0\n  xchg{q}  {%%}rbx,%q1\n"
            : "=&r"(x), "+r"(y) : : "r10"); mix(x); mix(y);
}

static void shifts(u64 a, u64 b) {
    u64 x = a, y = b;
    u32 z = a;
    u8 c, bits = a, w = a >> 8;
    u16 v = a >> 16;
    __asm__("shlq %%cl, %0" : "+r"(x) : "c"((u8)b) : "cc"); mix(x);
    __asm__("sarl %b1, %0" : "+r"(z) : "c"((u32)b) : "cc"); mix(z);
    __asm__("shrb %%cl, %0" : "+q"(w) : "c"((u8)b) : "cc"); mix(w);
    __asm__("sarw %%cl, %0" : "+r"(v) : "c"((u8)b) : "cc"); mix(v);
    __asm__("shldq $13, %1, %0" : "+r"(x) : "r"(y) : "cc"); mix(x);
    __asm__("shrdl %%cl, %k1, %k0" : "+r"(z) : "r"(y), "c"((u8)(b >> 8)) : "cc"); mix(z);
    __asm__("rolq %%cl, %0\n\trorl $7, %1" : "+r"(x), "+r"(z) : "c"((u8)b) : "cc"); mix(x); mix(z);
    __asm__("shrq %0; rcrq %1; setc %2" : "+r"(x), "+r"(y), "=q"(c) : : "cc"); mix(x); mix(y); mix(c);
    __asm__("shll $3, %0; adcl $0, %0" : "+r"(z) : : "cc"); mix(z);
    __asm__("sarb $9, %0; setc %1" : "+q"(bits), "=q"(c) : : "cc"); mix(bits); mix(c);
}

#define COMPARE(letters) \
    __asm__("cmpq %2, %1; set" letters " %0" : "=q"(set) : "r"(a), "rme"(b) : "cc"); mix(set); \
    __asm__("addl %2, %1; set" letters " %0" : "=q"(set), "+r"(x) : "r"((u32)b) : "cc"); mix(set); \
    __asm__("testw %2, %1\n\tcmov" letters "l %3, %0" : "+r"(y) : "r"((u16)a), "r"((u16)b), "r"(x) : "cc"); mix(y); \
    __asm__("clc; decb %1; set" letters " %0" : "=q"(set), "+q"(w) : : "cc"); mix(set); \
    __asm__("stc; sbbl %2, %1; set" letters " %0" : "=q"(set), "+r"(x) : "r"((u32)a) : "cc"); mix(set);

static void conditions(u64 a, u64 b) {
    u8 set, w = a;
    u32 x = a, y = b;
    COMPARE("e") COMPARE("ne") COMPARE("b") COMPARE("ae") COMPARE("be") COMPARE("a") COMPARE("l") COMPARE("ge")
    COMPARE("le") COMPARE("g") COMPARE("s") COMPARE("ns") COMPARE("o") COMPARE("no")
    int carry, zero;
    u64 s = a;
    __asm__("addq %3, %0" : "+r"(s), "=@ccc"(carry), "=@ccz"(zero) : "r"(b)); mix(s); mix(carry); mix(zero);
    __asm__("negl %0; sbbl %1, %1" : "+r"(x), "=&r"(y) : : "cc"); mix(x); mix(y);
    __asm__("incb %0; setz %1" : "+q"(w), "=q"(set) : : "cc"); mix(w); mix(set);
}

static void memory(u64 a, u64 b) {
    u64 words[4] = {a, b, a ^ b, a + b}, r, index = b & 3;
    u32 counter = a, old, expected = (b & 1) ? counter : (u32)b;
    u8 bytes[8] = {1, 2, 3, 4, 5, 6, 7, (u8)a}, equal;
    __asm__("lock; addl %1,%0" : "+m"(counter) : "ir"((u32)b) : "memory", "cc"); mix(counter);
    __asm__("lock incl %0\n\tlock\n\torl $0x10, %0" : "+m"(counter) : : "cc"); mix(counter);
    old = b;
    __asm__ __volatile__("lock; xaddl %0, %1" : "+r"(old), "+m"(counter) : : "memory", "cc"); mix(old); mix(counter);
    __asm__ __volatile__("lock cmpxchgl %3, %1; sete %2"
            : "+a"(expected), "+m"(counter), "=q"(equal) : "r"((u32)a) : "memory", "cc");
    mix(expected); mix(counter); mix(equal);
    __asm__("movq 8(%1,%2,8), %0" : "=r"(r) : "r"(words - 1), "r"(index), "m"(words)); mix(r);
    __asm__("leaq 3(%1,%2,4), %0" : "=r"(r) : "r"(a), "r"(b)); mix(r);
    __asm__("leal (%q1,%q1,2), %k0 # three times" : "=r"(r) : "r"(a)); mix((u32)r);
    __asm__("movzbl %1, %k0" : "=r"(r) : "m"(bytes[7])); mix((u32)r);
    __asm__("movsbq %1, %0" : "=r"(r) : "m"(bytes[7])); mix(r);
    __asm__("movswl %w1, %k0" : "=r"(r) : "r"(a)); mix((u32)r);
    __asm__("movslq %k1, %0" : "=r"(r) : "r"(a)); mix(r);
    __asm__("xchgq %0, %1" : "+r"(r), "+m"(words[2])); mix(r); mix(words[2]);
    __asm__("btsq %2, %1; setc %0" : "=q"(equal), "+m"(words) : "r"(b & 255) : "cc", "memory"); mix(equal);
    for (int i = 0; i < 4; i++) mix(words[i]);
    __asm__("btl $5, %k1; sbbl %k0, %k0" : "=r"(r) : "r"(a) : "cc"); mix((u32)r);
    __asm__("movw %w1, %w0; movb $-1, %h0" : "=Q"(r) : "r"(b), "0"(a)); mix(r);
    __asm__("push %1\n\tmov $0, %k1\n\tpop %0" : "=r"(r), "+r"(a)); mix(r); mix(a);
    __asm__("cltq" : "=a"(r) : "0"(b)); mix(r);
}

u64 run(void) {
    u64 x = 88172645463325252ull, y = 3;
    for (int i = 0; i < 300; i++) {
        x ^= x << 13; x ^= x >> 7; x ^= x << 17;
        u64 values[8] = {x, x * 31, x >> (i & 63), ~0ull, 0, 1ull << 63, x << (i & 63), (u32)x};
        u64 a = values[i % 8], b = values[i / 8 % 8];
        long_sums(a, b, x, y);
        products(a, b);
        quotients(a, y, b);
        bit_counts(a);
        swaps(a, b);
        shifts(a, b);
        conditions(a, b);
        memory(a, b);
        y = b + x;
    }
    return h;
}
