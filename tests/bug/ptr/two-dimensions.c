// A column that is too large leaves the board only in the last row.
#include <loam.h>

static char board[3][3];

int main(void) {
  unsigned row, column;
  klee_make_symbolic(&row, sizeof row, "row");
  klee_make_symbolic(&column, sizeof column, "column");
  klee_assume(row < 3);
  klee_assume(column < 4);
  char *cells = &board[0][0];
  cells[3 * row + column] = 'x'; //~ BUG ptr: out of bounds write of 1 byte
  return 0;
}
