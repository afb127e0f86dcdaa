//! Reads over stores are simplified when they are built, wherever the rules can tell that indices are equal or
//! different.

use loam_expr::*;

fn byte(s: &ExprStore, offset: u32) -> Expr {
    s.byte(Symbol { array: s.array("input", 0, 16), offset })
}

/// An array of symbolic bytes after stores of `values` at constant indices.
fn written(s: &ExprStore, values: &[(u64, Expr)]) -> Expr {
    let start = s.array_symbol(s.array("memory", 0, 4096));
    values.iter().fold(start, |array, &(place, value)| s.store(array, s.word(place), value))
}

#[test]
fn reads_over_stores_at_constant_indices_are_simplified() {
    let s = ExprStore::new();
    let values: Vec<(u64, Expr)> = (0..2000).map(|at| (at * 7 % 2048, byte(&s, at as u32 % 16))).collect();
    let array = written(&s, &values);
    for place in 0..2048 {
        let last = values.iter().rev().find(|&&(at, _)| at == place);
        let before = || s.byte(Symbol { array: s.array("memory", 0, 4096), offset: place as u32 });
        assert_eq!(s.select(array, s.word(place)), last.map_or_else(before, |&(_, value)| value));
    }
    assert_eq!(s.exhausted_rewrites(), 0);
}

#[test]
fn a_word_written_byte_by_byte_is_read_back_as_that_word() {
    let s = ExprStore::new();
    let bytes = (0..16).map(|at| byte(&s, at)).collect::<Vec<_>>();
    let load = bytes.iter().skip(1).fold(bytes[0], |low, &high| s.concat(high, low));
    let words = [load, s.mul(load, s.xor(load, s.constant(128, 0x1234)))];
    for (width, word) in [16, 32, 64, 128].into_iter().flat_map(|width| words.map(|word| (width, word))) {
        let word = s.extract(word, 0, width);
        let count = u64::from(width / 8);
        let part = |at: u64| s.extract(word, at as Width * 8, 8);
        let array = written(&s, &(0..count).map(|at| (100 + at, part(at))).collect::<Vec<_>>());
        let read = |first: u64, past: u64| {
            let byte = |at: u64| s.select(array, s.word(100 + at));
            (first + 1..past).fold(byte(first), |low, at| s.concat(byte(at), low))
        };
        assert_eq!(read(0, count), word);
        assert_eq!(read(0, count / 2), s.extract(word, 0, width / 2));
        assert_eq!(read(count / 2, count), s.extract(word, width / 2, width / 2));
        assert_eq!(read(1, count), s.extract(word, 8, width - 8));
    }
}

#[test]
fn a_read_skips_writes_that_its_bounds_exclude() {
    let s = ExprStore::new();
    let small = s.zext(byte(&s, 0), 64);
    let array = written(&s, &[(300, byte(&s, 1)), (4000, byte(&s, 2))]);
    let plain = written(&s, &[]);
    // Below 256, so never at 300 or 4000, also after more arithmetic than a few levels.
    let mut index = small;
    for step in 0..20 {
        index = s.urem(s.add(s.mul(index, s.word(3)), s.word(step)), s.word(251));
    }
    assert_eq!(s.select(array, index), s.select(plain, index));
    let far = s.add(s.mul(small, s.word(4)), s.word(301));
    assert_eq!(s.select(array, far), s.select(plain, far));
    assert_ne!(s.select(array, s.add(small, s.word(200))), s.select(plain, s.add(small, s.word(200))));
}

#[test]
fn a_read_skips_writes_that_its_known_bits_exclude() {
    let s = ExprStore::new();
    let element = s.shl(s.zext(byte(&s, 0), 64), s.word(3));
    let other = s.add(s.shl(s.zext(byte(&s, 1), 64), s.word(3)), s.word(4));
    let array = s.store(written(&s, &[(17, byte(&s, 2))]), other, byte(&s, 3));
    let plain = written(&s, &[]);
    assert_eq!(s.select(array, element), s.select(plain, element));
}

#[test]
fn a_division_of_a_small_number_is_made_in_few_bits() {
    let s = ExprStore::new();
    let array = s.array("n", 0, 8);
    let byte = |offset| s.byte(Symbol { array, offset });
    let n = (1..8).fold(byte(0), |low, offset| s.concat(byte(offset), low));
    for by in [1u64, 3, 8, 12, 100, 1000] {
        let (quotient, remainder) = s.divided(n, by.into(), 500);
        for value in 0u64..=500 {
            let assignment = |symbol: Symbol| value.to_le_bytes()[symbol.offset as usize];
            let mut evaluator = Evaluator::new(&s, assignment);
            assert_eq!(evaluator.eval(quotient), u128::from(value / by));
            assert_eq!(evaluator.eval(remainder), u128::from(value % by));
        }
    }
}
