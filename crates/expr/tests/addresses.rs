//! Addresses of one base fold to their offsets.

use loam_expr::*;

struct World {
    store: ExprStore,
    base: Expr,
    other: Expr,
    x: Expr,
    y: Expr,
    condition: Expr,
}

fn world() -> World {
    let store = ExprStore::new();
    let input = store.array("input", 0, 3);
    let byte = |offset| store.byte(Symbol { array: input, offset });
    let (x, y) = (store.zext(byte(0), 64), store.zext(byte(1), 64));
    let condition = store.extract(byte(2), 0, 1);
    let (base, other) = (store.base(BaseId(3)), store.base(BaseId(4)));
    World { base, other, x, y, condition, store }
}

#[test]
fn differences_and_comparisons_in_one_object_need_no_base() {
    let World { store: s, base, x, y, .. } = world();
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
    let World { store: s, base, other, x, y, condition } = world();
    let choice = s.ite(condition, s.add(base, x), s.add(base, y));
    assert_eq!(choice, s.add(base, s.ite(condition, x, y)));
    let far = s.ite(condition, s.add(base, s.word(4)), other);
    let moved = s.add(far, s.word(12));
    assert_eq!(moved, s.ite(condition, s.add(base, s.word(16)), s.add(other, s.word(12))));
}

#[test]
fn addresses_evaluate_with_the_bases_of_the_assignment() {
    let World { store: s, base, other, x, .. } = world();
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
