//! A [`Model`]: values of the symbolic bytes of a query that satisfy it.
//!
//! Models are plain sorted data, so that equal models compare equal and are written in one order.

use loam_expr::eval::Assignment;
use loam_expr::view::Symbol;

/// Values of symbolic bytes. Bytes that the model does not mention are zero.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub struct Model {
    /// Sorted by symbol, each symbol once: `get` binary-searches this.
    values: Vec<(Symbol, u8)>,
}

impl Model {
    /// The model with these values, in any order. Of two values for one symbol the first counts.
    pub fn new(mut values: Vec<(Symbol, u8)>) -> Self {
        values.sort_by_key(|&(symbol, _)| symbol);
        values.dedup_by_key(|&mut (symbol, _)| symbol);
        Self { values }
    }

    /// The value of a symbol, if the model mentions it.
    pub fn get(&self, symbol: Symbol) -> Option<u8> {
        let place = self.values.binary_search_by_key(&symbol, |&(symbol, _)| symbol).ok()?;
        Some(self.values[place].1)
    }

    /// All symbols with their values, sorted by symbol.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = (Symbol, u8)> + '_ {
        self.values.iter().copied()
    }

    /// The number of symbols mentioned.
    pub fn len(&self) -> usize {
        self.values.len()
    }

    /// Whether no symbol is mentioned.
    pub fn is_empty(&self) -> bool {
        self.values.is_empty()
    }
}

impl FromIterator<(Symbol, u8)> for Model {
    fn from_iter<I: IntoIterator<Item = (Symbol, u8)>>(values: I) -> Self {
        Self::new(values.into_iter().collect())
    }
}

impl Assignment for Model {
    fn byte(&self, symbol: Symbol) -> u8 {
        self.get(symbol).unwrap_or(0)
    }
}

impl Assignment for &Model {
    fn byte(&self, symbol: Symbol) -> u8 {
        (**self).byte(symbol)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use loam_expr::view::ArrayId;

    fn symbol(array: u32, offset: u32) -> Symbol {
        Symbol { array: ArrayId(array), offset }
    }

    #[test]
    fn values_are_sorted_and_missing_symbols_are_zero() {
        let model = Model::new(vec![(symbol(1, 0), 7), (symbol(0, 3), 9), (symbol(1, 0), 8)]);
        assert_eq!(model.iter().collect::<Vec<_>>(), [(symbol(0, 3), 9), (symbol(1, 0), 7)]);
        assert_eq!(model.get(symbol(0, 4)), None);
        assert_eq!(model.byte(symbol(0, 4)), 0);
        assert_eq!(model.byte(symbol(1, 0)), 7);
    }
}
