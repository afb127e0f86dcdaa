/* Decimal digits of floating-point numbers, for print.c. */

/* The longest text: the last digit of the smallest long double has this many significant digits before it, and a few more. */
enum { LONGEST_DECIMAL = 11600 };

/* The size of a number of type double (`narrow`) or long double (`wide`), which keeps its sign: a change of it would be an
 * operation in every term. */
struct number {
	int is_wide;
	int is_negative;
	double narrow;
	long double wide;
	unsigned long long significand; /* its size is significand * 2^exponent */
	int exponent;
};

/* A rounded number, digit by digit. */
struct decimal {
	int exponent;     /* the first digit counts ten to this power; the digit may be zero */
	int count;        /* the number of digits in `text` */
	long long zeros;  /* the number of zeros after them that belong to the precision */
	char text[LONGEST_DECIMAL];
};

struct number __number_of_double(double x);
struct number __number_of_long_double(long double x);

/* The number with this many digits after the point. */
void __decimal_fixed(const struct number *x, int digits, struct decimal *result);

/* The number with this many significant digits. The first one is zero only if the number is zero. */
void __decimal_significant(const struct number *x, int digits, struct decimal *result);

/* Writes the last `count` decimal digits of an integer. */
void __write_digits(unsigned long long x, int count, char *text);
