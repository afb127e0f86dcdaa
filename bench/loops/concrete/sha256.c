// SHA-256, on known values only.
// expect: holds
#include "../../programs/sha256.c"
