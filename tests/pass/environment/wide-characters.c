// Wide strings, their classes and conversions; multibyte characters in the C locale are single bytes.
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <wchar.h>
#include <wctype.h>

int main(void) {
  printf("%s\n", setlocale(LC_ALL, NULL));
  wchar_t text[32] = L"wide";
  wcscat(text, L" text");
  printf("%zu %d %ls\n", wcslen(text), wcscmp(text, L"wide") > 0, wcschr(text, L't'));
  printf("%d %d %d\n", !!iswalpha(L'x'), !!iswdigit(L'x'), (int)towupper(L'x'));
  wchar_t *end;
  printf("%ld", wcstol(L"123rest", &end, 10));
  printf(" %ls %g\n", end, wcstod(L"2.5", NULL));
  char bytes[16];
  printf("%zu", wcstombs(bytes, L"abc", sizeof bytes));
  printf(" %s\n", bytes);
  printf("%zu", mbstowcs(text, "xyz", 32));
  printf(" %ls\n", text);
  swprintf(text, 32, L"%d-%ls", 7, L"z");
  printf("%ls\n", text);
  printf("%d %d\n", mblen("a", 1), mblen("", 1));
  printf("%d %d\n", (int)btowc('A'), wctob(L'B'));
  printf("%d\n", wmemcmp(L"ab", L"ac", 2) < 0);
  int a, b;
  printf("%d", swscanf(L"4 5", L"%d %d", &a, &b));
  printf(" %d %d\n", a, b);
  struct lconv *conv = localeconv();
  printf("'%s' '%s'\n", conv->decimal_point, conv->thousands_sep);
  printf("%d\n", strcoll("a", "b") < 0);
  return 0;
}
