// A checksum, on known values only.
// expect: holds
#include "../../programs/crc32.c"
