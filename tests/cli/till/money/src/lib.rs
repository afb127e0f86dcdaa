//! Amounts in cents.

/// The amount that a text such as `12.05` names.
pub fn parse(text: &str) -> Option<u32> {
    let (whole, cents) = text.split_once('.')?;
    let cents = if cents.len() == 2 { number(cents)? } else { return None };
    number(whole)?.checked_mul(100)?.checked_add(cents)
}

fn number(text: &str) -> Option<u32> {
    text.bytes().all(|byte| byte.is_ascii_digit()).then(|| text.parse().ok())?
}
