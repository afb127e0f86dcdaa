//! Values as SMT-LIB text.

use crate::arrays::Contents;
use crate::floats::{interchange_width, to_interchange};
use crate::value::{ArraySort, Scalar};
use loam_expr::{FloatFormat, Width, concrete_float};

/// A value of a sort that has bits.
pub fn scalar(sort: Scalar, value: u128) -> String {
    match sort {
        Scalar::Bool => (value != 0).to_string(),
        Scalar::Bits(width) => bits(width, value),
        Scalar::Float(format) => float(format, value),
    }
}

fn bits(width: Width, value: u128) -> String {
    let (hexadecimal, binary) = (usize::from(width / 4), usize::from(width));
    if width.is_multiple_of(4) { format!("#x{value:0hexadecimal$x}") } else { format!("#b{value:0binary$b}") }
}

fn float(format: FloatFormat, value: u128) -> String {
    let (exponent, significand) = format.exponent_and_significand();
    if concrete_float::is_nan(format, value) {
        return format!("(_ NaN {exponent} {significand})");
    }
    let value = to_interchange(format, value);
    let part = |low: Width, width: Width| {
        let digits = usize::from(width);
        format!("#b{:0digits$b}", value >> low & (u128::MAX >> (128 - width)))
    };
    let sign = part(interchange_width(format) - 1, 1);
    format!("(fp {sign} {} {})", part(significand - 1, exponent), part(0, significand - 1))
}

/// An array: what it holds everywhere, with stores above.
pub fn array(sort: ArraySort, contents: &Contents) -> String {
    let start = format!("((as const {sort}) {})", scalar(sort.element, contents.default));
    let others = contents.elements.iter().filter(|&(_, &value)| value != contents.default);
    let stores: Vec<String> = others
        .map(|(&index, &value)| format!(" {} {})", scalar(sort.index, index), scalar(sort.element, value)))
        .collect();
    format!("{}{start}{}", "(store ".repeat(stores.len()), stores.concat())
}

/// A symbol, quoted with bars if necessary.
pub fn symbol(name: &str) -> String {
    const RESERVED: &[&str] = &["!", "_", "as", "exists", "forall", "let", "match", "par"];
    let is_plain = |c: char| c.is_ascii_alphanumeric() || "~!@$%^&*_-+=<>.?/".contains(c);
    let starts_well = name.chars().next().is_some_and(|c| !c.is_ascii_digit());
    if starts_well && name.chars().all(is_plain) && !RESERVED.contains(&name) {
        name.to_owned()
    } else {
        format!("|{name}|")
    }
}

/// A string literal.
pub fn text(content: &str) -> String {
    format!("\"{}\"", content.replace('"', "\"\""))
}
