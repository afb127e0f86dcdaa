// C++'s streams: formatted output and input, string streams, manipulators, output of static objects.
#include <iomanip>
#include <iostream>
#include <sstream>
#include <string>

struct Early {
  Early() { std::cout << "before main\n"; }
} early;

struct Point {
  int x, y;
};
static std::ostream &operator<<(std::ostream &out, const Point &point) {
  return out << '(' << point.x << ", " << point.y << ')';
}

int main() {
  std::cout << "text " << std::string("string") << ' ' << 42 << ' ' << -7L << ' ' << 3000000000u << std::endl;
  std::cout << std::hex << std::showbase << 255 << std::dec << ' ' << std::setw(6) << std::setfill('*') << 12 << ' '
            << std::left << std::setw(4) << 5 << "|\n";
  std::cout << 3.25 << ' ' << 1e20 << ' ' << 0.1f << ' ' << std::fixed << std::setprecision(2) << 2.0 / 3 << ' '
            << std::scientific << 12345.678 << '\n';
  std::cout << std::boolalpha << true << ' ' << std::noboolalpha << false << ' ' << Point{1, -2} << '\n';
  std::istringstream in("12 0x1f 3.5 word rest of line\nnext");
  int number, hex;
  double real;
  std::string word, rest;
  in >> number >> std::hex >> hex >> std::dec >> real >> word;
  std::getline(in, rest);
  std::cout << number << ' ' << hex << ' ' << real << ' ' << word << '[' << rest << "]\n";
  in >> number;
  std::cout << in.fail() << in.eof() << '\n';
  std::ostringstream out;
  out << 1 << ',' << 2.5;
  std::cout << out.str() << ' ' << out.str().size() << '\n';
  std::cerr << "error " << 1 << '\n';
  std::string line;
  std::cout << (std::getline(std::cin, line) ? "input" : "no input") << '\n';
}
//@ completed: 1
//@ stdout: before main
//@ stdout: 12 31 3.50e+00 word[ rest of line]
