// A call through a null pointer.
static void (*handler)(void);

int main(void) {
  handler(); //~ BUG null: null pointer
  return 0;
}
