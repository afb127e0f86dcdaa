// A pointer to an element of an array of a function that has returned.
static char *last(void) {
  char letters[8] = "letters";
  char *volatile p = &letters[6];
  return p;
}

int main(void) {
  char *p = last();
  return *p; //~ BUG uaf: use after its function returned: read of 1 byte at offset 6 of local 'letters'
}
//@ golden
