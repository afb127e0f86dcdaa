// An alarm interrupts a sleep and a pause, and a timer rings again and again.
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static volatile int rings;
static void handler(int signal) {
  (void)signal;
  rings++;
}

int main(void) {
  signal(SIGALRM, handler);
  struct itimerval soon = {{0, 0}, {0, 20000}};
  setitimer(ITIMER_REAL, &soon, NULL);
  struct timespec time = {10, 0}, left = {0, 0};
  printf("%d", nanosleep(&time, &left));
  printf(" %d %d %d\n", errno == EINTR, rings, left.tv_sec == 9);
  struct itimerval often = {{0, 10000}, {0, 10000}};
  setitimer(ITIMER_REAL, &often, NULL);
  for (int i = 0; i < 3; i++)
    pause();
  printf("%d\n", rings);
  struct itimerval none = {{0, 0}, {0, 0}};
  setitimer(ITIMER_REAL, &none, NULL);
  printf("%u\n", alarm(100));
  printf("%u\n", alarm(0));
  return 0;
}
