// Several bases, virtual calls through each of them, pointers to members.
#include <assert.h>
#include <loam.h>

struct Reader {
  int position = 0;
  virtual int read() { return position++; }
  virtual ~Reader() = default;
};
struct Writer {
  int written = 0;
  virtual void write(int x) { written += x; }
  virtual ~Writer() = default;
};
struct Both : Reader, Writer {
  int extra = 7;
  void write(int x) override { Writer::write(2 * x + extra); }
};

int main() {
  Both *both = new Both;
  Writer *writer = both;
  Reader *reader = both;
  int x = klee_range(0, 10, "x");
  writer->write(x);
  assert(both->written == 2 * x + 7 && reader->read() == 0 && reader->read() == 1);
  int Both::*member = &Both::written;
  if (x > 5)
    member = &Both::position;
  int result = both->*member;
  delete writer;
  return result > 2 ? 1 : 0;
}
