// Handlers: raise and kill run them at once, SA_RESETHAND, SA_SIGINFO, ignored signals, nested and held-back ones.
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

static int depth;
static void handler(int signal) { printf("signal %d\n", signal); }
static void inform(int signal, siginfo_t *info, void *context) {
  printf("signal %d %d %d\n", signal, info->si_signo, context != NULL);
}
static void again(int signal) {
  printf("enter %d\n", depth);
  if (depth++ == 0)
    raise(signal);
  printf("leave\n");
}

int main(void) {
  signal(SIGUSR1, handler);
  printf("%d\n", raise(SIGUSR1));
  printf("%d\n", kill(getpid(), SIGUSR1));
  struct sigaction action, old;
  memset(&action, 0, sizeof action);
  action.sa_sigaction = inform;
  action.sa_flags = SA_SIGINFO | SA_RESETHAND;
  printf("%d\n", sigaction(SIGUSR2, &action, NULL));
  raise(SIGUSR2);
  sigaction(SIGUSR2, NULL, &old);
  printf("%d\n", old.sa_handler == SIG_DFL);
  printf("%d\n", signal(SIGUSR1, SIG_IGN) == handler);
  raise(SIGUSR1);
  raise(SIGCHLD);
  signal(SIGTERM, again);
  raise(SIGTERM);
  depth = 0;
  memset(&action, 0, sizeof action);
  action.sa_handler = again;
  action.sa_flags = SA_NODEFER;
  sigaction(SIGTERM, &action, NULL);
  raise(SIGTERM);
  printf("%d", kill(getpid(), 0));
  printf(" %d", kill(getpid(), 1000));
  printf(" %d\n", errno == EINVAL);
  printf("%d\n", signal(SIGKILL, handler) == SIG_ERR);
  return 0;
}
