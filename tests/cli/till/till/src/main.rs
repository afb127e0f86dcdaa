//! Prints the price on a label.

fn main() {
    let text = std::env::args().nth(1).unwrap_or_default();
    match till::label(&text) {
        Some(cents) => println!("{cents} cents"),
        None if cfg!(feature = "generous") => println!("nothing"),
        None => panic!("no price"),
    }
}
