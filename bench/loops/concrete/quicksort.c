// Sorting, on known values only.
// expect: holds
#include "../../programs/quicksort.c"
