//! Every rule of every table fires: a rule that never does is dead, or hidden by one above it.

use loam_base::Rng;
use loam_expr::generate::{GenerateOptions, random_expr};
use loam_expr::*;

/// Terms for the rules that random terms seldom reach.
fn rare_terms(s: &ExprStore) {
    let input = s.array("a", 0, 8);
    let byte = |offset| s.byte(Symbol { array: input, offset });
    let (x, y) = (byte(0), byte(1));
    let (k, l) = (s.constant(8, 3), s.constant(8, 200));
    let condition = s.ult(x, y);
    let choice = s.ite(condition, k, l);
    s.or(s.ne(x, k), s.ne(x, l));
    for op in [CompareOp::Eq, CompareOp::Ult, CompareOp::Ule, CompareOp::Slt, CompareOp::Sle] {
        s.compare(op, choice, s.constant(8, 100));
        s.compare(op, choice, s.ite(condition, l, k));
    }
    s.ite(s.eq(x, y), x, y);
    s.udiv(s.udiv(x, k), s.constant(8, 5));
    let (p, q) = (s.base(BaseId(0)), s.base(BaseId(1)));
    let wide = s.zext(x, 64);
    let (near, far) = (s.add(p, s.word(4)), s.add(s.add(p, wide), wide));
    s.sub(far, near);
    for op in [CompareOp::Eq, CompareOp::Ult, CompareOp::Ule] {
        s.compare(op, far, near);
    }
    s.add(s.ite(condition, near, q), s.word(1));
    s.ite(condition, near, far);
    let float = s.float_sqrt(s.concat(y, x));
    s.float_binary(FloatBinaryOp::Mul, float, s.constant(16, 0x3c00));
    s.float_convert(s.float_convert(float, 64), 16);
    s.float_round(Rounding::Up, s.float_round(Rounding::Down, float));
}

#[test]
fn every_rule_fires() {
    let store = ExprStore::new();
    rare_terms(&store);
    let arrays = vec![store.array("a", 0, 4), store.array("b", 0, 6)];
    let options = GenerateOptions { arrays, memory: true, floats: true, division: true };
    let mut rng = Rng::new(9);
    for _ in 0..60_000 {
        let width = [1, 8, 16, 32, 64, 13][rng.below(6) as usize];
        let word = random_expr(&store, &mut rng, width, 4, &options);
        let bytes: Vec<Expr> = (0..width / 8).map(|at| store.extract(word, at * 8, 8)).collect();
        if let Some((&first, rest)) = bytes.split_first() {
            rest.iter().fold(first, |low, &high| store.concat(high, low));
        }
    }
    let hits = store.rule_hits();
    let silent: Vec<usize> = (0..hits.len()).filter(|&rule| hits[rule].1 == 0).collect();
    let named: Vec<_> = silent.iter().map(|&rule| (hits[rule.max(1) - 1].0, hits[rule].0)).collect();
    assert!(silent.is_empty(), "silent rules, each after the one before it: {named:?}");
}
