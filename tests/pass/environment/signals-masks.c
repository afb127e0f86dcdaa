// sigprocmask holds signals back, sigpending shows them, letting them through delivers all of them; sigwait, sigsuspend.
#include <signal.h>
#include <stdio.h>
#include <unistd.h>

static void handler(int signal) { printf("signal %d\n", signal); }

int main(void) {
  sigset_t set, old, pending;
  signal(SIGUSR1, handler);
  signal(SIGUSR2, handler);
  sigemptyset(&set);
  sigaddset(&set, SIGUSR1);
  sigaddset(&set, SIGUSR2);
  sigprocmask(SIG_BLOCK, &set, &old);
  raise(SIGUSR1);
  raise(SIGUSR1);
  printf("held back\n");
  sigpending(&pending);
  printf("%d %d\n", sigismember(&pending, SIGUSR1), sigismember(&pending, SIGUSR2));
  sigprocmask(SIG_SETMASK, &old, NULL);
  printf("through\n");
  sigprocmask(SIG_BLOCK, &set, NULL);
  raise(SIGUSR1);
  int got = 0;
  sigset_t one;
  sigemptyset(&one);
  sigaddset(&one, SIGUSR1);
  printf("%d", sigwait(&one, &got));
  printf(" %d\n", got == SIGUSR1);
  raise(SIGUSR2);
  printf("suspend %d\n", sigsuspend(&old));
  sigpending(&pending);
  printf("%d\n", sigismember(&pending, SIGUSR2));
  raise(SIGUSR1);
  signal(SIGUSR1, SIG_IGN);
  sigprocmask(SIG_SETMASK, &old, NULL);
  printf("end\n");
  return 0;
}
