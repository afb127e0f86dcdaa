//! Constraints of the operands of a sequence.
//!
//! Clang has written `a` as `{ax}` and split `+r` into an output and an input tied to it by its number.
//! Clobbers name what the compiler must not rely on; the translation relies on nothing, so they are ignored.

use super::flags::Condition;
use super::register;

/// An operand of the sequence.
pub struct Constraint {
    pub output: bool,
    /// The argument is the address of the operand in memory.
    pub indirect: bool,
    pub kind: Kind,
}

/// The possible locations of an operand.
#[derive(Debug, PartialEq, Eq)]
pub enum Kind {
    /// This machine register.
    Fixed(usize),
    /// The register of the output with this number.
    Tied(usize),
    /// A condition on the flags after the sequence, as a boolean.
    Condition(Condition),
    /// Any location of the allowed kinds, at the compiler's choice.
    Free { register: bool, immediate: bool },
}

impl Constraint {
    /// Whether an argument of the call belongs to the operand.
    pub fn takes_argument(&self) -> bool {
        self.indirect || !self.output
    }
}

/// The operands in order; `None` if one of them is not understood.
pub fn parse(text: &str) -> Option<Vec<Constraint>> {
    let texts = text.split(',').filter(|text| !text.is_empty() && !text.starts_with('~'));
    texts.map(parse_one).collect()
}

fn parse_one(text: &str) -> Option<Constraint> {
    let (output, text) = match text.strip_prefix('=') {
        Some(rest) => (true, rest),
        None => (false, text),
    };
    let text = text.trim_start_matches(['&', '%']);
    let (indirect, text) = match text.strip_prefix('*') {
        Some(rest) => (true, rest),
        None => (false, text),
    };
    let kind = kind(text)?;
    // An operand behind a pointer but kept in a register would have to be written back.
    let in_memory = text.contains(['m', 'o', 'V', 'g', 'X']);
    (!indirect || in_memory).then_some(Constraint { output, indirect, kind })
}

fn kind(text: &str) -> Option<Kind> {
    if let Ok(number) = text.parse() {
        return Some(Kind::Tied(number));
    }
    if let Some(name) = text.strip_prefix('{').and_then(|rest| rest.strip_suffix('}')) {
        if let Some(condition) = name.strip_prefix("@cc") {
            return Condition::named(condition).map(Kind::Condition);
        }
        return register::named(name).map(|(register, _)| Kind::Fixed(register));
    }
    if !text.chars().all(|letter| "rqQRlmoVgXineIJKLMNOZs|?".contains(letter)) {
        return None;
    }
    let register = text.contains(['r', 'q', 'Q', 'R', 'l', 'g', 'X']);
    let immediate = text.contains(['i', 'n', 'e', 'g', 'X', 'I', 'J', 'K', 'L', 'M', 'N', 'O', 'Z', 's']);
    Some(Kind::Free { register, immediate })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn operands_are_read_and_clobbers_left_out() {
        let parsed =
            parse("={ax},=&r,=*m,={@ccc},%0,rme,*m,i,~{memory},~{dirflag}").expect("it is understood");
        let kinds: Vec<&Kind> = parsed.iter().map(|constraint| &constraint.kind).collect();
        let free = |register, immediate| Kind::Free { register, immediate };
        let carry = Condition::named("c").expect("carry is a condition");
        assert_eq!(
            kinds,
            [
                &Kind::Fixed(0),
                &free(true, false),
                &free(false, false),
                &Kind::Condition(carry),
                &Kind::Tied(0),
                &free(true, true),
                &free(false, false),
                &free(false, true)
            ]
        );
        let indirect: Vec<bool> = parsed.iter().map(|constraint| constraint.indirect).collect();
        assert_eq!(indirect, [false, false, true, false, false, false, true, false]);
    }

    #[test]
    fn other_registers_are_not_understood() {
        for text in ["=x", "{st}", "!i", "=*r", "^Yz"] {
            assert!(parse(text).is_none(), "{text}");
        }
    }
}
