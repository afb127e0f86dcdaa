/* A maze of 11 by 7 and 28 symbolic moves. Reaching the goal fails an assertion; one wall lets you through. */
#include <assert.h>
#include <loam.h>

enum { HEIGHT = 7, WIDTH = 11, MOVES = 28 };

static char maze[HEIGHT][WIDTH + 1] = {
    "+-+---+---+",
    "| |     |#|",
    "| | --+ | |",
    "| |   | | |",
    "| +-- | | |",
    "|     |   |",
    "+-----+---+"};

int main(void) {
  char moves[MOVES];
  int x = 1, y = 1;
  klee_make_symbolic(moves, sizeof moves, "moves");
  maze[y][x] = 'X';
  for (int i = 0; i < MOVES; i++) {
    int old_x = x, old_y = y;
    switch (moves[i]) {
    case 'w': y--; break;
    case 's': y++; break;
    case 'a': x--; break;
    case 'd': x++; break;
    default: return 1;
    }
    if (maze[y][x] == '#')
      assert(!"the goal is reached");
    /* The wall in the second row can be walked through from the left, which is the mistake in this maze. */
    if (maze[y][x] != ' ' && !(y == 2 && maze[y][x] == '|' && x > 0 && x < WIDTH)) {
      x = old_x;
      y = old_y;
    }
    if (old_x == x && old_y == y)
      return 2;
    maze[y][x] = 'X';
  }
  return 3;
}
