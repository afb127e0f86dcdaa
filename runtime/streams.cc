// C++'s streams: the definitions that libstdc++ has in its binary. Compiled together with a program that uses streams, with
// the same headers and -fno-access-control, so that every layout is the program's.
//
// There is one locale, the classic one. std::cout and the like write through to the C library's streams.
#include <ext/stdio_sync_filebuf.h>
#include <iostream>
#include <limits>
#include <locale>
#include <new>
#include <string>

namespace __cxxabiv1 {
// Never thrown here, but the headers' handlers name it.
__forced_unwind::~__forced_unwind() throw() {}
} // namespace __cxxabiv1

namespace std {

// ---- The locale ----

static const size_t most_facets = 64;
static const locale::facet *facets[most_facets], *caches[most_facets];

_Atomic_word locale::id::_S_refcount;
size_t locale::id::_M_id() const throw() {
  if (_M_index == 0)
    _M_index = ++_S_refcount;
  return _M_index - 1;
}

locale::facet::~facet() {}
__c_locale locale::facet::_S_get_c_locale() { return 0; }
void locale::facet::_S_create_c_locale(__c_locale &locale, const char *, __c_locale) { locale = 0; }
__c_locale locale::facet::_S_clone_c_locale(__c_locale &) throw() { return 0; }
void locale::facet::_S_destroy_c_locale(__c_locale &) {}

locale::_Impl::_Impl(size_t references) throw()
    : _M_refcount(references), _M_facets(facets), _M_facets_size(most_facets), _M_caches(caches), _M_names(nullptr) {}
locale::_Impl::~_Impl() throw() {}
void locale::_Impl::_M_install_cache(const facet *cache, size_t index) { _M_caches[index] = cache; }

locale::_Impl *locale::_S_classic, *locale::_S_global;

static locale::_Impl &classic_impl() {
  static char room[sizeof(locale::_Impl)] __attribute__((aligned(16)));
  if (!locale::_S_classic)
    locale::_S_classic = locale::_S_global = new (room) locale::_Impl(2);
  return *locale::_S_classic;
}

locale::locale() throw() : _M_impl(&classic_impl()) {}
locale::locale(const locale &other) throw() : _M_impl(other._M_impl) {}
locale::locale(const char *) : _M_impl(&classic_impl()) {}
locale::locale(_Impl *impl) throw() : _M_impl(impl) {}
locale::~locale() throw() {}
const locale &locale::operator=(const locale &other) throw() {
  _M_impl = other._M_impl;
  return *this;
}
bool locale::operator==(const locale &other) const throw() { return _M_impl == other._M_impl; }
string locale::name() const { return "C"; }
const locale &locale::classic() {
  static const locale classic;
  return classic;
}
locale locale::global(const locale &) { return locale(); }

// ---- Characters ----

locale::id ctype<char>::id;

static ctype_base::mask mask_of(int c) {
  bool upper = 'A' <= c && c <= 'Z', lower = 'a' <= c && c <= 'z', digit = '0' <= c && c <= '9';
  bool space = c == ' ' || ('\t' <= c && c <= '\r'), graph = '!' <= c && c <= '~';
  bool hex = digit || ('A' <= c && c <= 'F') || ('a' <= c && c <= 'f');
  return (upper ? ctype_base::upper | ctype_base::alpha : 0) | (lower ? ctype_base::lower | ctype_base::alpha : 0) |
         (digit ? ctype_base::digit : 0) | (hex ? ctype_base::xdigit : 0) | (space ? ctype_base::space : 0) |
         (graph || c == ' ' ? ctype_base::print : 0) | (c < ' ' || c == 127 ? ctype_base::cntrl : 0) |
         (graph && !upper && !lower && !digit ? ctype_base::punct : 0) |
         (c == ' ' || c == '\t' ? ctype_base::blank : 0);
}

const ctype_base::mask *ctype<char>::classic_table() throw() {
  static mask table[256];
  if (!table['a'])
    for (int c = 0; c < 128; c++)
      table[c] = mask_of(c);
  return table;
}

ctype<char>::ctype(const mask *table, bool del, size_t references)
    : facet(references), _M_c_locale_ctype(0), _M_del(table && del), _M_toupper(nullptr), _M_tolower(nullptr),
      _M_table(table ? table : classic_table()), _M_widen_ok(0), _M_narrow_ok(0) {
  for (int c = 0; c < 256; c++)
    _M_widen[c] = _M_narrow[c] = 0;
}
ctype<char>::ctype(__c_locale, const mask *table, bool del, size_t references) : ctype(table, del, references) {}
ctype<char>::~ctype() {
  if (_M_del)
    delete[] _M_table;
}
char ctype<char>::do_toupper(char c) const { return 'a' <= c && c <= 'z' ? c - 32 : c; }
char ctype<char>::do_tolower(char c) const { return 'A' <= c && c <= 'Z' ? c + 32 : c; }
const char *ctype<char>::do_toupper(char *begin, const char *end) const {
  for (; begin < end; begin++)
    *begin = do_toupper(*begin);
  return end;
}
const char *ctype<char>::do_tolower(char *begin, const char *end) const {
  for (; begin < end; begin++)
    *begin = do_tolower(*begin);
  return end;
}
void ctype<char>::_M_widen_init() const {
  for (int c = 0; c < 256; c++)
    _M_widen[c] = c;
  _M_widen_ok = 1;
}
void ctype<char>::_M_narrow_init() const {
  for (int c = 0; c < 256; c++)
    _M_narrow[c] = c;
  _M_narrow_ok = 1;
}

// ---- Numbers ----

const char *__num_base::_S_atoms_out = "-+xX0123456789abcdef0123456789ABCDEF";
const char *__num_base::_S_atoms_in = "-+xX0123456789abcdefABCDEF";

template <> void numpunct<char>::_M_initialize_numpunct(__c_locale) {
  if (!_M_data)
    _M_data = new __numpunct_cache<char>;
  _M_data->_M_grouping = "";
  _M_data->_M_grouping_size = 0;
  _M_data->_M_use_grouping = false;
  _M_data->_M_decimal_point = '.';
  _M_data->_M_thousands_sep = ',';
  for (size_t i = 0; i < __num_base::_S_oend; i++)
    _M_data->_M_atoms_out[i] = __num_base::_S_atoms_out[i];
  for (size_t i = 0; i < __num_base::_S_iend; i++)
    _M_data->_M_atoms_in[i] = __num_base::_S_atoms_in[i];
  _M_data->_M_truename = "true";
  _M_data->_M_truename_size = 4;
  _M_data->_M_falsename = "false";
  _M_data->_M_falsename_size = 5;
}
template <> numpunct<char>::~numpunct() { delete _M_data; }

// The conversion of printf that writes a number as the stream's flags specify.
void __num_base::_S_format_float(const ios_base &stream, char *to, char length) throw() {
  ios_base::fmtflags flags = stream.flags(), form = flags & ios_base::floatfield;
  bool upper = flags & ios_base::uppercase;
  *to++ = '%';
  if (flags & ios_base::showpos)
    *to++ = '+';
  if (flags & ios_base::showpoint)
    *to++ = '#';
  if (form != (ios_base::fixed | ios_base::scientific)) {
    *to++ = '.';
    *to++ = '*';
  }
  if (length)
    *to++ = length;
  if (form == ios_base::fixed)
    *to++ = upper ? 'F' : 'f';
  else if (form == ios_base::scientific)
    *to++ = upper ? 'E' : 'e';
  else if (form == (ios_base::fixed | ios_base::scientific))
    *to++ = upper ? 'A' : 'a';
  else
    *to++ = upper ? 'G' : 'g';
  *to = 0;
}

template <class Number> static void read_number(const char *text, Number &to, ios_base::iostate &state, Number read, char *end) {
  to = read;
  if (end == text || *end) {
    to = 0;
    state = ios_base::failbit;
  } else if (__builtin_isinf(read)) {
    to = read > 0 ? numeric_limits<Number>::max() : -numeric_limits<Number>::max();
    state = ios_base::failbit;
  }
}
template <> void __convert_to_v(const char *text, float &to, ios_base::iostate &state, const __c_locale &) throw() {
  char *end;
  float read = strtof(text, &end);
  read_number(text, to, state, read, end);
}
template <> void __convert_to_v(const char *text, double &to, ios_base::iostate &state, const __c_locale &) throw() {
  char *end;
  double read = strtod(text, &end);
  read_number(text, to, state, read, end);
}
template <> void __convert_to_v(const char *text, long double &to, ios_base::iostate &state, const __c_locale &) throw() {
  char *end;
  long double read = strtold(text, &end);
  read_number(text, to, state, read, end);
}

// Whether digits were grouped as the locale requires; nothing groups them here.
bool __verify_grouping(const char *, size_t, const string &) throw() { return true; }

// ---- Streams ----

ios_base::ios_base() throw()
    : _M_precision(0), _M_width(0), _M_flags(fmtflags()), _M_exception(goodbit), _M_streambuf_state(badbit),
      _M_callbacks(nullptr), _M_word_zero(), _M_word_size(_S_local_word_size), _M_word(_M_local_word), _M_ios_locale() {}
ios_base::~ios_base() {
  _M_call_callbacks(erase_event);
  _M_dispose_callbacks();
  if (_M_word != _M_local_word)
    delete[] _M_word;
}
void ios_base::_M_init() throw() {
  _M_precision = 6;
  _M_width = 0;
  _M_flags = skipws | dec;
  _M_ios_locale = locale();
}
void ios_base::_M_call_callbacks(event what) throw() {
  for (_Callback_list *list = _M_callbacks; list; list = list->_M_next)
    list->_M_fn(what, *this, list->_M_index);
}
void ios_base::_M_dispose_callbacks() throw() {
  while (_M_callbacks) {
    _Callback_list *next = _M_callbacks->_M_next;
    delete _M_callbacks;
    _M_callbacks = next;
  }
}
void ios_base::register_callback(event_callback function, int index) {
  _M_callbacks = new _Callback_list(function, index, _M_callbacks);
}
ios_base::_Words &ios_base::_M_grow_words(int index, bool) {
  _Words *words = new _Words[index + 1];
  for (int i = 0; i < _M_word_size; i++)
    words[i] = _M_word[i];
  if (_M_word != _M_local_word)
    delete[] _M_word;
  _M_word = words;
  _M_word_size = index + 1;
  return _M_word[index];
}
int ios_base::xalloc() throw() {
  static int last = 3;
  return last++;
}
locale ios_base::imbue(const locale &) throw() { return _M_ios_locale; }
bool ios_base::sync_with_stdio(bool) { return true; }
void __throw_ios_failure(const char *what) { __throw_runtime_error(what); }
void __throw_ios_failure(const char *what, int) { __throw_runtime_error(what); }

ios_base::Init::Init() {}
ios_base::Init::~Init() {}

template <> istream &getline(istream &in, string &text, char end) {
  text.clear();
  istream::sentry ready(in, true);
  if (!ready)
    return in;
  ios_base::iostate state = ios_base::goodbit;
  bool any = false;
  for (int c = in.rdbuf()->sbumpc();; c = in.rdbuf()->sbumpc()) {
    if (c == EOF) {
      state = any ? ios_base::eofbit : ios_base::eofbit | ios_base::failbit;
      break;
    }
    any = true;
    if ((char)c == end)
      break;
    text.push_back(c);
  }
  in.setstate(state);
  return in;
}

template <> istream &operator>>(istream &in, string &text) {
  istream::sentry ready(in);
  if (!ready)
    return in;
  text.clear();
  ios_base::iostate state = ios_base::goodbit;
  const ctype<char> &characters = use_facet<ctype<char>>(in.getloc());
  size_t most = in.width() > 0 ? in.width() : text.max_size();
  int c = in.rdbuf()->sgetc();
  for (; text.size() < most && c != EOF && !characters.is(ctype_base::space, c); c = in.rdbuf()->snextc())
    text.push_back(c);
  if (c == EOF)
    state |= ios_base::eofbit;
  if (text.empty())
    state |= ios_base::failbit;
  in.width(0);
  in.setstate(state);
  return in;
}

// ---- The streams every program has ----

typedef __gnu_cxx::stdio_sync_filebuf<char> Buffer;

template <class Facet> static void install() { facets[Facet::id._M_id()] = new Facet; }

// Runs before the constructors of the program's globals, which may print.
struct Facets {
  Facets() {
    install<ctype<char>>();
    install<numpunct<char>>();
    install<num_put<char>>();
    install<num_get<char>>();
  }
};
static Facets all_facets __attribute__((init_priority(101)));
static Buffer out_buffer __attribute__((init_priority(101)))(stdout);
static Buffer in_buffer __attribute__((init_priority(101)))(stdin);
static Buffer error_buffer __attribute__((init_priority(101)))(stderr);
__attribute__((init_priority(101))) ostream cout(&out_buffer);
__attribute__((init_priority(101))) istream cin(&in_buffer);
__attribute__((init_priority(101))) ostream cerr(&error_buffer);
__attribute__((init_priority(101))) ostream clog(&error_buffer);

struct Settings {
  Settings() {
    cin.tie(&cout);
    cerr.setf(ios_base::unitbuf);
    cerr.tie(&cout);
  }
};
static Settings settings __attribute__((init_priority(101)));

} // namespace std
