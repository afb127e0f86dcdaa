// A pure virtual function is called from a constructor.
struct Base {
  Base() { call(); }
  void call();
  virtual int get() = 0;
};
void Base::call() { get(); }
struct Derived : Base {
  int get() override { return 1; }
};

int main() {
  Derived d;
  return d.get();
}
//@ bug: abort: pure virtual
