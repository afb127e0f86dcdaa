// Bit-fields of all widths and signs: stored, read, counted up, packed, in unions.
//@ flags: -std=gnu23 -w -g
#include <stdio.h>
#include <string.h>
struct all {
  signed a1:1, a2:2, a3:3, a5:5, a7:7, a9:9, a13:13, a17:17, a23:23, a31:31;
  int a32:32;
};
struct uall {
  unsigned a1:1, a2:2, a3:3, a5:5, a7:7, a9:9, a13:13, a17:17, a23:23, a31:31;
  unsigned a32:32;
};
struct longs {
  long a:33, b:40, c:63, d:64, e:1;
};
struct ulongs {
  unsigned long a:33, b:40, c:63, d:64, e:1;
};
struct zero {
  char a:3;
  int :0;
  char b:5;
  short :4;
  short c:9;
};
struct packed {
  unsigned a:3, b:30, c:17;
  unsigned long d:61;
  unsigned char e;
} __attribute__((packed));
struct boolean {
  _Bool a:1, b:1;
  unsigned c:6;
};
enum color {
  RED, GREEN, BLUE, LAST = 7
};
struct enums {
  enum color a:4;
  enum color b:3;
  signed char s:2;
  unsigned char u:2;
};
struct big {
  _BitInt(100) x;
  unsigned _BitInt(7) y;
};
union overlay {
  struct { unsigned lo:12, hi:20; } f;
  unsigned n;
};
struct nested {
  struct { unsigned x:4, y:4; } in[3];
  unsigned z:3;
};
static void dump(const void *p, size_t n) {
  const unsigned char *b = p;
  for (size_t i = 0; i < n; i++) printf("%02x", b[i]);
  printf("\n");
}
#define SETALL(s, v) do { s.a1 = v; s.a2 = v; s.a3 = v; s.a5 = v; s.a7 = v; s.a9 = v; s.a13 = v; s.a17 = v; s.a23 = v; s.a31 = v; s.a32 = v; } while (0)
#define SHOW(s) printf("%d %d %d %d %d %d %d %d %d %d %d\n", s.a1, s.a2, s.a3, s.a5, s.a7, s.a9, s.a13, s.a17, s.a23, s.a31, s.a32)
int main(void) {
  struct all s;
  struct uall u;
  memset(&s, 0, sizeof s);
  memset(&u, 0, sizeof u);
  long values[] = {0, -1, 1, 5, 0x55555555, -0x2aaaaaab, 123456789, -987654321};
  for (int i = 0; i < 8; i++) {
    SETALL(s, values[i]);
    SHOW(s);
    dump(&s, sizeof s);
    SETALL(u, values[i]);
    SHOW(u);
    dump(&u, sizeof u);
  }
  struct longs l;
  memset(&l, 0, sizeof l);
  l.a = -5;
  l.b = 0x7fffffffff;
  l.c = -1234567890123456789;
  l.d = -2;
  l.e = 1;
  printf("%ld %ld %ld %ld %ld\n", (long)l.a, (long)l.b, (long)l.c, (long)l.d, (long)l.e);
  dump(&l, sizeof l);
  struct ulongs ul;
  memset(&ul, 0, sizeof ul);
  ul.a = -5;
  ul.b = -7;
  ul.c = -1234567890123456789;
  ul.d = -2;
  ul.e = 3;
  printf("%lu %lu %lu %lu %lu\n", (unsigned long)ul.a, (unsigned long)ul.b, (unsigned long)ul.c, (unsigned long)ul.d, (unsigned long)ul.e);
  l.a++;
  l.b--;
  l.c *= 3;
  l.e ^= 1;
  ul.a += 100;
  ul.b <<= 3;
  ul.c >>= 5;
  ul.e |= 1;
  printf("%ld %ld %ld %ld %lu %lu %lu %lu\n", (long)l.a, (long)l.b, (long)l.c, (long)l.e, (unsigned long)ul.a, (unsigned long)ul.b, (unsigned long)ul.c, (unsigned long)ul.e);
  struct zero z;
  memset(&z, 0, sizeof z);
  z.a = 3;
  z.b = 9;
  z.c = -100;
  printf("%zu %d %d %d\n", sizeof z, z.a, z.b, z.c);
  dump(&z, sizeof z);
  struct packed p;
  memset(&p, 0, sizeof p);
  p.a = 5;
  p.b = 0x2fffffff;
  p.c = 0x1abcd;
  p.d = 0x123456789abcdef;
  p.e = 77;
  printf("%zu %u %u %u %lx %d\n", sizeof p, p.a, p.b, p.c, (long)p.d, p.e);
  dump(&p, sizeof p);
  struct boolean b = {0};
  b.a = 7;
  b.c = 63;
  b.b = b.c == 63;
  printf("%d %d %d\n", b.a, b.b, b.c);
  struct enums e = {0};
  e.a = BLUE;
  e.b = LAST;
  e.s = -2;
  e.u = 3;
  printf("%d %d %d %d %zu\n", e.a, e.b, e.s, e.u, sizeof e);
  union overlay o;
  o.n = 0xdeadbeef;
  printf("%x %x\n", o.f.lo, o.f.hi);
  o.f.hi = 0x12345;
  printf("%x\n", o.n);
  struct nested n = {{{1, 2}, {3, 4}, {5, 6}}, 7};
  n.in[1].y += 9;
  printf("%d %d %d\n", n.in[1].x, n.in[1].y, n.z);
  printf("%d %d\n", (u.a3 = 12), (s.a3 = 12));
  printf("%d\n", u.a2 - 5 < 0);
  volatile struct uall *vp = &u;
  vp->a5 = 31;
  vp->a5++;
  printf("%d\n", vp->a5);
  struct big g = {((_BitInt(100))1 << 99) + 5, 200};
  printf("%d %d\n", (int)g.x, (int)g.y);
  return sizeof(struct longs) + sizeof(struct enums);
}
