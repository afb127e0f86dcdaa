// Definitions that C++ programs need besides their headers: the out-of-line parts of containers, type information, guards of static
// locals, standard exceptions and the bookkeeping of exceptions. Linked under C++ programs.
//
// Compiled without any C++ header: the declarations here have the names and the layout that libstdc++'s headers expect.
// The engine implements throwing itself (`__loam_throw`); an exception follows a header that both know (`Thrown`).

typedef __SIZE_TYPE__ size_t;
typedef __PTRDIFF_TYPE__ ptrdiff_t;

extern "C" {
void *malloc(size_t);
void free(void *);
void *memcpy(void *, const void *, size_t);
size_t strlen(const char *);
int strcmp(const char *, const char *);
[[noreturn]] void __loam_throw(void *thrown);
[[noreturn]] void __loam_terminate(const char *why);
}

inline void *operator new(size_t, void *place) noexcept { return place; }

// ---- Type information ----

namespace std {
class type_info {
public:
  virtual ~type_info();
  const char *name() const { return text; }
  bool operator==(const type_info &other) const;

  const char *text;
};
type_info::~type_info() {}
} // namespace std

// Vtables of the classes that describe types. Nothing is called through them: their addresses identify the kind of type.
#define DESCRIBES(what, symbol) extern "C" { void *what[12] __asm__("_ZTVN10__cxxabiv1" symbol "E") = {}; }
DESCRIBES(loam_fundamental_types, "23__fundamental_type_info")
DESCRIBES(loam_array_types, "17__array_type_info")
DESCRIBES(loam_function_types, "20__function_type_info")
DESCRIBES(loam_enum_types, "16__enum_type_info")
DESCRIBES(loam_pointer_types, "19__pointer_type_info")
DESCRIBES(loam_member_types, "29__pointer_to_member_type_info")
DESCRIBES(loam_plain_classes, "17__class_type_info")
DESCRIBES(loam_derived_classes, "20__si_class_type_info")
DESCRIBES(loam_classes_of_several, "21__vmi_class_type_info")

// The types of the language itself: each plain, as pointee and as const pointee.
struct FundamentalType {
  void **kind;
  const char *name;
};
struct PointerType {
  void **kind;
  const char *name;
  unsigned flags;
  const void *pointee;
};
#define TYPE(code)                                                                                            \
  extern "C" {                                                                                                \
  extern const FundamentalType loam_type_##code __asm__("_ZTI" #code);                                        \
  const FundamentalType loam_type_##code = {loam_fundamental_types + 2, #code};                               \
  extern const PointerType loam_pointer_##code __asm__("_ZTIP" #code);                                        \
  const PointerType loam_pointer_##code = {loam_pointer_types + 2, "P" #code, 0, &loam_type_##code};          \
  extern const PointerType loam_const_pointer_##code __asm__("_ZTIPK" #code);                                 \
  const PointerType loam_const_pointer_##code = {loam_pointer_types + 2, "PK" #code, 1, &loam_type_##code};   \
  }
TYPE(v) TYPE(b) TYPE(c) TYPE(a) TYPE(h) TYPE(w) TYPE(s) TYPE(t) TYPE(i) TYPE(j) TYPE(l) TYPE(m) TYPE(x) TYPE(y)
TYPE(n) TYPE(o) TYPE(f) TYPE(d) TYPE(e) TYPE(Dn) TYPE(Ds) TYPE(Di) TYPE(Du)

struct Types {
  static bool same(const std::type_info *a, const std::type_info *b) {
    // A name that begins with an asterisk belongs to a type that is local to one file.
    return a == b || a->text == b->text || (a->text[0] != '*' && strcmp(a->text, b->text) == 0);
  }
  static void **kind(const std::type_info *type) { return *(void ***)type - 2; }
};

bool std::type_info::operator==(const type_info &other) const { return Types::same(this, &other); }

struct Derived : std::type_info {
  const std::type_info *base;
};
struct Base {
  const std::type_info *type;
  long flags; // bit 0: virtual, bit 1: public, the rest: the offset
};
struct OfSeveral : std::type_info {
  unsigned flags;
  unsigned count;
  Base bases[1];
};

// ---- dynamic_cast ----

namespace {

struct Cast {
  const void *object; // the object that is cast
  const std::type_info *from, *to;
  const void *over;        // the only object of the target type that has `object` as a public base
  const void *beside;      // the only public object of the target type anywhere
  int overs, besides;
  bool is_public; // `object` is a public base of the most derived object
};

// Calls `visit(type, address, is public)` for every direct base.
template <class Visit> void each_base(const std::type_info *type, const char *address, Visit visit) {
  void **kind = Types::kind(type);
  if (kind == loam_derived_classes) {
    visit(static_cast<const Derived *>(type)->base, address, true);
  } else if (kind == loam_classes_of_several) {
    const OfSeveral *several = static_cast<const OfSeveral *>(type);
    for (unsigned i = 0; i < several->count; i++) {
      const Base &base = several->bases[i];
      ptrdiff_t offset = base.flags >> 8;
      if (base.flags & 1)
        offset = *(const ptrdiff_t *)(*(const char *const *)address + offset);
      visit(base.type, address + offset, (base.flags & 2) != 0);
    }
  }
}

// Whether the object to be cast is a public base of this object.
bool holds(const Cast &cast, const std::type_info *type, const char *address) {
  if (address == cast.object && Types::same(type, cast.from))
    return true;
  bool found = false;
  each_base(type, address, [&](const std::type_info *base, const char *at, bool is_public) {
    found = found || (is_public && holds(cast, base, at));
  });
  return found;
}

void search(Cast &cast, const std::type_info *type, const char *address, bool is_public) {
  if (address == cast.object && Types::same(type, cast.from))
    cast.is_public |= is_public;
  if (Types::same(type, cast.to)) {
    // A virtual base is found on several paths and is still one object.
    if (holds(cast, type, address) && cast.over != address) {
      cast.over = address;
      cast.overs++;
    }
    if (is_public && cast.beside != address) {
      cast.beside = address;
      cast.besides++;
    }
  }
  each_base(type, address, [&](const std::type_info *base, const char *at, bool base_is_public) {
    search(cast, base, at, is_public && base_is_public);
  });
}

} // namespace

extern "C" void *__dynamic_cast(const void *object, const std::type_info *from, const std::type_info *to, ptrdiff_t) {
  const char *const *vtable = *(const char *const *const *)object;
  const char *whole = (const char *)object + (ptrdiff_t)vtable[-2];
  // In front of the entries: the offset to the most derived object, and its type.
  const std::type_info *type = (const std::type_info *)vtable[-1];
  Cast cast = {object, from, to, nullptr, nullptr, 0, 0, false};
  search(cast, type, whole, true);
  if (cast.overs == 1)
    return (void *)cast.over;
  return cast.overs == 0 && cast.is_public && cast.besides == 1 ? (void *)cast.beside : nullptr;
}

// ---- Exceptions ----

extern "C" {

// In front of every exception. The engine reads `type` and writes `caught`.
struct Thrown {
  const std::type_info *type;
  void (*destroy)(void *);
  void *caught;   // the part of the exception that the handler catches
  Thrown *next;   // caught before this exception and not yet handled
  long handlers;  // handlers it is in; negative while it is rethrown
  long references;
  long unused[2]; // keeps the exception aligned
};

static Thrown *caught_last;
static int uncaught;

static Thrown *header(void *object) { return (Thrown *)object - 1; }

void *__cxa_allocate_exception(size_t size) noexcept {
  Thrown *thrown = (Thrown *)malloc(sizeof(Thrown) + size);
  if (!thrown)
    __loam_terminate("no memory is left for an exception");
  *thrown = Thrown();
  return thrown + 1;
}

void __cxa_free_exception(void *object) noexcept { free(header(object)); }

[[noreturn]] void __cxa_throw(void *object, const std::type_info *type, void (*destroy)(void *)) {
  Thrown *thrown = header(object);
  thrown->type = type;
  thrown->destroy = destroy;
  thrown->references = 1;
  uncaught++;
  __loam_throw(object);
}

void *__cxa_get_exception_ptr(void *object) noexcept { return header(object)->caught; }

void *__cxa_begin_catch(void *object) noexcept {
  Thrown *thrown = header(object);
  thrown->handlers = (thrown->handlers < 0 ? -thrown->handlers : thrown->handlers) + 1;
  uncaught--;
  if (caught_last != thrown) {
    thrown->next = caught_last;
    caught_last = thrown;
  }
  return thrown->caught;
}

static void release(Thrown *thrown) {
  if (--thrown->references == 0) {
    if (thrown->destroy)
      thrown->destroy(thrown + 1);
    free(thrown);
  }
}

void __cxa_end_catch() {
  Thrown *thrown = caught_last;
  if (!thrown)
    return;
  if (thrown->handlers < 0) {
    // Rethrown out of this handler: it is not destroyed.
    if (++thrown->handlers == 0)
      caught_last = thrown->next;
  } else if (--thrown->handlers == 0) {
    caught_last = thrown->next;
    release(thrown);
  }
}

[[noreturn]] void __cxa_rethrow() {
  Thrown *thrown = caught_last;
  if (!thrown)
    __loam_terminate("throw without an operand where nothing is caught");
  thrown->handlers = -thrown->handlers;
  uncaught++;
  __loam_throw(thrown + 1);
}

std::type_info *__cxa_current_exception_type() noexcept {
  return caught_last ? const_cast<std::type_info *>(caught_last->type) : nullptr;
}

[[noreturn]] void __cxa_call_unexpected(void *) { __loam_terminate("an exception leaves a function that must not throw it"); }

[[noreturn]] void __cxa_deleted_virtual() { __loam_terminate("a deleted virtual function is called"); }

// ---- Static locals ----

// The first byte of a guard is set when the object is initialised, the second while it is being initialised.
int __cxa_guard_acquire(char *guard) {
  if (guard[0])
    return 0;
  if (guard[1])
    __loam_terminate("a static local needs itself to be made");
  guard[1] = 1;
  return 1;
}
void __cxa_guard_release(char *guard) { guard[0] = 1, guard[1] = 0; }
void __cxa_guard_abort(char *guard) { guard[1] = 0; }

int __cxa_atexit(void (*)(void *), void *, void *);
int __cxa_thread_atexit(void (*function)(void *), void *argument, void *module) {
  return __cxa_atexit(function, argument, module);
}

__attribute__((weak)) void *__dso_handle;
__attribute__((weak)) char __libc_single_threaded = 1;
int __gxx_personality_v0(...) { return 0; }

} // extern "C"

// ---- Standard exceptions ----

namespace std {

struct nothrow_t {};
extern const nothrow_t nothrow;
const nothrow_t nothrow = {};

[[noreturn]] void terminate() noexcept { __loam_terminate("std::terminate is called"); }
bool uncaught_exception() noexcept { return uncaught > 0; }
int uncaught_exceptions() noexcept { return uncaught; }

inline namespace __cxx11 {
template <class Character, class Traits, class Allocator> class basic_string {
public:
  Character *text;
  size_t length;
};
} // namespace __cxx11
template <class> struct char_traits;
template <class> class allocator;
typedef basic_string<char, char_traits<char>, allocator<char>> string;

class exception {
public:
  exception() noexcept {}
  virtual ~exception() noexcept;
  virtual const char *what() const noexcept;
};
exception::~exception() noexcept {}
const char *exception::what() const noexcept { return "std::exception"; }

#define SIMPLE_EXCEPTION(name, base, text)     \
  class name : public base {                   \
  public:                                      \
    name() noexcept {}                         \
    ~name() noexcept override;                 \
    const char *what() const noexcept override; \
  };                                           \
  name::~name() noexcept {}                    \
  const char *name::what() const noexcept { return text; }
SIMPLE_EXCEPTION(bad_exception, exception, "std::bad_exception")
SIMPLE_EXCEPTION(bad_alloc, exception, "std::bad_alloc")
SIMPLE_EXCEPTION(bad_array_new_length, bad_alloc, "std::bad_array_new_length")
SIMPLE_EXCEPTION(bad_cast, exception, "std::bad_cast")
SIMPLE_EXCEPTION(bad_typeid, exception, "std::bad_typeid")
SIMPLE_EXCEPTION(bad_function_call, exception, "bad_function_call")
SIMPLE_EXCEPTION(bad_weak_ptr, exception, "bad_weak_ptr")

// The text of an exception, shared by its copies; one pointer, as the headers say.
class Text {
public:
  explicit Text(const char *text, size_t length) {
    shared = (Shared *)malloc(sizeof(Shared) + length + 1);
    if (!shared)
      __loam_terminate("no memory is left for an exception");
    shared->count = 1;
    memcpy(shared + 1, text, length);
    ((char *)(shared + 1))[length] = 0;
  }
  Text(const Text &other) noexcept : shared(other.shared) { shared->count++; }
  Text &operator=(const Text &other) noexcept {
    other.shared->count++;
    drop();
    shared = other.shared;
    return *this;
  }
  ~Text() { drop(); }
  const char *get() const { return (const char *)(shared + 1); }

private:
  struct Shared {
    long count;
  };
  void drop() {
    if (--shared->count == 0)
      free(shared);
  }
  Shared *shared;
};

#define TEXT_EXCEPTION(name)                                                           \
  class name : public exception {                                                      \
  public:                                                                              \
    explicit name(const char *);                                                       \
    explicit name(const string &);                                                     \
    name(const name &) noexcept;                                                       \
    name &operator=(const name &) noexcept;                                            \
    ~name() noexcept override;                                                         \
    const char *what() const noexcept override;                                        \
                                                                                       \
  private:                                                                             \
    Text text;                                                                         \
  };                                                                                   \
  name::name(const char *what) : text(what, strlen(what)) {}                           \
  name::name(const string &what) : text(what.text, what.length) {}                     \
  name::name(const name &other) noexcept : exception(other), text(other.text) {}       \
  name &name::operator=(const name &other) noexcept {                                  \
    text = other.text;                                                                 \
    return *this;                                                                      \
  }                                                                                    \
  name::~name() noexcept {}                                                            \
  const char *name::what() const noexcept { return text.get(); }
TEXT_EXCEPTION(logic_error)
TEXT_EXCEPTION(runtime_error)

#define DERIVED_EXCEPTION(name, base)                   \
  class name : public base {                            \
  public:                                               \
    explicit name(const char *);                        \
    explicit name(const string &);                      \
    ~name() noexcept override;                          \
  };                                                    \
  name::name(const char *what) : base(what) {}          \
  name::name(const string &what) : base(what) {}        \
  name::~name() noexcept {}
DERIVED_EXCEPTION(domain_error, logic_error)
DERIVED_EXCEPTION(invalid_argument, logic_error)
DERIVED_EXCEPTION(length_error, logic_error)
DERIVED_EXCEPTION(out_of_range, logic_error)
DERIVED_EXCEPTION(range_error, runtime_error)
DERIVED_EXCEPTION(overflow_error, runtime_error)
DERIVED_EXCEPTION(underflow_error, runtime_error)

template <class Exception, class... Arguments> [[noreturn]] static void raise(Arguments... arguments) {
  void *object = __cxa_allocate_exception(sizeof(Exception));
  new (object) Exception(arguments...);
  __cxa_throw(object, &typeid(Exception), [](void *thrown) { ((Exception *)thrown)->~Exception(); });
}

void __throw_bad_exception() { raise<bad_exception>(); }
void __throw_bad_alloc() { raise<bad_alloc>(); }
void __throw_bad_array_new_length() { raise<bad_array_new_length>(); }
void __throw_bad_cast() { raise<bad_cast>(); }
void __throw_bad_typeid() { raise<bad_typeid>(); }
void __throw_bad_function_call() { raise<bad_function_call>(); }
void __throw_logic_error(const char *what) { raise<logic_error>(what); }
void __throw_domain_error(const char *what) { raise<domain_error>(what); }
void __throw_invalid_argument(const char *what) { raise<invalid_argument>(what); }
void __throw_length_error(const char *what) { raise<length_error>(what); }
void __throw_out_of_range(const char *what) { raise<out_of_range>(what); }
void __throw_runtime_error(const char *what) { raise<runtime_error>(what); }
void __throw_range_error(const char *what) { raise<range_error>(what); }
void __throw_overflow_error(const char *what) { raise<overflow_error>(what); }
void __throw_underflow_error(const char *what) { raise<underflow_error>(what); }

// Supports the conversions that the headers use: %s and %zu.
void __throw_out_of_range_fmt(const char *format, ...) {
  char text[512];
  size_t length = 0;
  __builtin_va_list list;
  __builtin_va_start(list, format);
  for (; *format && length < sizeof text - 24; format++) {
    if (format[0] == '%' && format[1] == 's') {
      for (const char *s = __builtin_va_arg(list, const char *); *s && length < sizeof text - 24; s++)
        text[length++] = *s;
      format++;
    } else if (format[0] == '%' && format[1] == 'z') {
      char digits[24];
      int count = 0;
      size_t number = __builtin_va_arg(list, size_t);
      do
        digits[count++] = '0' + number % 10;
      while (number /= 10);
      while (count)
        text[length++] = digits[--count];
      format += 2;
    } else {
      text[length++] = *format;
    }
  }
  __builtin_va_end(list);
  text[length] = 0;
  raise<out_of_range>((const char *)text);
}

void __glibcxx_assert_fail(const char *, int, const char *, const char *condition) noexcept { __loam_terminate(condition); }

} // namespace std

extern "C" {
void __cxa_bad_cast() { std::__throw_bad_cast(); }
void __cxa_bad_typeid() { std::__throw_bad_typeid(); }
void __cxa_throw_bad_array_new_length() { std::__throw_bad_array_new_length(); }
}

// ---- Trees, lists and tables ----

namespace std {

enum _Rb_tree_color { red, black };
struct _Rb_tree_node_base {
  _Rb_tree_color color;
  _Rb_tree_node_base *parent, *left, *right;
};
typedef _Rb_tree_node_base Node;

// The header of a tree has the root as parent and the first and last node as left and right.
static Node *next(Node *node) {
  if (node->right) {
    for (node = node->right; node->left;)
      node = node->left;
    return node;
  }
  Node *parent = node->parent;
  for (; node == parent->right; parent = parent->parent)
    node = parent;
  // If the root is also the last node, its parent is the header, and so is its successor.
  return node->right == parent ? node : parent;
}

static Node *previous(Node *node) {
  // The end is the header, which is red and its own grandparent; its predecessor is the last node.
  if (node->color == red && node->parent->parent == node)
    return node->right;
  if (node->left) {
    for (node = node->left; node->right;)
      node = node->right;
    return node;
  }
  Node *parent = node->parent;
  for (; node == parent->left; parent = parent->parent)
    node = parent;
  return parent;
}

Node *_Rb_tree_increment(Node *node) throw() { return next(node); }
const Node *_Rb_tree_increment(const Node *node) throw() { return next(const_cast<Node *>(node)); }
Node *_Rb_tree_decrement(Node *node) throw() { return previous(node); }
const Node *_Rb_tree_decrement(const Node *node) throw() { return previous(const_cast<Node *>(node)); }

// Replaces `node` by `heir` under its parent.
static void replace(Node *node, Node *heir, Node &header) {
  if (node == header.parent)
    header.parent = heir;
  else if (node == node->parent->left)
    node->parent->left = heir;
  else
    node->parent->right = heir;
  if (heir)
    heir->parent = node->parent;
}

static void rotate(Node *node, Node &header, bool to_left) {
  Node *riser = to_left ? node->right : node->left;
  Node *moved = to_left ? riser->left : riser->right;
  replace(node, riser, header);
  (to_left ? node->right : node->left) = moved;
  if (moved)
    moved->parent = node;
  (to_left ? riser->left : riser->right) = node;
  node->parent = riser;
}

void _Rb_tree_insert_and_rebalance(const bool to_left, Node *node, Node *parent, Node &header) throw() {
  *node = {red, parent, nullptr, nullptr};
  if (parent == &header) {
    header.parent = header.left = header.right = node;
  } else if (to_left) {
    parent->left = node;
    if (parent == header.left)
      header.left = node;
  } else {
    parent->right = node;
    if (parent == header.right)
      header.right = node;
  }
  while (node != header.parent && node->parent->color == red) {
    Node *above = node->parent->parent;
    bool left = node->parent == above->left;
    Node *uncle = left ? above->right : above->left;
    if (uncle && uncle->color == red) {
      node->parent->color = uncle->color = black;
      above->color = red;
      node = above;
      continue;
    }
    if (node == (left ? node->parent->right : node->parent->left)) {
      node = node->parent;
      rotate(node, header, left);
    }
    node->parent->color = black;
    above->color = red;
    rotate(above, header, !left);
  }
  header.parent->color = black;
}

// Rebalances: `node`, which may be null, is a child of `parent` and lacks one black node on its paths.
static void rebalance(Node *node, Node *parent, Node &header) {
  while (node != header.parent && (!node || node->color == black)) {
    bool left = node == parent->left;
    Node *sibling = left ? parent->right : parent->left;
    if (sibling->color == red) {
      sibling->color = black;
      parent->color = red;
      rotate(parent, header, left);
      sibling = left ? parent->right : parent->left;
    }
    Node *near = left ? sibling->left : sibling->right;
    Node *far = left ? sibling->right : sibling->left;
    if ((!near || near->color == black) && (!far || far->color == black)) {
      sibling->color = red;
      node = parent;
      parent = parent->parent;
      continue;
    }
    if (!far || far->color == black) {
      near->color = black;
      sibling->color = red;
      rotate(sibling, header, !left);
      sibling = left ? parent->right : parent->left;
      far = left ? sibling->right : sibling->left;
    }
    sibling->color = parent->color;
    parent->color = black;
    far->color = black;
    rotate(parent, header, left);
    break;
  }
  if (node)
    node->color = black;
}

Node *_Rb_tree_rebalance_for_erase(Node *const node, Node &header) throw() {
  if (node == header.left)
    header.left = header.parent == node && !node->right ? &header : next(node);
  if (node == header.right)
    header.right = header.parent == node && !node->left ? &header : previous(node);
  Node *child, *under;
  _Rb_tree_color removed;
  if (node->left && node->right) {
    // The successor replaces the node.
    Node *heir = node->right;
    while (heir->left)
      heir = heir->left;
    child = heir->right;
    removed = heir->color;
    under = heir->parent == node ? heir : heir->parent;
    if (heir->parent != node) {
      heir->parent->left = child;
      if (child)
        child->parent = heir->parent;
      heir->right = node->right;
      heir->right->parent = heir;
    }
    heir->left = node->left;
    heir->left->parent = heir;
    replace(node, heir, header);
    heir->color = node->color;
    node->color = removed;
  } else {
    child = node->left ? node->left : node->right;
    under = node->parent;
    removed = node->color;
    replace(node, child, header);
  }
  if (removed == black)
    rebalance(child, under, header);
  return node;
}

namespace __detail {

struct _List_node_base {
  _List_node_base *next, *previous;
  static void swap(_List_node_base &, _List_node_base &) noexcept;
  void _M_transfer(_List_node_base *first, _List_node_base *last) noexcept;
  void _M_reverse() noexcept;
  void _M_hook(_List_node_base *before) noexcept;
  void _M_unhook() noexcept;
};

void _List_node_base::_M_hook(_List_node_base *before) noexcept {
  next = before;
  previous = before->previous;
  previous->next = before->previous = this;
}

void _List_node_base::_M_unhook() noexcept {
  next->previous = previous;
  previous->next = next;
}

// Moves [first, last) in front of this node.
void _List_node_base::_M_transfer(_List_node_base *first, _List_node_base *last) noexcept {
  if (this == last)
    return;
  _List_node_base *end = last->previous;
  first->previous->next = last;
  last->previous = first->previous;
  previous->next = first;
  first->previous = previous;
  end->next = this;
  previous = end;
}

void _List_node_base::_M_reverse() noexcept {
  _List_node_base *node = this;
  do {
    _List_node_base *following = node->next;
    node->next = node->previous;
    node->previous = following;
    node = following;
  } while (node != this);
}

// Swaps two lists: each head then points to the other's nodes.
void _List_node_base::swap(_List_node_base &a, _List_node_base &b) noexcept {
  bool a_has = a.next != &a, b_has = b.next != &b;
  _List_node_base old = a;
  if (b_has) {
    a = b;
    a.next->previous = a.previous->next = &a;
  } else {
    a.next = a.previous = &a;
  }
  if (a_has) {
    b = old;
    b.next->previous = b.previous->next = &b;
  } else {
    b.next = b.previous = &b;
  }
}

static const unsigned bucket_counts[] = {
#include "primes.inc"
};

struct NeedsRehash {
  bool first;
  size_t second;
};

struct _Prime_rehash_policy {
  float most_per_bucket;
  mutable size_t next_resize;
  size_t _M_next_bkt(size_t count) const;
  NeedsRehash _M_need_rehash(size_t buckets, size_t elements, size_t more) const;
};

size_t _Prime_rehash_policy::_M_next_bkt(size_t count) const {
  static const unsigned char small[] = {2, 2, 2, 3, 5, 5, 7, 7, 11, 11, 11, 11, 13, 13};
  size_t found = (size_t)-1;
  if (count < sizeof small) {
    found = count == 0 ? 1 : small[count];
    if (count == 0)
      return 1;
  } else {
    for (unsigned candidate : bucket_counts)
      if (candidate >= count) {
        found = candidate;
        break;
      }
  }
  next_resize = __builtin_floor(found * (double)most_per_bucket);
  return found;
}

NeedsRehash _Prime_rehash_policy::_M_need_rehash(size_t buckets, size_t elements, size_t more) const {
  if (elements + more <= next_resize)
    return {false, 0};
  // The first insertion makes buckets for several elements at once.
  size_t wanted = elements + more;
  if (!next_resize && wanted < 11)
    wanted = 11;
  double least = wanted / (double)most_per_bucket;
  if (least >= buckets) {
    size_t count = (size_t)__builtin_floor(least) + 1;
    return {true, _M_next_bkt(count < buckets * 2 ? buckets * 2 : count)};
  }
  next_resize = __builtin_floor(buckets * (double)most_per_bucket);
  return {false, 0};
}

} // namespace __detail

// The hash of a string decides the iteration order of tables, so it is libstdc++'s: MurmurHash64A.
size_t _Hash_bytes(const void *bytes, size_t length, size_t seed) {
  const size_t factor = 0xc6a4a7935bd1e995;
  const unsigned char *at = (const unsigned char *)bytes, *end = at + (length & ~(size_t)7);
  size_t hash = seed ^ length * factor;
  for (; at != end; at += 8) {
    size_t word;
    memcpy(&word, at, 8);
    word *= factor;
    hash = (hash ^ (word ^ word >> 47) * factor) * factor;
  }
  if (length & 7) {
    size_t word = 0;
    for (size_t i = length & 7; i > 0; i--)
      word = word << 8 | at[i - 1];
    hash = (hash ^ word) * factor;
  }
  hash = (hash ^ hash >> 47) * factor;
  return hash ^ hash >> 47;
}

} // namespace std
