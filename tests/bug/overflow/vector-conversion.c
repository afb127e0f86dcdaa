// One lane of a vector does not fit.
typedef float floats __attribute__((vector_size(16)));
typedef int ints __attribute__((vector_size(16)));

int main(void) {
  volatile floats from = {1.5f, -2.5f, 3e9f, 4.0f};
  ints to = __builtin_convertvector(from, ints); //~ BUG overflow: 3000000000 is converted
  return to[0];
}
//@ skip-replay: the sanitizer does not look at vectors
