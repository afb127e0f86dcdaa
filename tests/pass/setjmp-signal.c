// A jump out of a signal's handler; sigsetjmp remembers which signals were held back, if told to.
#include <assert.h>
#include <setjmp.h>
#include <signal.h>
#include <stdio.h>

static sigjmp_buf place;

static void handler(int signal) { siglongjmp(place, signal); }

static int is_blocked(int signal) {
  sigset_t now;
  sigprocmask(SIG_SETMASK, 0, &now);
  return sigismember(&now, signal);
}

static int raised(int remember) {
  volatile int times = 0;
  int got = sigsetjmp(place, remember);
  if (got == 0) {
    times++;
    raise(SIGUSR1);
    return -1;
  }
  assert(got == SIGUSR1 && times == 1);
  return is_blocked(SIGUSR1);
}

int main(void) {
  signal(SIGUSR1, handler);
  int with = raised(1);
  int again = raised(1);
  int without = raised(0);
  printf("%d %d %d\n", with, again, without);
  return 0;
}
//@ completed: 1
//@ stdout: 0 0 1
