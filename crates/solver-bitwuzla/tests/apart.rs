//! Large queries, which are answered in a child process: the results are the same, and limits hold.

mod queries;

use loam_expr::ExprStore;
use loam_solver::conformance::{Topic, check_random};
use loam_solver::{Backend, Limits, Unknown, Verdict};
use loam_solver_bitwuzla::Bitwuzla;
use queries::{look_ups, product};
use std::time::{Duration, Instant};

/// A backend whose queries all go through a child process.
struct Apart(Bitwuzla);

impl Apart {
    fn new() -> Self {
        Self(Bitwuzla::new().with_large(0))
    }
}

impl Backend for Apart {
    fn name(&self) -> &'static str {
        "bitwuzla in a child process"
    }

    fn can_solve(&self, store: &ExprStore, conjuncts: &[loam_expr::Expr]) -> bool {
        self.0.can_solve(store, conjuncts)
    }

    fn check(&mut self, store: &ExprStore, conjuncts: &[loam_expr::Expr], limits: &Limits) -> Verdict {
        let time = limits.time.or(Some(Duration::from_secs(600)));
        self.0.check(store, conjuncts, &Limits { time, ..*limits })
    }
}

fn within(time: Duration) -> Limits {
    Limits { time: Some(time), effort: None }
}

#[test]
fn a_child_passes_the_random_queries() {
    check_random(&mut [&mut Apart::new(), &mut Bitwuzla::new()], Topic::Integers, 5, 100);
    check_random(&mut [&mut Apart::new(), &mut Bitwuzla::new()], Topic::Floats, 6, 30);
}

#[test]
fn the_model_is_the_same_in_a_child() {
    let store = ExprStore::new();
    for query in [look_ups(&store, 2), product(&store, 2), product(&store, 5)] {
        let here = Bitwuzla::new().check(&store, &query, &Limits::default());
        assert!(matches!(here, Verdict::Sat(_)), "{here:?}");
        assert_eq!(Apart::new().check(&store, &query, &Limits::default()), here);
    }
}

#[test]
fn other_answers_are_the_same_in_a_child() {
    let store = ExprStore::new();
    let byte = store.byte(loam_expr::Symbol { array: store.array("x", 0, 1), offset: 0 });
    let is = |value| store.eq(byte, store.constant(8, value));
    let about_base = store.eq(store.base(loam_expr::BaseId(0)), store.word(0));
    for query in [vec![is(1), is(2)], vec![about_base]] {
        let here = Bitwuzla::new().check(&store, &query, &Limits::default());
        assert!(!matches!(here, Verdict::Sat(_)), "{here:?}");
        assert_eq!(Apart::new().check(&store, &query, &Limits::default()), here);
    }
    let hard = look_ups(&store, 12);
    let little = Limits { time: None, effort: Some(1) };
    assert_eq!(Apart::new().check(&store, &hard, &little), Verdict::Unknown(Unknown::Effort));
}

#[test]
fn a_large_query_is_given_up_in_time() {
    let store = ExprStore::new();
    let limit = Duration::from_millis(500);
    for query in [look_ups(&store, 300), product(&store, 400)] {
        let started = Instant::now();
        let verdict = Bitwuzla::new().check(&store, &query, &within(limit));
        let taken = started.elapsed();
        assert_eq!(verdict, Verdict::Unknown(Unknown::Timeout));
        // Far more than needed, for busy machines; without the child the query takes minutes.
        assert!(taken >= limit && taken < limit + Duration::from_secs(1), "{taken:?}");
    }
}

#[test]
fn a_large_query_is_given_up_when_memory_ends() {
    let store = ExprStore::new();
    for query in [look_ups(&store, 300), product(&store, 400)] {
        let verdict =
            Bitwuzla::new().with_memory(64 << 20).check(&store, &query, &within(Duration::from_secs(600)));
        let Verdict::Unknown(Unknown::Failed(why)) = verdict else { panic!("{verdict:?}") };
        assert_eq!(why, "Bitwuzla ran out of memory (64 MiB)");
    }
    // A child that fails does not affect later queries.
    let easy = look_ups(&store, 1);
    assert!(matches!(Apart::new().check(&store, &easy, &Limits::default()), Verdict::Sat(_)));
}
