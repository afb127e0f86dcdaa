// The same with musl, whose strchrnul asks once of a byte whether it is the end or the wanted one.
//@ args: --libc musl
//@ exit-codes: 0=1 1=1 2=1 9=1 10=1 11=1 12=1 20=1 21=1 22=1 23=1
#include "word-searches.c"
