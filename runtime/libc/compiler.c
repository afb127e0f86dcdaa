/* Functions that compilers call implicitly: complex products and quotients, with the infinities of C11 annex G, and whole
 * powers. */

#include <math.h>

/* The value of a part when a result is recomputed: one with its sign for an infinity, zero otherwise. */
#define PARTS(suffix, type) \
	static type box##suffix(type x) { return copysign##suffix(isinf(x) ? 1 : 0, x); } \
	static type unnan##suffix(type x) { return isnan(x) ? copysign##suffix(0, x) : x; }

#define MULTIPLY(name, suffix, type) \
	type _Complex name(type a, type b, type c, type d) \
	{ \
		type ac = a * c, bd = b * d, ad = a * d, bc = b * c; \
		type real = ac - bd, imaginary = ad + bc; \
		int again = 0; \
		if (!isnan(real) || !isnan(imaginary)) return __builtin_complex(real, imaginary); \
		if (isinf(a) || isinf(b)) { \
			a = box##suffix(a), b = box##suffix(b), c = unnan##suffix(c), d = unnan##suffix(d); \
			again = 1; \
		} \
		if (isinf(c) || isinf(d)) { \
			c = box##suffix(c), d = box##suffix(d), a = unnan##suffix(a), b = unnan##suffix(b); \
			again = 1; \
		} \
		if (!again && (isinf(ac) || isinf(bd) || isinf(ad) || isinf(bc))) { \
			a = unnan##suffix(a), b = unnan##suffix(b), c = unnan##suffix(c), d = unnan##suffix(d); \
			again = 1; \
		} \
		if (again) real = INFINITY * (a * c - b * d), imaginary = INFINITY * (a * d + b * c); \
		return __builtin_complex(real, imaginary); \
	}

#define DIVIDE(name, suffix, type) \
	type _Complex name(type a, type b, type c, type d) \
	{ \
		int scale = 0; \
		type larger = logb##suffix(fmax##suffix(fabs##suffix(c), fabs##suffix(d))); \
		if (isfinite(larger)) { \
			scale = (int)larger; \
			c = scalbn##suffix(c, -scale), d = scalbn##suffix(d, -scale); \
		} \
		type norm = c * c + d * d; \
		type real = scalbn##suffix((a * c + b * d) / norm, -scale); \
		type imaginary = scalbn##suffix((b * c - a * d) / norm, -scale); \
		if (!isnan(real) || !isnan(imaginary)) return __builtin_complex(real, imaginary); \
		if (norm == 0 && (!isnan(a) || !isnan(b))) { \
			real = copysign##suffix(INFINITY, c) * a, imaginary = copysign##suffix(INFINITY, c) * b; \
		} else if ((isinf(a) || isinf(b)) && isfinite(c) && isfinite(d)) { \
			a = box##suffix(a), b = box##suffix(b); \
			real = INFINITY * (a * c + b * d), imaginary = INFINITY * (b * c - a * d); \
		} else if (isinf(larger) && larger > 0 && isfinite(a) && isfinite(b)) { \
			c = box##suffix(c), d = box##suffix(d); \
			real = 0 * (a * c + b * d), imaginary = 0 * (b * c - a * d); \
		} \
		return __builtin_complex(real, imaginary); \
	}

PARTS(f, float)
PARTS(, double)
PARTS(l, long double)
MULTIPLY(__mulsc3, f, float)
MULTIPLY(__muldc3, , double)
MULTIPLY(__mulxc3, l, long double)
DIVIDE(__divsc3, f, float)
DIVIDE(__divdc3, , double)
DIVIDE(__divxc3, l, long double)

#define POWER(name, type) \
	type name(type base, int exponent) \
	{ \
		type result = 1; \
		for (unsigned left = exponent < 0 ? -(unsigned)exponent : (unsigned)exponent; left; left >>= 1) { \
			if (left & 1) result *= base; \
			base *= base; \
		} \
		return exponent < 0 ? 1 / result : result; \
	}

POWER(__powisf2, float)
POWER(__powidf2, double)
POWER(__powixf2, long double)
