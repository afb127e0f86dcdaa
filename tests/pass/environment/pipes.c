// Pipes: order, end of file when the last writer closes, EPIPE when nobody reads, no seeking, non-blocking ends.
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

static volatile int broken;
static void handler(int signal) { broken = signal; }
static void say(const char *what, long result) { printf("%s: %ld (%d)\n", what, result, result < 0 ? errno : 0); }

int main(void) {
  int p[2];
  char buffer[16];
  say("pipe", pipe(p));
  write(p[1], "one ", 4);
  write(p[1], "two", 3);
  say("part", read(p[0], buffer, 5));
  printf("%.5s\n", buffer);
  write(p[1], "34", 2);
  say("rest", read(p[0], buffer, sizeof buffer));
  printf("%.4s\n", buffer);
  say("seek", lseek(p[0], 0, SEEK_SET));
  say("wrong end", write(p[0], "x", 1));
  say("wrong end", read(p[1], buffer, 1));
  fcntl(p[0], F_SETFL, O_NONBLOCK);
  say("empty", read(p[0], buffer, 1));
  int copy = dup(p[1]);
  close(p[1]);
  say("still a writer", read(p[0], buffer, 1));
  write(copy, "last", 4);
  close(copy);
  say("what is left", read(p[0], buffer, sizeof buffer));
  say("end", read(p[0], buffer, sizeof buffer));
  close(p[0]);
  pipe(p);
  close(p[0]);
  signal(SIGPIPE, handler);
  say("nobody reads", write(p[1], "x", 1));
  printf("signal %d\n", broken == SIGPIPE);
  signal(SIGPIPE, SIG_IGN);
  say("ignored", write(p[1], "x", 1));
  say("nothing written", write(p[1], "", 0));
  close(p[1]);
  pipe(p);
  fcntl(p[1], F_SETFL, O_NONBLOCK);
  static char big[70000];
  memset(big, 'b', sizeof big);
  say("more than it holds", write(p[1], big, sizeof big));
  say("full", write(p[1], "x", 1));
  say("emptied", read(p[0], big, sizeof big));
  say("room again", write(p[1], "x", 1));
  return 0;
}
