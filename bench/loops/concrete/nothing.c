// The least a program can do, on known values only.
// expect: holds
#include "../../programs/nothing.c"
