// Made, given up and used in functions of its own: the report shows all three ways there.
#include <stdlib.h>

struct session {
  int id;
  int user;
};

static struct session *make(int id) {
  struct session *session = malloc(sizeof *session);
  session->id = id;
  session->user = 1;
  return session;
}

static struct session *open_session(void) { return make(7); }

static void drop(struct session *session) { free(session); }

static void close_session(struct session *session) { drop(session); }

static int user_of(const struct session *session) {
  return session->user; //~ BUG uaf: use after free: read of 4 bytes at offset 4 of heap object of 8 bytes
}

int main(void) {
  struct session *session = open_session();
  close_session(session);
  return user_of(session);
}
//@ golden
