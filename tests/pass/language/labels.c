// Labels as values: tables, distances, states of a machine.
//@ flags: -std=gnu23 -w -g
#include <stdio.h>
typedef void *label;
static int run(int n, label *out) {
  static const label t[] = {&&a, &&b, &&c};
  if (out) {
    for (int i = 0; i < 3; i++) out[i] = t[i];
    return 0;
  }
  int s = 0;
  void *l = t[n % 3];
  for (int i = 0; i < 3; i++) {
    goto *l;
    a: s += 1;
    l = &&b;
    continue;
    b: s += 10;
    l = &&c;
    continue;
    c: s += 100;
    l = &&a;
    continue;
  }
  return s;
}
static int interp(const char *p) {
  static int off[] = {['+'] = &&add - &&start, ['-'] = &&sub - &&start, ['*'] = &&mul - &&start, ['.'] = &&end - &&start};
  int acc = 1;
  start: goto *(&&start + off[(int)*p]);
  add: acc += *++p - '0';
  p++;
  goto *(&&start + off[(int)*p]);
  sub: acc -= *++p - '0';
  p++;
  goto *(&&start + off[(int)*p]);
  mul: acc *= *++p - '0';
  p++;
  goto *(&&start + off[(int)*p]);
  end: return acc;
}
static int fsm(const char *s) {
  void *state = &&begin;
  int words = 0;
  for (;; s++) {
    goto *state;
    begin: if (*s == ' ') { state = &&begin; continue; } if (!*s) return words;
    words++;
    state = &&in;
    continue;
    in: if (*s == ' ') state = &&begin;
    else if (!*s) return words;
  }
}
int main(void) {
  label l[3];
  run(0, l);
  printf("%d %d\n", l[0] != l[1], l[1] != l[2]);
  printf("%d %d %d\n", run(0, 0), run(1, 0), run(2, 0));
  printf("%d %d\n", interp("+5*3-2."), interp("."));
  printf("%d\n", fsm("  the quick brown  fox "));
  return 0;
}
