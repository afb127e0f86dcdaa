//! Durations, sizes and counts as people write them on a command line: `1h30m`, `64KiB`, `1M`.
//!
//! A bare number is seconds, bytes, or a count. The error of an invalid text shows the valid form.

use std::time::Duration;

/// Longer than any run, and within the range of the clock.
const LONGEST: Duration = Duration::from_secs(100 * 365 * 86_400);

/// A duration that is not zero.
pub fn some_time(text: &str) -> Result<Duration, String> {
    match duration(text)? {
        Duration::ZERO => Err("the time must not be zero".to_string()),
        time => Ok(time),
    }
}

/// A size that is not zero, up to 1 GiB.
pub fn object_size(text: &str) -> Result<u64, String> {
    match size(text)? {
        bytes @ 1..=LARGEST => Ok(bytes),
        _ => Err("a size from 1 byte to 1GiB is expected".to_string()),
    }
}

/// The size of a stack.
pub fn stack_size(text: &str) -> Result<u64, String> {
    const SMALLEST: u64 = 4 << 10;
    match size(text)? {
        bytes @ SMALLEST..=LARGEST => Ok(bytes),
        _ => Err("a stack has from 4KiB to 1GiB".to_string()),
    }
}

/// The largest object for which Loam reserves memory by its size.
const LARGEST: u64 = 1 << 30;

/// A count that is not zero.
pub fn some(text: &str) -> Result<u64, String> {
    match count(text)? {
        0 => Err("the count must not be zero".to_string()),
        number => Ok(number),
    }
}

/// `60s`, `5m`, `1h30m`, `500ms`, or seconds.
pub fn duration(text: &str) -> Result<Duration, String> {
    any_duration(text).map(|time| time.min(LONGEST))
}

fn any_duration(text: &str) -> Result<Duration, String> {
    let unreadable = || "a duration is written 60s, 5m or 1h30m".to_string();
    if let Ok(seconds) = text.parse::<f64>() {
        return Duration::try_from_secs_f64(seconds).map_err(|_| unreadable());
    }
    let mut total = Duration::ZERO;
    let mut rest = text;
    while !rest.is_empty() {
        let (number, after) = split_number(rest).ok_or_else(unreadable)?;
        let end = after.find(|c: char| !c.is_ascii_alphabetic()).unwrap_or(after.len());
        let (unit, after) = after.split_at(end);
        let unit = match unit {
            "ms" => 0.001,
            "s" => 1.0,
            "m" | "min" => 60.0,
            "h" => 3600.0,
            "d" => 86400.0,
            _ => return Err(unreadable()),
        };
        let part = Duration::try_from_secs_f64(number * unit).map_err(|_| unreadable())?;
        total = total.checked_add(part).ok_or_else(unreadable)?;
        rest = after;
    }
    if text.is_empty() { Err(unreadable()) } else { Ok(total) }
}

/// `64KiB`, `2GiB`, `10MB`, or bytes.
pub fn size(text: &str) -> Result<u64, String> {
    const UNITS: &[(&str, u64)] = &[
        ("", 1),
        ("B", 1),
        ("KiB", 1 << 10),
        ("MiB", 1 << 20),
        ("GiB", 1 << 30),
        ("TiB", 1 << 40),
        ("K", 1 << 10),
        ("M", 1 << 20),
        ("G", 1 << 30),
        ("T", 1 << 40),
        ("KB", 1_000),
        ("MB", 1_000_000),
        ("GB", 1_000_000_000),
        ("TB", 1_000_000_000_000),
    ];
    scaled(text, UNITS).ok_or_else(|| "a size is written 64KiB, 2GiB or 4096".to_string())
}

/// `1000000`, `1M`, `2.5k`.
pub fn count(text: &str) -> Result<u64, String> {
    const UNITS: &[(&str, u64)] = &[("", 1), ("k", 1_000), ("M", 1_000_000), ("G", 1_000_000_000)];
    scaled(text, UNITS).ok_or_else(|| "a count is written 1000000 or 1M".to_string())
}

/// Units are case-insensitive.
fn scaled(text: &str, units: &[(&str, u64)]) -> Option<u64> {
    let digits: String = text.chars().filter(|&c| c != '_').collect();
    if let Ok(whole) = digits.parse() {
        return Some(whole);
    }
    let (number, unit) = split_number(&digits)?;
    let scale = units.iter().find(|(name, _)| name.eq_ignore_ascii_case(unit))?.1;
    let value = number * scale as f64;
    // Exact for every whole number below 2^53, which is far above any sensible limit.
    (value <= (1_u64 << 53) as f64).then_some(value as u64)
}

/// A number without a sign, and what follows it.
fn split_number(text: &str) -> Option<(f64, &str)> {
    let end = text.find(|c: char| !c.is_ascii_digit() && c != '.').unwrap_or(text.len());
    let (number, rest) = text.split_at(end);
    Some((number.parse().ok()?, rest))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn durations_are_read_as_written() {
        for (text, seconds) in
            [("60s", 60.0), ("5m", 300.0), ("1h30m", 5400.0), ("7", 7.0), ("0.5", 0.5), ("250ms", 0.25)]
        {
            assert_eq!(duration(text), Ok(Duration::from_secs_f64(seconds)), "{text}");
        }
        for text in ["", "s", "5 m", "-1", "1h30", "3weeks", "1e400", "99999999999999999999h"] {
            assert!(duration(text).is_err(), "{text}");
        }
    }

    #[test]
    fn sizes_and_counts_are_read_as_written() {
        assert_eq!(size("64KiB"), Ok(64 << 10));
        assert_eq!(size("2GiB"), Ok(2 << 30));
        assert_eq!(size("1.5MiB"), Ok(3 << 19));
        assert_eq!(size("4096"), Ok(4096));
        assert_eq!(size("10mb"), Ok(10_000_000));
        assert_eq!(count("1M"), Ok(1_000_000));
        assert_eq!(count("1_000"), Ok(1000));
        assert_eq!(count("18446744073709551615"), Ok(u64::MAX));
        for text in ["", "KiB", "-5", "5x", "99999999TiB", "1M1"] {
            assert!(size(text).is_err(), "{text}");
            assert!(count(text).is_err(), "{text}");
        }
    }
}
