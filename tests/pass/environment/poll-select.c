// poll and select on files, pipes and closed descriptors; time passes where nothing becomes ready.
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdio.h>
#include <sys/select.h>
#include <time.h>
#include <unistd.h>

int main(void) {
  int p[2];
  pipe(p);
  int f = open("f", O_RDWR | O_CREAT, 0644);
  struct pollfd fds[] = {{p[0], POLLIN, 9}, {p[1], POLLOUT, 9}, {f, POLLIN | POLLOUT, 9}, {-1, POLLIN, 9}, {77, POLLIN, 9}};
  printf("%d:", poll(fds, 5, 0));
  for (int i = 0; i < 5; i++)
    printf(" %d", fds[i].revents);
  printf("\n");
  write(p[1], "x", 1);
  printf("%d %d\n", poll(fds, 1, -1), fds[0].revents);
  char c;
  read(p[0], &c, 1);
  struct timespec before, after;
  clock_gettime(CLOCK_MONOTONIC, &before);
  printf("%d\n", poll(fds, 1, 20));
  clock_gettime(CLOCK_MONOTONIC, &after);
  long passed = (after.tv_sec - before.tv_sec) * 1000 + (after.tv_nsec - before.tv_nsec) / 1000000;
  printf("waited: %d\n", passed >= 20);
  fd_set r, w;
  FD_ZERO(&r);
  FD_ZERO(&w);
  FD_SET(p[0], &r);
  FD_SET(f, &r);
  FD_SET(p[1], &w);
  struct timeval now = {0, 0};
  printf("%d:", select(f + 1, &r, &w, NULL, &now));
  printf(" %d %d %d\n", !!FD_ISSET(p[0], &r), !!FD_ISSET(f, &r), !!FD_ISSET(p[1], &w));
  FD_ZERO(&r);
  FD_SET(60, &r);
  printf("%d", select(61, &r, NULL, NULL, &now));
  printf(" %d\n", errno == EBADF);
  close(p[1]);
  printf("%d %d\n", poll(fds, 1, -1), fds[0].revents == POLLHUP);
  pipe(p);
  close(p[0]);
  struct pollfd end = {p[1], 0, 0};
  printf("%d %d\n", poll(&end, 1, -1), end.revents == POLLERR);
  printf("%d\n", poll(NULL, 0, 5));
  return 0;
}
