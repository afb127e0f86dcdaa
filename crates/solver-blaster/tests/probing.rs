//! Sequences of related queries: a probe must give the verdict of a fresh search, whatever the earlier queries were.

use loam_base::Rng;
use loam_expr::generate::{GenerateOptions, random_expr};
use loam_expr::{ArrayId, Evaluator, Expr, ExprStore, Symbol};
use loam_solver::conformance::Probed;
use loam_solver::{Backend, Limits, Model, Unknown, Verdict};
use loam_solver_blaster::Blaster;

/// A probing and a fresh bit-blaster that must agree.
struct Pair {
    probing: Blaster,
    fresh: Blaster,
    possible: u32,
    impossible: u32,
}

impl Pair {
    fn new() -> Self {
        Self { probing: Blaster::new(), fresh: Blaster::new(), possible: 0, impossible: 0 }
    }

    /// Compares the verdicts of both, and checks cores. Returns whether the conjuncts are satisfiable.
    fn ask(&mut self, store: &ExprStore, conjuncts: &[Expr]) -> bool {
        let fresh = self.fresh.check(store, conjuncts, &Limits::default());
        let probed = Probed(&mut self.probing).check(store, conjuncts, &Limits::default());
        match (fresh, probed) {
            (Verdict::Sat(fresh), Verdict::Sat(model)) => {
                check_model(store, conjuncts, &fresh);
                check_model(store, conjuncts, &model);
                self.possible += 1;
                true
            }
            (Verdict::Unsat, Verdict::Unsat) => {
                self.impossible += 1;
                false
            }
            (fresh, probed) => panic!("fresh: {fresh:?}, probed: {probed:?}"),
        }
    }
}

/// A model must satisfy the conjuncts and mention their symbols and no others.
fn check_model(store: &ExprStore, conjuncts: &[Expr], model: &Model) {
    let mut evaluator = Evaluator::new(store, model);
    assert!(conjuncts.iter().all(|&conjunct| evaluator.eval_bool(conjunct)), "{conjuncts:?}: {model:?}");
    let mut support: Vec<Symbol> =
        conjuncts.iter().flat_map(|&conjunct| store.support(conjunct)).copied().collect();
    support.sort_unstable();
    support.dedup();
    assert_eq!(model.iter().map(|(symbol, _)| symbol).collect::<Vec<Symbol>>(), support);
}

fn random_condition(store: &ExprStore, rng: &mut Rng, array: ArrayId) -> Expr {
    let options = GenerateOptions { arrays: vec![array], memory: true, floats: false, division: true };
    loop {
        let condition = random_expr(store, rng, 1, 4, &options);
        if store.constant_value(condition).is_none() {
            return condition;
        }
    }
}

/// One path of random conditions, with other queries between them.
fn follow_path(pair: &mut Pair, store: &ExprStore, rng: &mut Rng) {
    let (input, other) = (store.array("input", 0, 6), store.array("other", 0, 3));
    let mut path: Vec<Expr> = Vec::new();
    for _ in 0..8 {
        let condition = random_condition(store, rng, input);
        path.push(condition);
        if !pair.ask(store, &path) {
            path.pop();
            path.push(store.not(condition));
            assert!(pair.ask(store, &path), "one side of a branch is possible");
        }
        let mut changed = path.clone();
        let place = rng.below(changed.len() as u64) as usize;
        changed[place] = store.not(changed[place]);
        pair.ask(store, &changed);
        let unrelated = [random_condition(store, rng, other), random_condition(store, rng, other)];
        pair.ask(store, &unrelated);
        pair.ask(store, &path[place..]);
    }
}

#[test]
fn probes_along_random_paths_agree_with_fresh_searches() {
    let mut pair = Pair::new();
    let mut rng = Rng::new(11);
    for _ in 0..8 {
        let store = ExprStore::new();
        for _ in 0..2 {
            follow_path(&mut pair, &store, &mut rng);
        }
    }
    assert!(pair.possible > 200 && pair.impossible > 20, "{} and {}", pair.possible, pair.impossible);
}

/// Conditions on divisions, products and tables, some of which contradict each other.
fn hard_conditions(store: &ExprStore) -> Vec<Expr> {
    let input = store.array("input", 0, 4);
    let byte = |offset| store.zext(store.byte(Symbol { array: input, offset }), 16);
    let constant = |value| store.constant(16, value);
    let product = store.mul(byte(0), byte(1));
    let table: Vec<u8> = (0..=255_u8).map(|place| place.wrapping_mul(place)).collect();
    let looked_up = store.select(store.array_constant(&table), store.zext(byte(2), 64));
    let rest = store.urem(product, constant(97));
    vec![
        store.eq(rest, constant(13)),
        store.ult(constant(100), store.udiv(product, constant(101))),
        store.eq(store.sdiv(product, store.add(byte(3), constant(1))), constant(123)),
        store.eq(looked_up, store.extract(product, 0, 8)),
        store.eq(store.urem(product, constant(7)), store.urem(byte(0), constant(7))),
        store.ult(constant(50), rest),
        store.ult(product, constant(4000)),
    ]
}

#[test]
fn probes_agree_on_every_subset_of_hard_conditions() {
    let store = ExprStore::new();
    let conditions = hard_conditions(&store);
    let mut pair = Pair::new();
    for subset in 0..1_u32 << conditions.len() {
        let chosen = (0..conditions.len()).filter(|place| subset >> place & 1 == 1);
        pair.ask(&store, &chosen.map(|place| conditions[place]).collect::<Vec<Expr>>());
    }
    assert!(pair.possible > 10 && pair.impossible > 10, "{} and {}", pair.possible, pair.impossible);
}

#[test]
fn a_probe_after_one_that_was_stopped_is_right() {
    let store = ExprStore::new();
    let conditions = hard_conditions(&store);
    let mut pair = Pair::new();
    let mut stopped = 0;
    for effort in 0..40 {
        let limits = Limits { time: None, effort: Some(effort) };
        let probe = Probed(&mut pair.probing).check(&store, &conditions, &limits);
        stopped += u32::from(probe == Verdict::Unknown(Unknown::Effort));
        let place = effort as usize % conditions.len();
        pair.ask(&store, &conditions[place..]);
        pair.ask(&store, &[conditions[place]]);
    }
    assert!(stopped > 0, "no limit was hit");
}

#[test]
fn terms_of_another_store_are_not_mixed_up() {
    let mut pair = Pair::new();
    // Both stores number their terms alike, but the terms differ.
    for value in [5, 6] {
        let store = ExprStore::new();
        let array = store.array("input", 0, 1);
        let byte = store.byte(Symbol { array, offset: 0 });
        let word = store.zext(byte, 32);
        let sum = store.add(word, store.constant(32, value));
        let is_eight = store.eq(sum, store.constant(32, 8));
        assert!(pair.ask(&store, &[is_eight]));
    }
}
