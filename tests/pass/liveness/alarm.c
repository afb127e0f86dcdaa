// Spins until its own alarm rings. Loam cannot know when that is, and does not call it an infinite loop.
//@ args: --check liveness --max-instructions 300000
//@ status: limit
//@ partial: 1
#include <signal.h>
#include <unistd.h>

static volatile sig_atomic_t rang;
static void ring(int signal) { rang = signal; }

int main(void) {
  signal(SIGALRM, ring);
  alarm(1);
  while (!rang) {
  }
  return 0;
}
