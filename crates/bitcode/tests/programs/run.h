// Names for the test programs. Each defines `run`, which returns a number that depends on all it did.
typedef unsigned char u8; typedef signed char i8;
typedef unsigned short u16; typedef short i16;
typedef unsigned u32; typedef int i32;
typedef unsigned long u64; typedef long i64;
u64 run(void);
#ifdef NATIVE
int printf(const char *, ...);
int main(void) { printf("%lu\n", run()); return 0; }
#endif
