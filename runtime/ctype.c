/* <ctype.h> in the C locale, and the tables glibc's headers look into.
 *
 * The functions compare without branching, so that a symbolic character costs no fork. */

static int between(int c, int low, int high) {
  return (unsigned)c - (unsigned)low <= (unsigned)(high - low);
}

int isdigit(int c) { return between(c, '0', '9'); }
int islower(int c) { return between(c, 'a', 'z'); }
int isupper(int c) { return between(c, 'A', 'Z'); }
int isalpha(int c) { return islower(c) | isupper(c); }
int isalnum(int c) { return isalpha(c) | isdigit(c); }
int isxdigit(int c) { return isdigit(c) | between(c, 'a', 'f') | between(c, 'A', 'F'); }
int isblank(int c) { return (c == ' ') | (c == '\t'); }
int isspace(int c) { return (c == ' ') | between(c, '\t', '\r'); }
int iscntrl(int c) { return between(c, 0, 31) | (c == 127); }
int isgraph(int c) { return between(c, 33, 126); }
int isprint(int c) { return between(c, 32, 126); }
int ispunct(int c) { return isgraph(c) & !isalnum(c); }
int isascii(int c) { return between(c, 0, 127); }
int toascii(int c) { return c & 127; }
int tolower(int c) { return c + (isupper(c) << 5); }
int toupper(int c) { return c - (islower(c) << 5); }

/* glibc's macros index these tables with a character from -128 to 255, and test these bits. */
enum {
  UPPER = 0x100, LOWER = 0x200, ALPHA = 0x400, DIGIT = 0x800, XDIGIT = 0x1000, SPACE = 0x2000,
  PRINT = 0x4000, GRAPH = 0x8000, BLANK = 0x1, CNTRL = 0x2, PUNCT = 0x4, ALNUM = 0x8,
  LETTER = ALPHA | ALNUM | PRINT | GRAPH,
  MARK = PUNCT | PRINT | GRAPH,
};

#define AT(c) [128 + (c)]
#define FROM(a, b) [128 + (a) ... 128 + (b)]

static const unsigned short classes[384] = {
  FROM(0, 8) = CNTRL,
  AT('\t') = CNTRL | SPACE | BLANK,
  FROM('\n', '\r') = CNTRL | SPACE,
  FROM(14, 31) = CNTRL,
  AT(' ') = SPACE | BLANK | PRINT,
  FROM('!', '/') = MARK,
  FROM('0', '9') = DIGIT | XDIGIT | ALNUM | PRINT | GRAPH,
  FROM(':', '@') = MARK,
  FROM('A', 'F') = LETTER | UPPER | XDIGIT,
  FROM('G', 'Z') = LETTER | UPPER,
  FROM('[', '`') = MARK,
  FROM('a', 'f') = LETTER | LOWER | XDIGIT,
  FROM('g', 'z') = LETTER | LOWER,
  FROM('{', '~') = MARK,
  AT(127) = CNTRL,
};

/* Negative characters stand for the same bytes as 128 to 254; -1 is EOF and stays what it is. */
#define BYTE(c) ((c) < -1 ? (c) + 256 : (c))
#define TO_LOWER(c) ((c) >= 'A' && (c) <= 'Z' ? (c) + 32 : BYTE(c))
#define TO_UPPER(c) ((c) >= 'a' && (c) <= 'z' ? (c) - 32 : BYTE(c))

/* Every character from -128 to 255 through the macro f. */
#define TIMES2(f, c) f(c), f((c) + 1)
#define TIMES8(f, c) TIMES2(f, c), TIMES2(f, (c) + 2), TIMES2(f, (c) + 4), TIMES2(f, (c) + 6)
#define TIMES32(f, c) TIMES8(f, c), TIMES8(f, (c) + 8), TIMES8(f, (c) + 16), TIMES8(f, (c) + 24)
#define TIMES128(f, c) TIMES32(f, c), TIMES32(f, (c) + 32), TIMES32(f, (c) + 64), TIMES32(f, (c) + 96)
#define EVERY(f) TIMES128(f, -128), TIMES128(f, 0), TIMES128(f, 128)

static const int lower_table[384] = {EVERY(TO_LOWER)};
static const int upper_table[384] = {EVERY(TO_UPPER)};

static const unsigned short *classes_from_zero = classes + 128;
static const int *lower_from_zero = lower_table + 128;
static const int *upper_from_zero = upper_table + 128;

const unsigned short **__ctype_b_loc(void) { return &classes_from_zero; }
const int **__ctype_tolower_loc(void) { return &lower_from_zero; }
const int **__ctype_toupper_loc(void) { return &upper_from_zero; }
