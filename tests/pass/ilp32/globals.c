// Initial values of globals that are addresses.
#include <assert.h>
#include <loam.h>
#include <stdint.h>

struct item {
  const char *name;
  int *counter;
  struct item *next;
};

static int counters[4];
static struct item items[];
static int next(int x) { return x + 1; }

static struct item items[] = {
    {"one", &counters[1], &items[1]},
    {"two", counters + 2, items + 2},
    {"three", &counters[4] - 1, 0},
};
static int *const ends[2] = {counters, counters + 4};
static uintptr_t number = (uintptr_t)&counters[2];
static int (*function)(int) = next;
static struct {
  char tag;
  const char *text;
} packed __attribute__((packed)) = {7, "packed"};

int main(void) {
  int index = klee_range(0, 3, "index");
  for (struct item *item = &items[index]; item; item = item->next)
    ++*item->counter;
  assert(counters[3] == 1 && counters[2] == (index < 2) && counters[1] == (index < 1));
  assert(ends[1] - ends[0] == 4 && *(int *)number == counters[2] && function(1) == 2);
  assert(items[index].name[0] == (index == 0 ? 'o' : 't') && packed.text[0] == 'p');
  return 0;
}
//@ args: --compiler-arg=-m32
//@ memory: all
