// setjmp, longjmp and signals.
//@ flags: -std=gnu23 -w -g
#include <setjmp.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <errno.h>
static jmp_buf env, env2;
static sigjmp_buf senv;
static volatile sig_atomic_t got;
static void handler(int s) {
  got = s;
}
static void jumper(int s) {
  siglongjmp(senv, s);
}
static void info(int s, siginfo_t *i, void *c) {
  got = i->si_signo * 10;
  (void)s;
  (void)c;
}
static int deep(int n) {
  if (n == 0) longjmp(env, 42);
  char pad[100];
  pad[n] = n;
  return deep(n - 1) + pad[n];
}
static int loop(void) {
  volatile int n = 0;
  int r = setjmp(env);
  n++;
  if (r < 5) longjmp(env, r + 1);
  return n * 100 + r;
}
static int nested(void) {
  volatile int s = 0;
  if (setjmp(env) == 0) { if (setjmp(env2) == 0) { s += 1; longjmp(env2, 1); } else {
    s += 10; longjmp(env, 1);
  }
  } else s += 100;
  return s;
}
int main(void) {
  switch (setjmp(env)) {
    case 0: deep(5);
    break;
    case 42: printf("deep\n");
    break;
    default: printf("?\n");
  }
  printf("%d %d\n", loop(), nested());
  volatile int x = 1;
  if (!setjmp(env)) {
    x = 2;
    longjmp(env, 0);
  } else x += 5;
  printf("%d\n", x);
  signal(SIGUSR1, handler);
  raise(SIGUSR1);
  printf("%d\n", got == SIGUSR1);
  signal(SIGUSR1, SIG_IGN);
  got = 0;
  raise(SIGUSR1);
  printf("%d\n", (int)got);
  struct sigaction sa = {0};
  sa.sa_sigaction = info;
  sa.sa_flags = SA_SIGINFO;
  sigaction(SIGUSR2, &sa, NULL);
  raise(SIGUSR2);
  printf("%d\n", got == SIGUSR2 * 10);
  signal(SIGINT, jumper);
  if (sigsetjmp(senv, 1) == 0) { raise(SIGINT); printf("no\n"); } else printf("jumped\n");
  sigset_t set, old;
  sigemptyset(&set);
  sigaddset(&set, SIGUSR1);
  signal(SIGUSR1, handler);
  sigprocmask(SIG_BLOCK, &set, &old);
  raise(SIGUSR1);
  printf("%d\n", (int)got == SIGUSR1);
  sigprocmask(SIG_SETMASK, &old, NULL);
  printf("%d\n", got == SIGUSR1);
  volatile int i = 0;
  if (setjmp(env2) < 3) {
    if (i++ < 3) longjmp(env2, i);
    goto done;
  }
  done: printf("%d\n", i);
  return 0;
}
