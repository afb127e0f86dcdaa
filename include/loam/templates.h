/* Included before a C++ source that `loam run` or `loam c++` compiles for analysis. libstdc++'s headers leave std::string and the
 * streams to the library's binary, which cannot be explored; told otherwise, their code is compiled into the program like
 * that of all templates. */
#if __has_include(<bits/c++config.h>)
#include <bits/c++config.h>
#undef _GLIBCXX_EXTERN_TEMPLATE
#define _GLIBCXX_EXTERN_TEMPLATE 0
#endif
