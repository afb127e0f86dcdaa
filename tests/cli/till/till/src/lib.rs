//! What a customer pays.
#![forbid(unsafe_code)]

/// The price after a discount in per cent.
pub fn discounted(cents: u32, percent: u32) -> u32 {
    cents - cents / 100 * percent
}

/// The coins of 50, 20 and 10 cents for an amount.
pub fn coins(mut cents: u8) -> [u8; 3] {
    [50, 20, 10].map(|value| {
        let count = cents / value;
        cents %= value;
        count
    })
}

/// The price on a label.
pub fn label(text: &str) -> Option<u32> {
    money::parse(text).filter(|&cents| cents < 1_000_000)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[loam::test]
    fn a_discount_lowers_the_price(cents: u32, percent: u8) {
        assert!(discounted(cents, percent.into()) <= cents);
    }

    #[loam::test]
    fn coins_are_worth_the_amount(cents: u8) {
        let [fifty, twenty, ten] = coins(cents);
        assert!(cents - fifty * 50 - twenty * 20 - ten * 10 < 10);
    }

    #[loam::test]
    fn labels_are_below_the_limit(text: [u8; 4]) -> Result<(), u32> {
        match std::str::from_utf8(&text).ok().and_then(label) {
            Some(cents) if cents > 999 => Err(cents),
            _ => Ok(()),
        }
    }

    #[test]
    fn a_test_of_another_kind() {
        assert_eq!(discounted(200, 50), 100);
    }
}
