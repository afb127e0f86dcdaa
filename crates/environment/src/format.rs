//! `printf` formats: parsing them, and formatting one argument.
//!
//! All functions here work on concrete values. Symbolic output is kept as an [`OutputPiece`] and formatted by the same functions when
//! the inputs of a test are chosen.

use loam_base::Sign;
use loam_program::ir::DataModel;
use loam_state::OutputPiece;

/// The bytes of a piece of output; `eval` gives the values of its terms.
pub fn render(piece: &OutputPiece, mut eval: impl FnMut(loam_expr::Expr) -> u128) -> Vec<u8> {
    match piece {
        OutputPiece::Bytes(bytes) => bytes.to_vec(),
        OutputPiece::Formatted(conversion, term) => {
            match parse(conversion.as_bytes(), DataModel::Lp64).as_deref() {
                Ok([FormatPart::Conversion(conversion)]) => conversion.text(eval(*term) as u64),
                _ => Vec::new(),
            }
        }
        OutputPiece::Characters(characters, is_string) => {
            let bytes = characters.iter().map(|&character| eval(character) as u8);
            if *is_string { bytes.take_while(|&byte| byte != 0).collect() } else { bytes.collect() }
        }
    }
}

/// One part of a format string.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FormatPart {
    /// Text to be printed as it is.
    Text(Vec<u8>),
    /// A conversion.
    Conversion(Conversion),
}

/// A conversion such as `%-8.3lf`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Conversion {
    /// `-`: left-justified.
    pub left: bool,
    /// `+`: a sign always.
    pub plus: bool,
    /// A space in place of a plus sign.
    pub space: bool,
    /// `#`: the alternate form.
    pub alternate: bool,
    /// `0`: padded with zeros.
    pub zero: bool,
    /// Least number of characters.
    pub width: Amount,
    /// Digits, or most characters of a string.
    pub precision: Amount,
    /// Width of the argument in bits.
    pub bits: u8,
    /// The conversion character.
    pub letter: u8,
}

/// A number in a conversion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Amount {
    /// Not given.
    None,
    /// Written out.
    Fixed(i64),
    /// `*`: the next argument.
    Argument,
}

impl Amount {
    fn get(self) -> Option<i64> {
        match self {
            Self::Fixed(number) => Some(number),
            Self::None | Self::Argument => None,
        }
    }
}

/// Parses a format string of a program with such `long`s. `Err` is a conversion that is not supported.
pub fn parse(format: &[u8], data_model: DataModel) -> Result<Vec<FormatPart>, String> {
    let mut parts = Vec::new();
    let mut text = Vec::new();
    let mut rest = format;
    while let Some((&byte, after)) = rest.split_first() {
        rest = after;
        if byte != b'%' {
            text.push(byte);
            continue;
        }
        if let Some((b'%', after)) = rest.split_first() {
            text.push(b'%');
            rest = after;
            continue;
        }
        if !text.is_empty() {
            parts.push(FormatPart::Text(std::mem::take(&mut text)));
        }
        let (conversion, after) = parse_conversion(rest, data_model).ok_or_else(|| {
            String::from_utf8_lossy(&[b"%", &rest[..rest.len().min(8)]].concat()).into_owned()
        })?;
        parts.push(FormatPart::Conversion(conversion));
        rest = after;
    }
    if !text.is_empty() {
        parts.push(FormatPart::Text(text));
    }
    Ok(parts)
}

fn parse_conversion(mut rest: &[u8], data_model: DataModel) -> Option<(Conversion, &[u8])> {
    let mut conversion = Conversion {
        left: false,
        plus: false,
        space: false,
        alternate: false,
        zero: false,
        width: Amount::None,
        precision: Amount::None,
        bits: 32,
        letter: 0,
    };
    loop {
        match rest.first()? {
            b'-' => conversion.left = true,
            b'+' => conversion.plus = true,
            b' ' => conversion.space = true,
            b'#' => conversion.alternate = true,
            b'0' => conversion.zero = true,
            _ => break,
        }
        rest = &rest[1..];
    }
    (conversion.width, rest) = parse_amount(rest);
    if rest.first() == Some(&b'.') {
        (conversion.precision, rest) = parse_amount(&rest[1..]);
        if conversion.precision == Amount::None {
            conversion.precision = Amount::Fixed(0);
        }
    }
    let (bits, after) = parse_length(rest, data_model);
    let (&letter, after) = after.split_first()?;
    conversion.letter = letter;
    conversion.bits = match letter {
        b'p' | b's' | b'n' => 64,
        b'f' | b'F' | b'e' | b'E' | b'g' | b'G' | b'a' | b'A' => {
            if bits == 80 {
                80
            } else {
                64
            }
        }
        b'c' => 32,
        _ => bits,
    };
    b"diouxXcspnfFeEgGaA".contains(&letter).then_some((conversion, after))
}

fn parse_amount(mut rest: &[u8]) -> (Amount, &[u8]) {
    if rest.first() == Some(&b'*') {
        return (Amount::Argument, &rest[1..]);
    }
    let mut number = None;
    while let Some(digit) = rest.first().filter(|byte| byte.is_ascii_digit()) {
        number = Some(number.unwrap_or(0i64).saturating_mul(10).saturating_add(i64::from(digit - b'0')));
        rest = &rest[1..];
    }
    (number.map_or(Amount::None, Amount::Fixed), rest)
}

fn parse_length(rest: &[u8], data_model: DataModel) -> (u8, &[u8]) {
    let long = data_model.pointer_width();
    let table: [(&[u8], u8); 9] = [
        (b"hh", 8),
        (b"h", 16),
        (b"ll", 64),
        (b"l", long),
        (b"q", 64),
        (b"j", 64),
        (b"z", long),
        (b"t", long),
        (b"L", 80),
    ];
    match table.iter().find(|(prefix, _)| rest.starts_with(prefix)) {
        Some((prefix, bits)) => (*bits, &rest[prefix.len()..]),
        None => (32, rest),
    }
}

impl Conversion {
    /// Whether the argument is a float.
    pub fn is_float(&self) -> bool {
        b"fFeEgGaA".contains(&self.letter)
    }

    /// The text of an integer, character, pointer or double with these bits.
    pub fn text(&self, bits: u64) -> Vec<u8> {
        let signed = (bits << (64 - self.bits.min(64))) as i64 >> (64 - self.bits.min(64));
        let unsigned = bits << (64 - self.bits.min(64)) >> (64 - self.bits.min(64));
        match self.letter {
            b'd' | b'i' => self.number(Sign::negative_if(signed < 0), signed.unsigned_abs().to_string(), ""),
            b'u' => self.number(Sign::Positive, unsigned.to_string(), ""),
            b'x' => {
                self.number(Sign::Positive, format!("{unsigned:x}"), if unsigned == 0 { "" } else { "0x" })
            }
            b'X' => {
                self.number(Sign::Positive, format!("{unsigned:X}"), if unsigned == 0 { "" } else { "0X" })
            }
            b'o' => self.number(Sign::Positive, format!("{unsigned:o}"), "0"),
            b'c' => self.pad(vec![bits as u8]),
            b'p' if bits == 0 => self.pad(b"(nil)".to_vec()),
            b'p' => self.pad(format!("0x{bits:x}").into_bytes()),
            _ => self.float(f64::from_bits(bits)),
        }
    }

    /// The text of a string argument.
    pub fn string(&self, bytes: &[u8]) -> Vec<u8> {
        let most = self.precision.get().filter(|&most| most >= 0).map_or(bytes.len(), |most| most as usize);
        self.pad(bytes[..bytes.len().min(most)].to_vec())
    }

    fn sign(&self, sign: Sign) -> &'static str {
        match sign {
            Sign::Negative => "-",
            Sign::Positive if self.plus => "+",
            Sign::Positive if self.space => " ",
            Sign::Positive => "",
        }
    }

    fn number(&self, sign: Sign, digits: String, prefix: &str) -> Vec<u8> {
        let sign = if matches!(self.letter, b'd' | b'i') { self.sign(sign) } else { "" };
        let precision = self.precision.get().filter(|&precision| precision >= 0);
        let digits = match precision {
            Some(0) if digits == "0" => String::new(),
            Some(least) => format!("{}{digits}", "0".repeat((least as usize).saturating_sub(digits.len()))),
            None => digits,
        };
        let prefix = match prefix {
            "0" if digits.starts_with('0') => "",
            prefix if self.alternate => prefix,
            _ => "",
        };
        let head = format!("{sign}{prefix}");
        let padding = if precision.is_none() { self.padding() } else { Padding::Spaces };
        self.pad_number(head, digits, padding)
    }

    fn padding(&self) -> Padding {
        if self.zero && !self.left { Padding::Zeros } else { Padding::Spaces }
    }

    fn pad_number(&self, head: String, digits: String, padding: Padding) -> Vec<u8> {
        let width = self.width.get().unwrap_or(0).max(0) as usize;
        if padding == Padding::Zeros {
            let fill = width.saturating_sub(head.len() + digits.len());
            return format!("{head}{}{digits}", "0".repeat(fill)).into_bytes();
        }
        self.pad(format!("{head}{digits}").into_bytes())
    }

    fn pad(&self, mut text: Vec<u8>) -> Vec<u8> {
        let width = self.width.get().unwrap_or(0).max(0) as usize;
        let fill = width.saturating_sub(text.len());
        if self.left {
            text.extend(std::iter::repeat_n(b' ', fill));
            return text;
        }
        let mut padded = vec![b' '; fill];
        padded.append(&mut text);
        padded
    }

    fn float(&self, value: f64) -> Vec<u8> {
        let upper = self.letter.is_ascii_uppercase();
        let sign = self.sign(Sign::negative_if(value.is_sign_negative()));
        if !value.is_finite() {
            let name = if value.is_nan() { "nan" } else { "inf" };
            let name = if upper { name.to_uppercase() } else { name.to_owned() };
            return self.pad(format!("{sign}{name}").into_bytes());
        }
        let magnitude = value.abs();
        let form = if self.alternate { FloatForm::Alternate } else { FloatForm::Plain };
        let precision = self.precision.get().filter(|&precision| precision >= 0).map(|p| p as usize);
        let digits = match self.letter.to_ascii_lowercase() {
            b'f' => fixed(magnitude, precision.unwrap_or(6), form),
            b'e' => scientific(magnitude, precision.unwrap_or(6), form),
            b'g' => general(magnitude, precision.unwrap_or(6).max(1), form),
            _ => hexadecimal(magnitude, precision),
        };
        let digits = if upper { digits.to_uppercase() } else { digits };
        self.pad_number(sign.to_owned(), digits, self.padding())
    }
}

/// The bytes in front of a number that is narrower than its field.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Padding {
    /// Spaces before the sign, or behind the number if it is left-justified.
    Spaces,
    /// Zeros behind the sign.
    Zeros,
}

/// The form of a float.
#[derive(Clone, Copy, PartialEq, Eq)]
enum FloatForm {
    /// Without needless characters.
    Plain,
    /// `#`: always with a point, and in `%g` with the zeros at the end.
    Alternate,
}

fn fixed(value: f64, precision: usize, form: FloatForm) -> String {
    let text = format!("{value:.precision$}");
    if form == FloatForm::Alternate && precision == 0 { text + "." } else { text }
}

fn scientific(value: f64, precision: usize, form: FloatForm) -> String {
    let text = format!("{value:.precision$e}");
    let (mantissa, exponent) = text.split_once('e').unwrap_or((&text, "0"));
    let exponent: i32 = exponent.parse().unwrap_or(0);
    let point = if form == FloatForm::Alternate && precision == 0 { "." } else { "" };
    let sign = if exponent < 0 { '-' } else { '+' };
    format!("{mantissa}{point}e{sign}{:02}", exponent.abs())
}

fn general(value: f64, precision: usize, form: FloatForm) -> String {
    // The exponent after rounding to `precision` digits decides between the two forms.
    let probe = format!("{value:.*e}", precision - 1);
    let exponent: i32 = probe.split_once('e').and_then(|(_, e)| e.parse().ok()).unwrap_or(0);
    let mut text = if exponent < -4 || exponent >= precision as i32 {
        scientific(value, precision - 1, FloatForm::Plain)
    } else {
        fixed(value, (precision as i32 - 1 - exponent).max(0) as usize, FloatForm::Plain)
    };
    if form == FloatForm::Plain && text.contains('.') {
        let (mantissa, exponent) = match text.split_once('e') {
            Some((mantissa, exponent)) => (mantissa.to_owned(), format!("e{exponent}")),
            None => (text.clone(), String::new()),
        };
        text = format!("{}{exponent}", mantissa.trim_end_matches('0').trim_end_matches('.'));
    }
    text
}

fn hexadecimal(value: f64, precision: Option<usize>) -> String {
    let bits = value.to_bits();
    let exponent = (bits >> 52 & 0x7ff) as i64;
    let mut fraction = bits & ((1 << 52) - 1);
    let mut lead = u64::from(exponent != 0);
    let power = match (exponent, fraction) {
        (0, 0) => 0,
        (0, _) => -1022,
        _ => exponent - 1023,
    };
    let mut digits = 13;
    if let Some(precision) = precision.filter(|&precision| precision < 13) {
        let drop = (13 - precision) * 4;
        let whole = lead << 52 | fraction;
        let half = 1u64 << (drop - 1);
        let odd = whole >> drop & 1;
        let rounded = (whole + half - 1 + odd) >> drop;
        lead = rounded >> (precision * 4);
        fraction = rounded & ((1u64 << (precision * 4)) - 1);
        digits = precision;
    }
    let mut text = format!("{fraction:0digits$x}");
    if digits == 0 {
        text.clear();
    }
    match precision {
        None => text = text.trim_end_matches('0').to_owned(),
        Some(precision) => text.extend(std::iter::repeat_n('0', precision.saturating_sub(13))),
    }
    let point = if text.is_empty() { "" } else { "." };
    format!("0x{lead}{point}{text}p{}{}", if power < 0 { '-' } else { '+' }, power.abs())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn format_one(format: &str, bits: u64) -> String {
        match &parse(format.as_bytes(), DataModel::Lp64).unwrap()[..] {
            [FormatPart::Conversion(conversion)] => String::from_utf8(conversion.text(bits)).unwrap(),
            other => panic!("one conversion expected, got {other:?}"),
        }
    }

    #[test]
    fn integers_follow_c() {
        assert_eq!(format_one("%d", -5i64 as u64), "-5");
        assert_eq!(format_one("%5d", 42), "   42");
        assert_eq!(format_one("%-5d", 42), "42   ");
        assert_eq!(format_one("%05d", -42i64 as u64), "-0042");
        assert_eq!(format_one("%+d", 7), "+7");
        assert_eq!(format_one("%.3d", 7), "007");
        assert_eq!(format_one("%08.3d", 7), "     007");
        assert_eq!(format_one("%u", u64::from(u32::MAX)), "4294967295");
        assert_eq!(format_one("%lu", u64::MAX), "18446744073709551615");
        assert_eq!(format_one("%hhd", 0xff), "-1");
        assert_eq!(format_one("%#x", 255), "0xff");
        assert_eq!(format_one("%#o", 8), "010");
        assert_eq!(format_one("%X", 0xbeef), "BEEF");
        assert_eq!(format_one("%c", 65), "A");
        assert_eq!(format_one("%p", 0), "(nil)");
        assert_eq!(format_one("%p", 0x1000), "0x1000");
    }

    #[test]
    fn floats_follow_c() {
        let f = |format: &str, value: f64| format_one(format, value.to_bits());
        assert_eq!(f("%f", 3.5), "3.500000");
        assert_eq!(f("%.2f", -0.125), "-0.12");
        assert_eq!(f("%8.1f", 2.25), "     2.2");
        assert_eq!(f("%e", 12345.678), "1.234568e+04");
        assert_eq!(f("%g", 0.0001), "0.0001");
        assert_eq!(f("%g", 1e10), "1e+10");
        assert_eq!(f("%g", 100000.0), "100000");
        assert_eq!(f("%g", 1000000.0), "1e+06");
        assert_eq!(f("%G", f64::INFINITY), "INF");
        assert_eq!(f("%a", 1.0), "0x1p+0");
        assert_eq!(f("%.1a", 1.96875), "0x2.0p+0");
        assert_eq!(f("%f", f64::NAN), "nan");
    }

    #[test]
    fn text_and_percent_signs_stay() {
        assert_eq!(parse(b"100%%\n", DataModel::Lp64).unwrap(), [FormatPart::Text(b"100%\n".to_vec())]);
        assert!(parse(b"%y", DataModel::Lp64).is_err());
    }
}
