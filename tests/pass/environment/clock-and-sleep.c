// Time passes: the clock moves forward, sleeping moves it by what was asked for.
#include <errno.h>
#include <stdio.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static double now(clockid_t clock) {
  struct timespec t;
  clock_gettime(clock, &t);
  return t.tv_sec + t.tv_nsec / 1e9;
}

int main(void) {
  double a = now(CLOCK_MONOTONIC), b = now(CLOCK_MONOTONIC);
  printf("%d\n", b > a);
  struct timespec time_to_sleep = {0, 30000000};
  printf("%d\n", nanosleep(&time_to_sleep, NULL));
  double c = now(CLOCK_MONOTONIC);
  printf("%d\n", c - b >= 0.03 && c - b < 5);
  printf("%d\n", usleep(1000));
  struct timeval t;
  gettimeofday(&t, NULL);
  printf("%d %d\n", t.tv_sec > 1600000000, (long)t.tv_sec - (long)time(NULL) <= 0);
  struct timespec wrong = {0, 1000000000};
  printf("%d", nanosleep(&wrong, NULL));
  printf(" %d\n", errno == EINVAL);
  struct timespec past = {1, 0};
  printf("%d\n", clock_nanosleep(CLOCK_REALTIME, TIMER_ABSTIME, &past, NULL));
  printf("%d\n", clock() != (clock_t)-1);
  printf("%d\n", clock_gettime(99, &past));
  return 0;
}
