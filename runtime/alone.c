/* What a program without the C library gets all the same: errno, which functions of the host set, and its environment. */

int __loam_errno;

int *__errno_location(void) {
  return &__loam_errno;
}

char **environ;
