//! A failed assertion, and one that names both sides.
fn main() {
    let x: u16 = loam::symbolic("x");
    let y: bool = loam::symbolic("y");
    if y {
        assert!(x != 1234); //~ BUG assert: assertion failed: x != 1234
    } else {
        assert_eq!(x % 1000 + 1, x / 1000, "odd {x}"); //~ BUG assert: assertion `left == right` failed: odd
    }
}
