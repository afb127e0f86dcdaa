//! Bytes and numbers as people read them: `x = -3`, `"abc"`, `1.2 M`, `64 MiB`, `1 min 5 s`.

use loam_state::{TestCase, TestObject};
use std::time::Duration;

/// How many inputs of a bug are shown.
const SHOWN_INPUTS: usize = 8;
/// How many characters of one input are shown in the list of inputs of a bug.
const SHOWN_LETTERS: usize = 96;
/// How many bytes of an input are shown when neither a number nor text says it all.
const SHOWN_BYTES: usize = 32;

/// An input in a few words: a number for sizes 1, 2, 4 and 8, text if it reads as text, otherwise the bytes.
pub fn describe_bytes(bytes: &[u8]) -> String {
    match as_integers(bytes) {
        Some(number) => match letters(bytes) {
            Some(letters) => format!("{number}, as text \"{letters}\""),
            None => number,
        },
        None => as_text(bytes).unwrap_or_else(|| as_hex(bytes)),
    }
}

/// The command that runs a program natively on a test.
pub fn replay_command(program: &str, test: &str) -> String {
    format!("loam replay {} {}", quoted(program), quoted(test))
}

/// A word for a shell: in quotes if the shell would take it apart.
pub fn quoted(word: &str) -> String {
    let is_plain = |letter: char| letter.is_alphanumeric() || "/._-+=:,@%".contains(letter);
    if !word.is_empty() && word.chars().all(is_plain) {
        word.to_owned()
    } else {
        format!("'{}'", word.replace('\'', "'\\''"))
    }
}

/// The inputs that lead to a bug, one line each: `n = 5`; cut where there are many or long ones.
pub fn input_lines(inputs: &TestCase) -> Vec<String> {
    let line = |input: &TestObject| {
        let mut value = describe_bytes(&input.bytes);
        if let Some((end, _)) = value.char_indices().nth(SHOWN_LETTERS) {
            value.truncate(end);
            value.push('…');
        }
        format!("{} = {value}", input.name)
    };
    let mut lines: Vec<String> = inputs.objects.iter().take(SHOWN_INPUTS).map(line).collect();
    let more = inputs.objects.len().saturating_sub(SHOWN_INPUTS);
    if more > 0 {
        lines.push(format!("… and {more} more, see `loam test show`"));
    }
    lines
}

/// What bytes that are shown as a number would be as text, if it probably is text: readable, with something to be seen, and
/// in four or eight bytes more than one letter, which would rather be a small number.
fn letters(bytes: &[u8]) -> Option<String> {
    let end = bytes.iter().rposition(|&byte| byte != 0)? + 1;
    let text = &bytes[..end];
    let readable = text.iter().all(|&byte| is_readable(byte)) && text.iter().any(u8::is_ascii_graphic);
    let least = if bytes.len() > 2 { 2 } else { 1 };
    (readable && end >= least).then(|| text.escape_ascii().to_string())
}

fn is_readable(byte: u8) -> bool {
    byte.is_ascii_graphic() || b" \t\n\r".contains(&byte)
}

/// Signed, and unsigned where that differs.
pub fn as_integers(bytes: &[u8]) -> Option<String> {
    let (signed, unsigned) = match bytes.len() {
        1 | 2 | 4 | 8 => {
            let mut wide = [0; 8];
            wide[..bytes.len()].copy_from_slice(bytes);
            let unused = 64 - 8 * bytes.len() as u32;
            let unsigned = u64::from_le_bytes(wide);
            (((unsigned << unused) as i64) >> unused, unsigned)
        }
        _ => return None,
    };
    let differs = signed < 0;
    Some(if differs { format!("{signed} (unsigned {unsigned}, 0x{unsigned:x})") } else { signed.to_string() })
}

/// Quoted text, if the bytes are printable up to zeros at the end.
pub fn as_text(bytes: &[u8]) -> Option<String> {
    let end = bytes.iter().rposition(|&byte| byte != 0)? + 1;
    let (text, zeros) = bytes.split_at(end);
    let readable = text.iter().all(|&byte| is_readable(byte));
    let text = text.escape_ascii();
    let zeros = match zeros.len() {
        0 => String::new(),
        1 => "\\0".to_string(),
        2 => "\\0 (and 1 more zero)".to_string(),
        many => format!("\\0 (and {} more zeros)", many - 1),
    };
    let (quoted, after) = zeros.split_at(zeros.len().min(2));
    readable.then(|| format!("\"{text}{quoted}\"{after}"))
}

fn as_hex(bytes: &[u8]) -> String {
    if bytes.is_empty() {
        return "nothing".into();
    }
    if bytes.iter().all(|&byte| byte == 0) {
        return format!("{} zeros", bytes.len());
    }
    let shown: Vec<String> = bytes.iter().take(SHOWN_BYTES).map(|byte| format!("{byte:02x}")).collect();
    let more = bytes.len().saturating_sub(SHOWN_BYTES);
    let more = if more == 0 { String::new() } else { format!(" … and {more} more bytes") };
    format!("{}{more}", shown.join(" "))
}

/// `1 path`, `2 paths`.
pub fn counted(count: u64, one: &str, many: &str) -> String {
    format!("{} {}", grouped(count), if count == 1 { one } else { many })
}

/// With separators: `1,234,567`.
pub fn grouped(count: u64) -> String {
    let digits = count.to_string();
    let mut out = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            out.push(',');
        }
        out.push(digit);
    }
    out
}

/// Short: `950`, `1.2k`, `35M`.
pub fn short_count(count: f64) -> String {
    let (value, unit) = match count {
        c if c >= 1e9 => (c / 1e9, "G"),
        c if c >= 1e6 => (c / 1e6, "M"),
        c if c >= 1e3 => (c / 1e3, "k"),
        c => return format!("{c:.0}"),
    };
    if value < 10.0 { format!("{value:.1}{unit}") } else { format!("{value:.0}{unit}") }
}

/// A size: `512 B`, `1.5 MiB`.
pub fn size(bytes: u64) -> String {
    if bytes < 1024 {
        return format!("{bytes} B");
    }
    let mut value = bytes as f64 / 1024.0;
    let mut unit = "KiB";
    for next in ["MiB", "GiB", "TiB"] {
        if value < 1024.0 {
            break;
        }
        value /= 1024.0;
        unit = next;
    }
    if value >= 10.0 { format!("{value:.0} {unit}") } else { format!("{value:.1} {unit}") }
}

/// A time: `0.02 s`, `12.3 s`, `3 min 5 s`, `2 h 10 min`.
pub fn duration(time: Duration) -> String {
    let seconds = time.as_secs();
    match seconds {
        0 => format!("{:.2} s", time.as_secs_f64()),
        1..60 => format!("{:.1} s", time.as_secs_f64()),
        60..3600 => format!("{} min {} s", seconds / 60, seconds % 60),
        _ => format!("{} h {} min", seconds / 3600, seconds % 3600 / 60),
    }
}

/// A share as percent: `43%`. Nothing of nothing is 0.
pub fn percent(part: f64, whole: f64) -> String {
    format!("{:.0}%", if whole > 0.0 { 100.0 * part / whole } else { 0.0 })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn inputs_are_shown_as_what_they_probably_are() {
        for (bytes, shown) in [
            (&[5, 0, 0, 0][..], "5"),
            (&[0xff; 4], "-1 (unsigned 4294967295, 0xffffffff)"),
            (&[0x80], "-128 (unsigned 128, 0x80)"),
            (b"A", "65, as text \"A\""),
            (b"ab\0\0", "25185, as text \"ab\""),
            (&[10, 0], "10"),
            (b"A\0\0\0", "65"),
            (b"ok\n\0", "682863, as text \"ok\\n\""),
            (b"say \"hi\"", "2479627565627171187, as text \"say \\\"hi\\\"\""),
            (b"\n\n\n\n", "168430090"),
            (b"hello\0\0\0\0", "\"hello\\0\" (and 3 more zeros)"),
            (b"abc", "\"abc\""),
            (&[0; 16], "16 zeros"),
            (&[], "nothing"),
            (&[1, 2, 255], "01 02 ff"),
        ] {
            assert_eq!(describe_bytes(bytes), shown);
        }
        assert!(describe_bytes(&[7; 40]).ends_with("07 … and 8 more bytes"));
    }

    #[test]
    fn many_and_long_inputs_are_cut() {
        let input = |bytes: Vec<u8>| TestObject { name: "x".into(), bytes };
        let lines = input_lines(&TestCase { objects: vec![input(vec![7]), input(vec![b'a'; 200])] });
        assert_eq!(lines[0], "x = 7");
        assert_eq!(lines[1], format!("x = \"{}…", "a".repeat(SHOWN_LETTERS - 1)));
        let lines = input_lines(&TestCase { objects: vec![input(vec![7]); SHOWN_INPUTS + 3] });
        assert_eq!(lines.len(), SHOWN_INPUTS + 1);
        assert_eq!(lines.last().map(String::as_str), Some("… and 3 more, see `loam test show`"));
    }

    #[test]
    fn counts_sizes_and_times_are_short() {
        assert_eq!(grouped(1_234_567), "1,234,567");
        assert_eq!(grouped(12), "12");
        assert_eq!(counted(1, "path", "paths"), "1 path");
        assert_eq!(
            (short_count(950.0), short_count(1234.0), short_count(35.2e6)),
            ("950".into(), "1.2k".into(), "35M".into())
        );
        assert_eq!(
            (size(512), size(1536), size(64 << 20)),
            ("512 B".into(), "1.5 KiB".into(), "64 MiB".into())
        );
        assert_eq!(duration(Duration::from_millis(20)), "0.02 s");
        assert_eq!(duration(Duration::from_secs(185)), "3 min 5 s");
        assert_eq!(percent(1.0, 0.0), "0%");
    }

    #[test]
    fn words_are_quoted_for_a_shell() {
        assert_eq!(quoted("a/b-1.c"), "a/b-1.c");
        assert_eq!(quoted("it's"), "'it'\\''s'");
        assert_eq!(quoted(""), "''");
    }
}
