//! Names of the machine's general registers.

use super::cpu::SubRegister;

/// The number of general registers.
pub const COUNT: usize = 16;
pub const RAX: usize = 0;
pub const RCX: usize = 2;
pub const RDX: usize = 3;
pub const RBX: usize = 1;

/// The names of the first eight registers at 16 bits; the prefix `e` or `r` makes them wider.
const OLD: [&str; 8] = ["ax", "bx", "cx", "dx", "si", "di", "bp", "sp"];
const LOW_BYTES: [&str; 8] = ["al", "bl", "cl", "dl", "sil", "dil", "bpl", "spl"];
const HIGH_BYTES: [&str; 4] = ["ah", "bh", "ch", "dh"];

/// The register with this name, and the part of it that the name denotes. The stack pointer and the frame
/// pointer belong to the compiler and are not available.
pub fn named(name: &str) -> Option<(usize, SubRegister)> {
    any(name).filter(|(register, _)| !matches!(register, 6 | 7))
}

fn any(name: &str) -> Option<(usize, SubRegister)> {
    let position = |names: &[&str], name: &str| names.iter().position(|known| *known == name);
    if let Some(register) = position(&LOW_BYTES, name) {
        return Some((register, SubRegister::low(8)));
    }
    if let Some(register) = position(&HIGH_BYTES, name) {
        return Some((register, SubRegister::HIGH_BYTE));
    }
    if let Some(register) = position(&OLD, name) {
        return Some((register, SubRegister::low(16)));
    }
    match name.split_at_checked(1)? {
        ("e", old) => Some((position(&OLD, old)?, SubRegister::low(32))),
        ("r", rest) if position(&OLD, rest).is_some() => Some((position(&OLD, rest)?, SubRegister::low(64))),
        ("r", rest) => numbered(rest),
        _ => None,
    }
}

/// Names `8` to `15`, with a suffix for less than the whole register.
fn numbered(text: &str) -> Option<(usize, SubRegister)> {
    let digits = text.trim_end_matches(['b', 'w', 'd']);
    let width = match text.strip_prefix(digits)? {
        "" => 64,
        "d" => 32,
        "w" => 16,
        "b" => 8,
        _ => return None,
    };
    let number: usize = digits.parse().ok()?;
    (8..COUNT).contains(&number).then_some((number, SubRegister::low(width)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_say_register_and_part() {
        assert_eq!(named("rax"), Some((RAX, SubRegister::low(64))));
        assert_eq!(named("edx"), Some((RDX, SubRegister::low(32))));
        assert_eq!(named("r10d"), Some((10, SubRegister::low(32))));
        assert_eq!(named("r8"), Some((8, SubRegister::low(64))));
        assert_eq!(named("ch"), Some((RCX, SubRegister::HIGH_BYTE)));
        assert_eq!(named("sil"), Some((4, SubRegister::low(8))));
        for name in ["rsp", "ebp", "r16", "xmm0", "", "r", "e", "é"] {
            assert_eq!(named(name), None, "{name}");
        }
    }
}
