//! Numbers of 128 bits, floats as text, collections, iterators, strings, formatting, traits.
use std::collections::{BTreeMap, HashMap, HashSet, VecDeque, BinaryHeap};
use std::fmt::Write as _;
fn gcd(a: u128, b: u128) -> u128 { if b == 0 { a } else { gcd(b, a % b) } }
#[derive(Debug, Clone, PartialEq)]
enum Shape { Circle(f64), Rect { w: f64, h: f64 }, Unit }
fn area(s: &Shape) -> Option<f64> { match s { Shape::Circle(r) => Some(3.0 * r * r), Shape::Rect { w, h } => Some(w * h), Shape::Unit => None } }
fn parse(s: &str) -> Result<i32, std::num::ParseIntError> { let n: i32 = s.trim().parse()?; Ok(n * 2) }
trait Animal { fn name(&self) -> String; fn loud(&self) -> String { self.name().to_uppercase() } }
struct Dog; struct Cat(u8);
impl Animal for Dog { fn name(&self) -> String { "dog".into() } }
impl Animal for Cat { fn name(&self) -> String { format!("cat{}", self.0) } }
fn main() {
    let big: u128 = 340282366920938463463374607431768211455; println!("{big} {} {}", big / 3, big % 1_000_000_007);
    let neg: i128 = -170141183460469231731687303715884105728; println!("{neg} {} {:x} {:o}", neg / 7, neg as u128, neg as u128);
    println!("{} {}", gcd(2u128.pow(100), 6u128.pow(40)), "123456789012345678901234567890".parse::<u128>().unwrap());
    println!("{:?} {:?} {:?}", big.checked_add(1), big.wrapping_mul(3), 5u128.checked_pow(55)); println!("{} {} {}", big.leading_zeros(), (big >> 100).count_ones(), (1u128 << 90).trailing_zeros()); println!("{} {:e}", big as f64, 1e300f64); println!("{}", 1.0e20f64 as u128);
    println!("{} {} {} {} {}", 0.1f64 + 0.2, 1.0f32 / 3.0, 1e21f64, f64::MAX, f64::MIN_POSITIVE); println!("{:.3} {:8.2} {:+} {:e} {:?} {:?}", 3.14159, 2.5, 1.5, 12345.678, 1.0f64, 0.1f32); println!("{} {} {}", f64::NAN, f64::INFINITY, -0.0f64); println!("{} {} {} {}", 300i32 as u8, -1i32 as u32, 1e10f64 as i32, f64::NAN as i32); println!("{:?}", ["1.5", "-2e3", "inf", "0.1e-5", "abc"].map(|s| s.parse::<f64>().ok()));
    println!("{:05} {:<5}| {:^7} |{:>6} {:#x} {:#b} {:#?}", 42, "ab", "mid", 'c', 255, 5, (1, "x"));
    let mut map = HashMap::new(); for w in "the quick brown fox jumps over the lazy dog the end".split_whitespace() { *map.entry(w).or_insert(0) += 1; } let mut keys: Vec<_> = map.iter().collect(); keys.sort_by(|a, b| b.1.cmp(a.1).then(a.0.cmp(b.0))); println!("{:?}", &keys[..4]);
    let tree: BTreeMap<i32, String> = (0..20).map(|i| (i * 7 % 20, format!("v{i}"))).collect(); println!("{:?} {:?}", tree.range(3..6).collect::<Vec<_>>(), tree.first_key_value()); let set: HashSet<i32> = [1, 2, 3, 2, 1].into_iter().collect(); println!("{}", set.len());
    let mut v: Vec<i32> = (0..50).map(|x| (x * 37 + 11) % 53).collect(); v.sort(); v.dedup(); v.retain(|x| x % 3 != 0); println!("{:?} {:?}", &v[..5], v.binary_search(&10)); v.sort_by_key(|x| std::cmp::Reverse(x % 10)); println!("{:?}", &v[..6]); let s: i32 = v.iter().filter(|x| **x > 10).map(|x| x * 2).sum(); println!("{s} {:?} {:?}", v.iter().max(), v.chunks(4).map(|c| c.len()).collect::<Vec<_>>()); println!("{:?}", v.windows(2).filter(|w| w[0] < w[1]).count()); let mut q: VecDeque<_> = (1..5).collect(); q.rotate_left(2); q.push_front(9); println!("{:?}", q); let mut h: BinaryHeap<_> = [3, 1, 4, 1, 5].into(); print!("{:?} ", h.pop()); println!("{:?}", h.into_sorted_vec());
    println!("{:?} {:?} {:?}", parse("21"), parse("x"), parse("99999999999")); for s in [Shape::Circle(2.0), Shape::Rect { w: 2.0, h: 3.5 }, Shape::Unit] { println!("{:?} {:?}", s, area(&s)); } let zoo: Vec<Box<dyn Animal>> = vec![Box::new(Dog), Box::new(Cat(3))]; println!("{}", zoo.iter().map(|a| a.loud()).collect::<Vec<_>>().join("+"));
    let text = "héllo wörld"; println!("{} {} {:?} {:?}", text.len(), text.chars().count(), text.char_indices().nth(2), text.to_uppercase()); println!("{:?} {:?} {}", text.find("wö"), text.split_once(' '), text.replace('l', "L")); println!("{:?}", "a=1;b=22;c".split(';').map(|kv| kv.split_once('=')).collect::<Vec<_>>()); let mut out = String::new(); write!(out, "{:>4}|{:<4}|", 7, 8).unwrap(); println!("{out}"); println!("{:?}", text.bytes().rev().take(3).collect::<Vec<_>>()); let o: Option<&str> = None; println!("{} {:?}", o.unwrap_or("none"), Some(3).and_then(|x| if x > 2 { Some(x * 2) } else { None })); let arr = [[1, 2, 3], [4, 5, 6]]; println!("{}", arr.iter().flatten().fold(0, |a, b| a * 10 + b)); let (a, b) = arr.split_at(1); println!("{:?} {:?}", a, b); println!("{:?}", (1..=4).scan(1, |acc, x| { *acc *= x; Some(*acc) }).collect::<Vec<_>>()); println!("{:?}", "zebra".chars().zip(1..).filter(|(_, i)| i % 2 == 1).collect::<String2>());
}
#[derive(Debug)] struct String2(String); impl FromIterator<(char, i32)> for String2 { fn from_iter<I: IntoIterator<Item = (char, i32)>>(i: I) -> Self { String2(i.into_iter().map(|(c, _)| c).collect()) } }
