// Primes, on known values only.
// expect: holds
#include "../../programs/sieve.c"
