//! A parser on symbolic bytes: all its paths are explored.
#[derive(Debug, PartialEq)]
enum Token {
    Number(u8),
    Plus,
    Minus,
}

fn token(byte: u8) -> Result<Token, u8> {
    match byte {
        b'0'..=b'9' => Ok(Token::Number(byte - b'0')),
        b'+' => Ok(Token::Plus),
        b'-' => Ok(Token::Minus),
        other => Err(other),
    }
}

fn evaluate(text: &[u8; 3]) -> Option<i32> {
    let tokens: Result<Vec<Token>, u8> = text.iter().map(|&byte| token(byte)).collect();
    match tokens.ok()?.as_slice() {
        [Token::Number(a), Token::Plus, Token::Number(b)] => Some(i32::from(*a) + i32::from(*b)),
        [Token::Number(a), Token::Minus, Token::Number(b)] => Some(i32::from(*a) - i32::from(*b)),
        _ => None,
    }
}

fn main() {
    let text: [u8; 3] = loam::symbolic("text");
    match evaluate(&text) {
        Some(18) => std::process::exit(2),
        Some(_) => std::process::exit(1),
        None => {}
    }
}
//@ exit-codes: 0=38 1=2 2=1
