//! Rust's library: strings, collections, formatting, closures; the program ends as natively and prints the same.
use std::collections::{BTreeMap, HashMap, HashSet, VecDeque};
use std::rc::Rc;

fn words(text: &str) -> BTreeMap<String, usize> {
    let mut counts = BTreeMap::new();
    for word in text.split_whitespace() {
        *counts.entry(word.to_lowercase()).or_insert(0) += 1;
    }
    counts
}

fn main() {
    println!("{:?}", words("the cat the Dog a cat The"));
    let mut squares: HashMap<u32, u64> = (0..50).map(|n| (n, u64::from(n) * u64::from(n))).collect();
    squares.retain(|key, _| key % 3 == 0);
    let mut values: Vec<_> = squares.values().copied().collect();
    values.sort_unstable_by(|a, b| b.cmp(a));
    println!("{} {:?}", values.len(), &values[..4]);
    let unique: HashSet<char> = "mississippi".chars().collect();
    println!("{}", unique.len());
    let mut queue: VecDeque<i32> = (1..=5).collect();
    queue.rotate_left(2);
    println!("{queue:?} {:>8.3}|{:<5}|{:#x}", 3.14159f64, "ab", 255);
    let shared = Rc::new(vec![1, 2, 3]);
    let other = Rc::clone(&shared);
    println!("{} {}", Rc::strong_count(&other), shared.iter().map(|x| x * 2).sum::<i32>());
    println!("{:?} {:?}", "42".parse::<i32>(), "4x".parse::<i32>().is_err());
}
//@ completed: 1
//@ stdout: {"a": 1, "cat": 2, "dog": 1, "the": 3}
//@ stdout: 17 [2304, 2025, 1764, 1521]
