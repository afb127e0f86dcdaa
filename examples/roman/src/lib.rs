//! Roman numbers from 1 to 3999.

/// Letters and what they are worth, in the order in which they are written.
const LETTERS: [(u16, &str); 13] = [
    (1000, "M"),
    (900, "CM"),
    (500, "D"),
    (400, "CD"),
    (100, "C"),
    (90, "XC"),
    (50, "L"),
    (40, "XL"),
    (10, "X"),
    (9, "IX"),
    (5, "V"),
    (4, "IV"),
    (1, "I"),
];

/// A number in Roman letters.
pub fn print(mut number: u16) -> String {
    let mut text = String::new();
    for (worth, letters) in LETTERS {
        while number >= worth {
            text.push_str(letters);
            number -= worth;
        }
    }
    text
}

/// The number that the letters name.
pub fn parse(text: &str) -> Option<u16> {
    let (mut number, mut rest) = (0, text);
    for (worth, letters) in LETTERS {
        while let Some(behind) = rest.strip_prefix(letters) {
            (number, rest) = (number + worth, behind);
        }
    }
    (rest.is_empty() && number > 0).then_some(number)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[loam::test]
    fn what_is_printed_can_be_read(number: u16) {
        loam::assume(0 < number && number < 100);
        assert_eq!(parse(&print(number)), Some(number));
    }

    #[loam::test]
    fn what_is_read_is_printed_alike(text: [u8; 4]) {
        let Ok(text) = std::str::from_utf8(&text) else { return };
        if let Some(number) = parse(text) {
            assert_eq!(print(number), text);
        }
    }
}
