/* Section 4.4 of Kapus and Cadar, "A Segmented Memory Model for Symbolic Execution": a database in memory with a table of
 * two columns and 15 triggers, and then two more triggers whose names are one symbolic character each. SQLite looks their names up in
 * a hash table of triggers, which is a mere list as long as it has fewer than ten. */
#include "sqlite3.h"
#include <loam.h>

#define TRIGGERS 15

static void run(sqlite3 *database, const char *statement) {
  char *problem = 0;
  /* A name that is taken, or is none, is refused: a path like any other. */
  if (sqlite3_exec(database, statement, 0, 0, &problem) != SQLITE_OK)
    sqlite3_free(problem);
}

static void create_trigger(sqlite3 *database, char name) {
  char statement[] = "CREATE TRIGGER ? AFTER INSERT ON t BEGIN SELECT 1; END;";
  statement[sizeof "CREATE TRIGGER " - 1] = name;
  run(database, statement);
}

int main(void) {
  sqlite3 *database;
  if (sqlite3_open(":memory:", &database) != SQLITE_OK)
    return 1;
  run(database, "CREATE TABLE t(a int, b int);");
  for (int trigger = 0; trigger < TRIGGERS; trigger++)
    create_trigger(database, 'a' + trigger);

  char i, j;
  klee_make_symbolic(&i, sizeof i, "i");
  klee_make_symbolic(&j, sizeof j, "j");
  create_trigger(database, i);
  create_trigger(database, j);
  return 0;
}
