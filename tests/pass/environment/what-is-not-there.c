// Processes, sockets and terminals are not there: the calls fail as they may, and nothing crashes.
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

int main(void) {
  printf("fork %d %d\n", fork(), errno == ENOSYS);
  printf("popen %d\n", popen("true", "r") == NULL);
  printf("system %d\n", system("true") == -1);
  execl("/bin/true", "true", (char *)NULL);
  printf("exec %d\n", errno == ENOSYS);
  printf("socket %d %d\n", socket(AF_INET, SOCK_STREAM, 0), errno == EAFNOSUPPORT);
  printf("wait %d %d\n", wait(NULL), errno == ECHILD);
  struct termios t;
  printf("terminal %d %d\n", tcgetattr(0, &t), errno == ENOTTY);
  printf("parent %d\n", getppid() != getpid());
  return 0;
}
//@ status: done-with-losses
//@ skip-replay: on the machine all of it is there
//@ stdout: fork -1 1
//@ stdout: popen 1
//@ stdout: system 1
//@ stdout: exec 1
//@ stdout: socket -1 1
//@ stdout: wait -1 1
//@ stdout: terminal -1 1
