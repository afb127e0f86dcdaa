//! A term with few values, written as a decision between them, has the value that it had before.

use loam_expr::*;

const MOST: usize = 256;

fn byte(s: &ExprStore, offset: u32) -> Expr {
    s.byte(Symbol { array: s.array("input", 0, 4), offset })
}

/// Eight bytes of a table of words, at a place.
fn word_at(s: &ExprStore, table: &[u64], place: Expr) -> Expr {
    let bytes: Vec<u8> = table.iter().flat_map(|word| word.to_le_bytes()).collect();
    let (array, start) = (s.array_constant(&bytes), s.mul(place, s.word(8)));
    let read = |at| s.select(array, s.add(start, s.word(at)));
    (1..8).fold(read(0), |low, at| s.concat(read(at), low))
}

/// Terms with few values, of several bytes and built in several ways.
fn terms(s: &ExprStore) -> Vec<Expr> {
    let (x, y) = (s.zext(byte(s, 0), 64), s.zext(byte(s, 1), 64));
    let (small, other) = (s.urem(x, s.word(5)), s.and(y, s.word(3)));
    let pointers = [0x1000, 0x2000, 0x2008, 0, 0x3004];
    let pointer = word_at(s, &pointers, small);
    let both = s.add(pointer, s.mul(other, s.word(4)));
    let flag = s.ult(byte(s, 2), byte(s, 3));
    let chosen = s.ite(flag, both, s.word(0x4000));
    let again = word_at(s, &[7, 9, 1 << 63, 5], s.lshr(s.sub(chosen, s.word(0x1000)), s.word(12)));
    let parts = s.concat(s.extract(byte(s, 3), 4, 4), s.extract(byte(s, 2), 0, 4));
    let bits = s.zext(s.and(parts, s.constant(8, 0x91)), 64);
    let signed = s.sext(s.sub(s.extract(bits, 0, 8), s.extract(small, 0, 8)), 64);
    vec![x, small, pointer, both, chosen, again, bits, s.sub(pointer, s.word(1)), signed]
}

fn assignments() -> impl Iterator<Item = [u8; 4]> {
    (0..2000u32).map(|number| number.wrapping_mul(0x9e37_79b9).rotate_left(number % 32).to_le_bytes())
}

#[test]
fn a_decision_between_the_values_is_the_term() {
    let s = ExprStore::new();
    for (number, term) in terms(&s).into_iter().enumerate() {
        let choices = s.choices(term, (0, u128::MAX), MOST).expect("its values are few");
        let width = s.width(term);
        let decision = choices.decide(&s, usize::MAX, |value| Some(s.constant(width, value)));
        let decision = decision.expect("there is a term for every value");
        let odd = choices.among(&s, |value| value % 2 == 1);
        for bytes in assignments() {
            let mut evaluator = Evaluator::new(&s, |symbol: Symbol| bytes[symbol.offset as usize]);
            let value = evaluator.eval(term);
            assert!(choices.values().any(|known| known == value), "term {number}, {bytes:?}: {value:#x}");
            assert_eq!(evaluator.eval(decision), value, "term {number}, {bytes:?}");
            assert_eq!(evaluator.eval_bool(odd), value % 2 == 1, "term {number}, {bytes:?}");
        }
    }
}

#[test]
fn within_bounds_only_values_between_them_are_left_and_still_right() {
    let s = ExprStore::new();
    for term in terms(&s) {
        let bounds = (0x1000, 0x2fff);
        let Some(choices) = s.choices(term, bounds, MOST) else { continue };
        assert!(choices.values().all(|value| (bounds.0..=bounds.1).contains(&value)));
        let width = s.width(term);
        let decision = choices.decide(&s, usize::MAX, |value| Some(s.constant(width, value)));
        for bytes in assignments() {
            let mut evaluator = Evaluator::new(&s, |symbol: Symbol| bytes[symbol.offset as usize]);
            let value = evaluator.eval(term);
            if (bounds.0..=bounds.1).contains(&value) {
                let decision = decision.expect("a value lies between the bounds");
                assert_eq!(evaluator.eval(decision), value, "{bytes:?}");
            }
        }
    }
}

#[test]
fn too_many_values_are_not_listed() {
    let s = ExprStore::new();
    let word = s.concat(byte(&s, 0), byte(&s, 1));
    assert!(s.choices(word, (0, u128::MAX), MOST).is_none());
    let few = s.choices(s.urem(word, s.constant(16, 4)), (0, u128::MAX), MOST).expect("four values");
    assert_eq!(few.values().count(), 4);
    assert!(
        few.decide(&s, 1, |value| Some(s.constant(16, value + 9))).is_none(),
        "three decisions are needed"
    );
}
