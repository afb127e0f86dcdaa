//! Addresses of one base are simplified to their offsets, for opaque bases and for addresses of KDAlloc objects.

use loam_expr::*;

struct Fixture {
    store: ExprStore,
    base: Expr,
    other: Expr,
    x: Expr,
    y: Expr,
    condition: Expr,
}

fn fixture() -> Fixture {
    let store = ExprStore::new();
    let input = store.array("input", 0, 3);
    let byte = |offset| store.byte(Symbol { array: input, offset });
    let (x, y) = (store.zext(byte(0), 64), store.zext(byte(1), 64));
    let condition = store.extract(byte(2), 0, 1);
    let (base, other) = (store.base(BaseId(3)), store.base(BaseId(4)));
    Fixture { base, other, x, y, condition, store }
}

#[test]
fn differences_and_comparisons_in_one_object_need_no_base() {
    let Fixture { store: s, base, x, y, .. } = fixture();
    let (p, q) = (s.add(s.add(base, x), s.word(8)), s.add(s.word(4), s.add(y, base)));
    assert_eq!(s.sub(p, q), s.sub(s.add(x, s.word(8)), s.add(y, s.word(4))));
    assert_eq!(s.sub(p, base), s.add(x, s.word(8)));
    assert_eq!(s.sub(base, p), s.neg(s.add(x, s.word(8))));
    assert_eq!(s.eq(p, q), s.eq(s.add(x, s.word(8)), s.add(y, s.word(4))));
    assert_eq!(s.ult(p, q), s.slt(s.add(x, s.word(8)), s.add(y, s.word(4))));
    assert_eq!(s.ule(base, p), s.bool(true));
    assert!(s.is_true(s.ult(s.sub(base, s.word(1)), base)));
    assert!(s.is_true(s.ne(s.add(base, s.word(1)), base)));
}

#[test]
fn choices_of_addresses_keep_bases_outside() {
    let Fixture { store: s, base, other, x, y, condition } = fixture();
    let choice = s.ite(condition, s.add(base, x), s.add(base, y));
    assert_eq!(choice, s.add(base, s.ite(condition, x, y)));
    let far = s.ite(condition, s.add(base, s.word(4)), other);
    let moved = s.add(far, s.word(12));
    assert_eq!(moved, s.ite(condition, s.add(base, s.word(16)), s.add(other, s.word(12))));
}

#[test]
fn addresses_evaluate_with_the_bases_of_the_assignment() {
    let Fixture { store: s, base, other, x, .. } = fixture();
    struct Placed;
    impl Assignment for Placed {
        fn byte(&self, symbol: Symbol) -> u8 {
            symbol.offset as u8 + 5
        }
        fn base(&self, base: BaseId) -> u64 {
            u64::from(base.0) * 0x1000
        }
    }
    let sum = s.add(s.add(base, x), s.sub(other, s.word(1)));
    assert_eq!(Evaluator::new(&s, Placed).eval(sum), 0x3000 + 5 + 0x4000 - 1);
}

/// An address at which KDAlloc places an object: the lower 32 bits are zero.
const OBJECT: u64 = 0x0000_2244_0000_0000;

/// Two 64-bit terms of which nothing is known, and a condition that no rule sees through.
fn opaque(s: &ExprStore) -> (Expr, Expr, Expr) {
    let input = s.array("opaque", 0, 16);
    let word = |at: u32| {
        let byte = |offset| s.byte(Symbol { array: input, offset });
        (at + 1..at + 8).fold(byte(at), |low, offset| s.concat(byte(offset), low))
    };
    let (x, y) = (word(0), word(8));
    let condition = s.ult(s.mul(x, y), s.xor(s.udiv(x, y), s.add(x, y)));
    (x, y, condition)
}

#[test]
fn figure_7a_the_low_half_of_a_kdalloc_pointer_does_not_depend_on_the_object() {
    let s = ExprStore::new();
    let (.., condition) = opaque(&s);
    let choice = s.ite(condition, s.word(0), s.word(OBJECT));
    let pointer = s.add(s.word(0xffff_ddbc_0000_0000), choice);
    assert_eq!(s.extract(pointer, 0, 32), s.constant(32, 0));
}

#[test]
fn figure_7b_other_addresses_stay_a_choice() {
    let s = ExprStore::new();
    let (.., condition) = opaque(&s);
    let choice = s.ite(condition, s.word(0), s.word(0x0000_5555_58d6_f400));
    let pointer = s.add(s.word(0xffff_aaaa_a729_0c00), choice);
    let half = |value| s.constant(32, value);
    assert_eq!(s.extract(pointer, 0, 32), s.ite(condition, half(0xa729_0c00), half(0)));
}

#[test]
fn an_object_chosen_by_many_conditions_leaves_the_low_half_alone() {
    let s = ExprStore::new();
    let (x, y, condition) = opaque(&s);
    let inner = s.ite(s.ult(x, y), s.word(OBJECT), s.word(3 * OBJECT));
    let base = s.ite(condition, s.word(5 * OBJECT), inner);
    assert_eq!(s.extract(base, 0, 32), s.constant(32, 0));
    let pointer = s.add(base, s.mul(x, y));
    assert_eq!(s.extract(pointer, 0, 32), s.extract(s.mul(x, y), 0, 32));
}

#[test]
fn the_low_half_of_base_plus_offset_is_that_of_the_offset() {
    let s = ExprStore::new();
    let (x, y, _) = opaque(&s);
    for offset in [x, s.mul(x, y), s.sub(x, y), s.zext(s.extract(x, 3, 20), 64)] {
        let pointer = s.add(s.word(OBJECT), offset);
        assert_eq!(s.extract(pointer, 0, 32), s.extract(offset, 0, 32));
        assert_eq!(s.extract(pointer, 8, 16), s.extract(offset, 8, 16));
        assert_eq!(s.extract(s.sub(pointer, s.word(OBJECT)), 0, 32), s.extract(offset, 0, 32));
    }
}

#[test]
fn pointers_into_one_kdalloc_object_compare_as_their_offsets() {
    let s = ExprStore::new();
    let (x, y, _) = opaque(&s);
    let short = |e| s.zext(s.extract(e, 0, 20), 64);
    let product = |e| s.mul(short(e), s.word(12));
    for (a, b) in [(short(x), short(y)), (product(x), product(y)), (short(x), product(y))] {
        let (p, q) = (s.add(s.word(OBJECT), a), s.add(b, s.word(OBJECT)));
        let (p8, q4) = (s.add(p, s.word(8)), s.add(q, s.word(4)));
        let (a8, b4) = (s.add(a, s.word(8)), s.add(b, s.word(4)));
        assert_eq!((s.sub(p, s.word(OBJECT)), s.sub(p8, s.word(OBJECT))), (a, a8));
        assert_eq!((s.sub(p, q), s.sub(p8, q4)), (s.sub(a, b), s.sub(a8, b4)));
        for op in [CompareOp::Eq, CompareOp::Ult, CompareOp::Ule, CompareOp::Slt, CompareOp::Sle] {
            assert_eq!(s.compare(op, p, q), s.compare(op, a, b), "{op:?}");
            assert_eq!(s.compare(op, p8, q4), s.compare(op, a8, b4), "{op:?} with constants");
            assert_eq!(s.compare(op, p8, s.word(OBJECT + 77)), s.compare(op, a8, s.word(77)), "{op:?}");
        }
    }
    let whole = s.eq(s.add(x, s.word(OBJECT)), s.add(y, s.word(OBJECT + 4)));
    assert_eq!(whole, s.eq(x, s.add(y, s.word(4))));
}
