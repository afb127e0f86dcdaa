/* Definitions for programs without the C library: errno, which functions of the host set, and the environment. */

int __loam_errno;

int *__errno_location(void) {
  return &__loam_errno;
}

char **environ;
