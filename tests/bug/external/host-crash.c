// A host function that crashes ends the path it crashes on, and no other.
#include <loam.h>
#include <wchar.h>

int main(void) {
  const wchar_t *text = L"four";
  if (klee_int("x") == 7)
    text = (const wchar_t *)16;
  return (int)wcslen(text); //~ BUG external: the host function wcslen crashed with signal 11
}
//@ args: --libc none
//@ exit-codes: 4=1
//@ status: done-with-losses
