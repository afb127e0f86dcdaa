//! The parser of a sequence's template into statements.
//!
//! `$0` and `${0:q}` are operands, `$$` is a dollar sign, `$(att$|intel$)` holds one text per syntax.
//! Statements
//! end at a new line or a semicolon; comments are left out.

use super::cpu::SubRegister;

/// A character of the text, or a reference to an operand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Piece {
    Char(char),
    Operand { index: usize, modifier: Option<char> },
}

/// One instruction with its operands as written.
#[derive(Debug, PartialEq, Eq)]
pub struct Statement {
    pub name: String,
    pub operands: Vec<Vec<Piece>>,
}

/// The part of a register that an operand modifier selects.
pub fn part(modifier: char) -> Option<SubRegister> {
    Some(match modifier {
        'b' => SubRegister::low(8),
        'h' => SubRegister::HIGH_BYTE,
        'w' => SubRegister::low(16),
        'k' => SubRegister::low(32),
        'q' => SubRegister::low(64),
        _ => return None,
    })
}

/// The statements of a template; `None` if the text is not valid.
pub fn statements(template: &str) -> Option<Vec<Statement>> {
    let mut pieces = without_comments(&pieces(template)?);
    pieces.push(Piece::Char('\n'));
    let mut statements = Vec::new();
    for line in pieces.split(|piece| matches!(piece, Piece::Char('\n' | ';'))) {
        let line = trim(line);
        if !line.is_empty() {
            statements.extend(statement(line)?);
        }
    }
    Some(statements)
}

fn pieces(template: &str) -> Option<Vec<Piece>> {
    let mut pieces = Vec::new();
    let mut rest = template;
    while let Some(at) = rest.find('$') {
        pieces.extend(rest[..at].chars().map(Piece::Char));
        rest = &rest[at + 1..];
        let first = rest.chars().next()?;
        let tail = &rest[first.len_utf8()..];
        match first {
            '$' => {
                pieces.push(Piece::Char('$'));
                rest = tail;
            }
            // The first of the texts between `$(` and `$)` is in AT&T syntax.
            '(' => rest = tail,
            '|' => rest = &rest[rest.find("$)")? + 2..],
            ')' => rest = tail,
            '{' => {
                let (inside, after) = tail.split_once('}')?;
                let (index, modifier) = inside.split_once(':').unwrap_or((inside, ""));
                let mut modifier = modifier.chars();
                pieces.push(Piece::Operand { index: index.parse().ok()?, modifier: modifier.next() });
                if modifier.next().is_some() {
                    return None;
                }
                rest = after;
            }
            _ => {
                let digits = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
                pieces.push(Piece::Operand { index: rest[..digits].parse().ok()?, modifier: None });
                rest = &rest[digits..];
            }
        }
    }
    pieces.extend(rest.chars().map(Piece::Char));
    Some(pieces)
}

fn without_comments(pieces: &[Piece]) -> Vec<Piece> {
    let mut kept = Vec::new();
    let mut rest = pieces;
    loop {
        match rest {
            [] => return kept,
            [Piece::Char('#'), ..] => {
                let end = rest.iter().position(|piece| *piece == Piece::Char('\n')).unwrap_or(rest.len());
                rest = &rest[end..];
            }
            [Piece::Char('/'), Piece::Char('*'), tail @ ..] => {
                let end = tail.windows(2).position(|pair| *pair == [Piece::Char('*'), Piece::Char('/')]);
                rest = end.map_or(&[], |end| &tail[end + 2..]);
            }
            [piece, tail @ ..] => {
                kept.push(*piece);
                rest = tail;
            }
        }
    }
}

fn is_space(piece: &Piece) -> bool {
    matches!(piece, Piece::Char(c) if c.is_whitespace())
}

pub fn trim(mut pieces: &[Piece]) -> &[Piece] {
    while let [first, tail @ ..] = pieces
        && is_space(first)
    {
        pieces = tail;
    }
    while let [head @ .., last] = pieces
        && is_space(last)
    {
        pieces = head;
    }
    pieces
}

/// The instruction on a line, or none if the line is a prefix that is ignored. A prefix may stand before its
/// instruction or on a separate line.
fn statement(line: &[Piece]) -> Option<Option<Statement>> {
    let end = line.iter().position(is_space).unwrap_or(line.len());
    let name = text(&line[..end])?.to_lowercase();
    let rest = trim(&line[end..]);
    match name.as_str() {
        // `rep nop` is a pause, and `rep bsf` is `bsf` on machines without `tzcnt`.
        "lock" | "rep" if rest.is_empty() => return Some(None),
        "lock" => return statement(rest),
        "rep" if text(rest).is_some_and(|rest| rest == "nop") => return Some(None),
        _ => {}
    }
    Some(Some(Statement { name, operands: operands(rest) }))
}

/// The operands between the commas that are not inside parentheses.
fn operands(pieces: &[Piece]) -> Vec<Vec<Piece>> {
    if pieces.is_empty() {
        return Vec::new();
    }
    let mut operands = vec![Vec::new()];
    let mut depth = 0;
    for &piece in pieces {
        match piece {
            Piece::Char(',') if depth == 0 => {
                operands.push(Vec::new());
                continue;
            }
            Piece::Char('(') => depth += 1,
            Piece::Char(')') => depth -= 1,
            _ => {}
        }
        operands.last_mut().expect("there is one from the start").push(piece);
    }
    operands.iter().map(|operand| trim(operand).to_vec()).collect()
}

/// The text of pieces without operands.
pub fn text(pieces: &[Piece]) -> Option<String> {
    let char = |piece: &Piece| match piece {
        Piece::Char(c) => Some(*c),
        Piece::Operand { .. } => None,
    };
    pieces.iter().map(char).collect()
}

/// A statement for comparisons in tests.
#[cfg(test)]
pub fn written(statement: &Statement) -> String {
    let operand = |operand: &Vec<Piece>| -> String {
        let piece = |piece: &Piece| match piece {
            Piece::Char(c) => c.to_string(),
            Piece::Operand { index, modifier } => format!("<{index}{}>", modifier.unwrap_or(' ')),
        };
        operand.iter().map(piece).collect()
    };
    let operands: Vec<String> = statement.operands.iter().map(operand).collect();
    format!("{} {}", statement.name, operands.join(" & "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn statements_alternatives_comments_and_prefixes_are_told_apart() {
        let text = "  xchg$(q$|$)  $(%$|$)rbx,${1:q}\n # a comment; not code\n\tlock; ADD $$5,8($0,%rcx,4) ; rep nop /* x */\n";
        let found: Vec<String> = statements(text).expect("it is understood").iter().map(written).collect();
        assert_eq!(found, ["xchgq %rbx & <1q>", "add $5 & 8(<0 >,%rcx,4)"]);
    }

    #[test]
    fn texts_that_end_too_early_are_not_understood() {
        for text in ["$", "${", "${1:", "${1:qq}", "$x", "mov $|", "${:uid}", "$99999999999999999999999"] {
            assert_eq!(statements(text), None, "{text}");
        }
    }
}
