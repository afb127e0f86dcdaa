//! Numbers of any length: seven bits in each byte, the lowest first.

/// Appends a number.
pub fn put(bytes: &mut Vec<u8>, mut number: u128) {
    while number >= 0x80 {
        bytes.push(number as u8 | 0x80);
        number >>= 7;
    }
    bytes.push(number as u8);
}

/// Reads numbers and bytes from the front of a block. `None` if there are too few.
pub struct Reader<'a>(pub &'a [u8]);

impl<'a> Reader<'a> {
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub fn byte(&mut self) -> Option<u8> {
        let (&first, rest) = self.0.split_first()?;
        self.0 = rest;
        Some(first)
    }

    pub fn bytes(&mut self, count: usize) -> Option<&'a [u8]> {
        let (first, rest) = self.0.split_at_checked(count)?;
        self.0 = rest;
        Some(first)
    }

    pub fn long(&mut self) -> Option<u128> {
        let mut number = 0;
        for shift in (0..128).step_by(7) {
            let byte = self.byte()?;
            number |= u128::from(byte & 0x7f) << shift;
            if byte & 0x80 == 0 {
                return Some(number);
            }
        }
        None
    }

    pub fn number<T: TryFrom<u128>>(&mut self) -> Option<T> {
        T::try_from(self.long()?).ok()
    }

    pub fn text(&mut self) -> Option<String> {
        let length = self.number::<usize>()?;
        String::from_utf8(self.bytes(length)?.to_vec()).ok()
    }
}

/// Appends a text with its length.
pub fn put_text(bytes: &mut Vec<u8>, text: &str) {
    put(bytes, text.len() as u128);
    bytes.extend_from_slice(text.as_bytes());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_and_texts_come_back() {
        let numbers = [0, 1, 127, 128, 300, u128::from(u64::MAX), u128::MAX];
        let mut bytes = Vec::new();
        numbers.iter().for_each(|&number| put(&mut bytes, number));
        put_text(&mut bytes, "loam");
        let mut reader = Reader(&bytes);
        assert!(numbers.iter().all(|&number| reader.long() == Some(number)));
        assert_eq!(reader.text().as_deref(), Some("loam"));
        assert!(reader.is_empty() && reader.byte().is_none());
        assert_eq!(Reader(&[0xff, 0xff, 0xff]).number::<u8>(), None);
    }
}
