// What a host function prints belongs to the path.
#include <stdio.h>
#include <wchar.h>

int main(void) {
  puts("first");
  wprintf(L"%ls %d %.1f\n", L"wide", 3, 2.5);
  puts("last");
  return 0;
}
//@ args: --libc none
//@ stdout: first
//@ stdout: wide 3 2.5
//@ stdout: last
//@ skip-replay: the machine's stream is not wide after the first puts
