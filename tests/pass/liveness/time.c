// Waits for the clock to move on: time is a part of the state.
//@ args: --check liveness
//@ completed: 1
#include <time.h>

int main(void) {
  struct timespec start, now;
  clock_gettime(CLOCK_MONOTONIC, &start);
  do
    clock_gettime(CLOCK_MONOTONIC, &now);
  while (now.tv_sec == start.tv_sec && now.tv_nsec - start.tv_nsec < 3000000);
  return 0;
}
