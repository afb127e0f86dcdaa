//! Rust's own checks: each that can fail is found, at its line and with its message.
use std::cell::RefCell;

fn pick(table: &[u8], index: usize) -> u8 {
    table[index] //~ BUG abort: index out of bounds: the len is 4 but the index is
}

fn main() {
    let kind: u8 = loam::symbolic("kind");
    let x: i32 = loam::symbolic("x");
    match kind {
        0 => drop(pick(&[1, 2, 3, 4], (x & 7) as usize)),
        1 => drop(x + 1), //~ BUG abort: attempt to add with overflow
        2 => drop(100 / x), //~ BUG abort: attempt to divide by zero
        3 => drop((x > 5).then_some(x).unwrap()), //~ BUG abort: called `Option::unwrap()` on a `None` value
        4 => {
            let text = if x == 3 { "x" } else { "3" };
            drop(text.parse::<u8>().expect("a digit")); //~ BUG abort: a digit: ParseIntError
        }
        5 => {
            let cell = RefCell::new(x);
            let first = (x == 7).then(|| cell.borrow_mut());
            drop(cell.borrow_mut()); //~ BUG abort: already
            drop(first);
        }
        6 => {
            if x == 9 {
                panic!("x is {x}"); //~ BUG abort: x is 9
            }
        }
        _ => {}
    }
}
