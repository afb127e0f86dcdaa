// Labels as values: tables, distances, states of a machine. Optimised.
//@ flags: -O2 -std=gnu23 -w -g
#include "labels.c"
