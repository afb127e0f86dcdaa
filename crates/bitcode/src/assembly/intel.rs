//! Intel's syntax, which Rust writes, put into AT&T's: `mov rax, qword ptr [rdi + 8*rcx + 16]` becomes
//! `movq 16(%rdi,%rcx,8), %rax`.
//!
//! Operands stand in the opposite order, registers and numbers have no mark, and the width of an operand in memory is said with the
//! operand. What is not one of these forms is not understood.

use super::instruction::is_sized;
use super::register;
use super::template::{Piece, Statement, text, trim};

/// Instructions with another name in AT&T's syntax.
const RENAMED: [(&str, &str); 4] = [("cdqe", "cltq"), ("cqo", "cqto"), ("cdq", "cltd"), ("cwde", "cwtl")];

/// The words for the width of an operand in memory, and the letters for it at the end of a name.
const WIDTHS: [(&str, char); 4] = [("byte", 'b'), ("word", 'w'), ("dword", 'l'), ("qword", 'q')];

/// The same statement in AT&T's syntax.
pub fn as_att(statement: &Statement) -> Option<Statement> {
    let renamed = RENAMED.iter().find(|(intel, _)| *intel == statement.name);
    let mut name = renamed.map_or(statement.name.as_str(), |(_, att)| att).to_owned();
    let mut operands = Vec::new();
    for pieces in statement.operands.iter().rev() {
        let (operand, width) = operand(pieces)?;
        if let Some(letter) = width.filter(|_| is_sized(&name)) {
            name.push(letter);
        }
        operands.push(operand);
    }
    Some(Statement { name, operands })
}

/// An operand, and the letter of its width if it says one.
fn operand(pieces: &[Piece]) -> Option<(Vec<Piece>, Option<char>)> {
    if let [Piece::Operand { .. }] = pieces {
        return Some((pieces.to_vec(), None));
    }
    let Some(open) = pieces.iter().position(|piece| *piece == Piece::Char('[')) else {
        let word = text(pieces)?;
        let mark = if register::named(&word.to_lowercase()).is_some() { '%' } else { '$' };
        return Some((marked(mark, pieces), None));
    };
    let [inside @ .., Piece::Char(']')] = &pieces[open + 1..] else { return None };
    let before = text(trim(&pieces[..open]))?.to_lowercase();
    let width = match before.strip_suffix("ptr").map(str::trim) {
        Some(word) => Some(WIDTHS.iter().find(|(name, _)| *name == word)?.1),
        None if before.is_empty() => None,
        None => return None,
    };
    Some((address(inside)?, width))
}

fn marked(mark: char, pieces: &[Piece]) -> Vec<Piece> {
    [Piece::Char(mark)].iter().chain(pieces).copied().collect()
}

/// `base + scale*index + number` as `number(base,index,scale)`.
fn address(pieces: &[Piece]) -> Option<Vec<Piece>> {
    let (mut base, mut index, mut number) = (None, None, Vec::new());
    let mut from = 0;
    let ends = (1..=pieces.len()).filter(|&at| matches!(pieces.get(at), None | Some(Piece::Char('+' | '-'))));
    for end in ends {
        let term = &pieces[from..end];
        let (sign, term) = match term {
            [Piece::Char(sign @ ('+' | '-')), rest @ ..] => (*sign, trim(rest)),
            _ => ('+', trim(term)),
        };
        from = end;
        let is_digit = |piece: Option<&Piece>| matches!(piece, Some(Piece::Char('0'..='9')));
        let product = term.iter().position(|piece| *piece == Piece::Char('*'));
        match product {
            Some(at) => {
                let (left, right) = (trim(&term[..at]), trim(&term[at + 1..]));
                let (register, scale) = if is_digit(left.first()) { (right, left) } else { (left, right) };
                let scaled = [&as_register(register)?[..], &[Piece::Char(',')], scale].concat();
                (sign == '+' && index.replace(scaled).is_none()).then_some(())?;
            }
            None if is_digit(term.first()) && number.is_empty() => {
                let sign = if sign == '-' { &[Piece::Char('-')][..] } else { &[] };
                number = [sign, term].concat();
            }
            None => {
                let place = if base.is_none() { &mut base } else { &mut index };
                (sign == '+' && place.replace(as_register(term)?).is_none()).then_some(())?;
            }
        }
    }
    let inside = match index {
        Some(index) => [base.unwrap_or_default(), vec![Piece::Char(',')], index].concat(),
        None => base?,
    };
    Some([number, vec![Piece::Char('(')], inside, vec![Piece::Char(')')]].concat())
}

/// A register of an address, which may be an operand of the sequence.
fn as_register(pieces: &[Piece]) -> Option<Vec<Piece>> {
    match pieces {
        [Piece::Operand { .. }] => Some(pieces.to_vec()),
        _ => Some(marked('%', pieces)).filter(|_| !pieces.is_empty()),
    }
}

#[cfg(test)]
mod tests {
    use super::super::template::{statements, written};
    use super::*;

    fn att(template: &str) -> Option<String> {
        let statements = statements(template)?;
        statements.iter().map(|statement| as_att(statement).map(|att| written(&att))).collect()
    }

    #[test]
    fn operands_are_turned_around_and_marked() {
        for (intel, expected) in [
            ("mov ${0:q}, rbx", "mov %rbx & <0q>"),
            ("add EAX, 0x10", "add $0x10 & %EAX"),
            ("shl ${0:e}, 3", "shl $3 & <0e>"),
            ("cqo", "cqto "),
            ("mov rax, qword ptr [rdi + 8*rcx + 16]", "movq 16(%rdi,%rcx,8) & %rax"),
            ("lock inc dword ptr [${1:r}-4]", "incl -4(<1r>)"),
            ("lea $0, [${1:r} + $2]", "lea (<1r>,<2 >) & <0 >"),
            ("sete byte ptr [rax]", "sete (%rax)"),
        ] {
            assert_eq!(att(intel).as_deref(), Some(expected), "{intel}");
        }
    }

    #[test]
    fn other_forms_are_not_understood() {
        for intel in [
            "mov rax, [rbx",
            "mov rax, xmmword ptr [rbx]",
            "mov rax, [rbx - rcx]",
            "mov rax, []",
            "mov al, [rax+rbx+rcx]",
        ] {
            assert_eq!(att(intel), None, "{intel}");
        }
    }
}
