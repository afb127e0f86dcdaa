//! Whole scripts: their results with the solver chain, and completeness of array reads.

use loam_base::Rng;
use loam_expr::ExprStore;
use loam_smtlib::{Decision, Interpreter, Output, Script};
use loam_solver::{Backends, GaveUp, Solver, SolverConfig};
use loam_solver_bitwuzla::Bitwuzla;
use loam_solver_blaster::Blaster;
use std::sync::Arc;

/// The output of a script, line by line; the reason of an unknown is in the next line.
fn answers(text: &str) -> Vec<String> {
    let script = Script::parse(text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    let store = Arc::new(ExprStore::new());
    let (fast, full) = (Box::new(Blaster::new()), Box::new(Bitwuzla::new()));
    let backends = Backends { fast, full, second: None };
    let mut solver = Solver::new(Arc::clone(&store), SolverConfig::default(), backends);
    let mut lines = Vec::new();
    let result = Interpreter::new(&store, &script).run(
        |query| match solver.decide(query.conjuncts) {
            Ok(Some(model)) => Decision::Sat(model),
            Ok(None) => Decision::Unsat,
            Err(GaveUp) => Decision::Unknown("gave up".to_owned()),
        },
        |output| match output {
            Output::Text(text) => lines.extend(text.lines().map(str::to_owned)),
            Output::Answer { answer, reason, .. } => {
                lines.push(answer.to_string());
                lines.extend(reason);
            }
        },
    );
    result.unwrap_or_else(|error| panic!("{error}\n{text}"));
    lines
}

fn expect(text: &str, expected: &[&str]) {
    assert_eq!(answers(text), expected, "{text}");
}

#[test]
fn levels_take_names_and_assertions_with_them() {
    expect(
        "(set-logic QF_BV)
         (declare-const x (_ BitVec 8))
         (assert (bvult x #x02))
         (push 1) (define-fun one () (_ BitVec 8) #x01) (assert (bvugt x one)) (check-sat) (pop 1)
         (push 2) (declare-const one Bool) (assert (and one (= x #x01))) (check-sat)
         (get-value (x one)) (pop 2)
         (check-sat-assuming ((= x #x00))) (get-value (x))
         (check-sat-assuming ((= x #x00) (= x #x01)))
         (reset-assertions) (declare-const x Bool) (assert (not x)) (check-sat) (get-model)
         (reset) (check-sat) (get-info :name) (exit) (check-sat)",
        &[
            "unsat",
            "sat",
            "((x #x01)",
            " (one true))",
            "sat",
            "((x #x00))",
            "unsat",
            "sat",
            "(",
            "  (define-fun x () Bool false)",
            ")",
            "sat",
            "(:name \"Loam\")",
        ],
    );
}

#[test]
fn names_are_seen_where_they_are_bound() {
    // In the body of f, y is the script's y, whatever y is where f is called.
    expect(
        "(declare-const y (_ BitVec 4))
         (define-fun f ((x (_ BitVec 4))) (_ BitVec 4) (bvadd x y))
         (define-sort Nibble () (_ BitVec 4)) (define-sort Map (I) (Array I Nibble))
         (declare-const |a b| Nibble) (declare-const m (Map Nibble))
         (assert (let ((y #x1)) (= (f y) #x1)))
         (assert (let ((x #x3)) (let ((z (f (bvadd x #x1)))) (= z |a b|))))
         (assert (= (select m |a b|) (f |a b|)))
         (check-sat) (get-value (y |a b| (select m #x4)))",
        &["sat", "((y #x0)", " (|a b| #x4)", " ((select m #x4) #x4))"],
    );
}

#[test]
fn reads_at_equal_indices_are_equal() {
    let head = "(set-logic QF_ABV) (declare-const a (Array (_ BitVec 32) (_ BitVec 12)))
                (declare-const i (_ BitVec 32)) (declare-const j (_ BitVec 32))";
    let ask = |assertion: &str| answers(&format!("{head} (assert {assertion}) (check-sat)")).remove(0);
    assert_eq!(ask("(and (= i j) (distinct (select a i) (select a j)))"), "unsat");
    assert_eq!(ask("(distinct (select a i) (select a j))"), "sat");
    assert_eq!(ask("(and (= i #x0000000a) (distinct (select a i) (select a #x0000000a)))"), "unsat");
    let nested = "(select a ((_ zero_extend 20) (select a i)))";
    let other = "(select a ((_ zero_extend 20) (select a j)))";
    assert_eq!(ask(&format!("(and (= (select a i) (select a j)) (distinct {nested} {other}))")), "unsat");
    assert_eq!(ask("(distinct (select (store a i #x001) i) #x001)"), "unsat");
    assert_eq!(ask("(distinct (select (store a i #x001) j) (select a j) #x001)"), "unsat");
    assert_eq!(
        ask("(and (bvugt i j) (distinct (select (ite (= i j) a (store a i #x001)) j) (select a j)))"),
        "unsat"
    );
}

#[test]
fn many_reads_agree_as_far_as_necessary() {
    const READS: usize = 60;
    let mut text = "(declare-const a (Array (_ BitVec 32) (_ BitVec 8)))\n".to_owned();
    for read in 0..READS {
        text.push_str(&format!("(declare-const i{read} (_ BitVec 32))\n"));
        text.push_str(&format!("(assert (= (select a i{read}) #x{read:02x}))\n"));
    }
    let last = READS - 1;
    text.push_str("(check-sat) (get-value ((select a i7) (distinct i7 i8)))\n");
    text.push_str(&format!("(assert (= (bvadd i3 #x00000001) (bvadd i{last} #x00000001))) (check-sat)"));
    expect(&text, &["sat", "(((select a i7) #x07)", " ((distinct i7 i8) true))", "unsat"]);
}

#[test]
fn an_asserted_equality_defines_an_array() {
    let head = "(declare-const a (Array (_ BitVec 4) (_ BitVec 4))) (declare-const b (Array (_ BitVec 4) (_ BitVec 4)))
                (declare-const i (_ BitVec 4))";
    expect(
        &format!(
            "{head} (assert (= (select b i) #x7))
             (push 1)
             (assert (and (= b (store a i #x3)) (= i i)))
             (check-sat)
             (pop 1)
             (check-sat)
             (assert (= b (store a #x2 #x7))) (assert (= b (store a #x2 #x7)))
             (assert (= a ((as const (Array (_ BitVec 4) (_ BitVec 4))) #x1)))
             (check-sat) (get-value (i b))"
        ),
        &[
            "unsat",
            "sat",
            "sat",
            "((i #x2)",
            " (b (store ((as const (Array (_ BitVec 4) (_ BitVec 4))) #x1) #x2 #x7)))",
        ],
    );
    expect(
        &format!(
            "{head} (assert (= (select b i) #x7))
             (assert (let ((c (store a #x2 #x7))) (= b c)))
             (assert (= a ((as const (Array (_ BitVec 4) (_ BitVec 4))) #x1)))
             (check-sat) (get-value (i b))
             (assert (distinct i #x2)) (check-sat)"
        ),
        &[
            "sat",
            "((i #x2)",
            " (b (store ((as const (Array (_ BitVec 4) (_ BitVec 4))) #x1) #x2 #x7)))",
            "unsat",
        ],
    );
}

#[test]
fn tables_of_constants_are_read_in_one_step() {
    let stores = |count: u32| {
        (0..count).fold("((as const (Array (_ BitVec 16) (_ BitVec 20))) #xfffff)".to_owned(), |array, at| {
            format!("(store {array} #x{at:04x} #x{:05x})", at * 7)
        })
    };
    let text = format!(
        "(declare-const i (_ BitVec 16)) (define-fun t () (Array (_ BitVec 16) (_ BitVec 20)) {})
         (push 1) (assert (= (select t i) #x{:05x})) (check-sat) (get-value (i)) (pop 1)
         (assert (bvuge i #x1000)) (assert (distinct (select t i) #xfffff)) (check-sat)",
        stores(0x1000),
        0x777 * 7,
    );
    expect(&text, &["sat", "((i #x0777))", "unsat"]);
}

#[test]
fn what_cannot_be_expressed_is_unknown_unless_the_rest_is_impossible() {
    for (term, why) in [
        ("(forall ((y Bool)) y)", "forall: Loam's terms have no such binder"),
        ("(= (concat w w w) (concat w w w))", "a bit-vector of 192 bits; Loam's have 128 at most"),
        ("(= wide wide)", "a bit-vector of 129 bits; Loam's have 128 at most"),
        ("(fp.eq (fp.add RTZ f f) f)", "fp.add with another rounding mode than RNE"),
        ("(fp.eq (fp.add r f f) f)", "the rounding mode r, which is not constant"),
        ("(= small small)", "floats with 3 and 5 bits; Loam has 5 11, 8 24, 11 53, 15 64 and 15 113"),
        ("(= n 3)", "the sort Int"),
        ("(= 2 3)", "comparison of Int or Real numbers"),
        ("(g w)", "the function g, which is declared with parameters"),
        ("(not (= a b))", "an equality of arrays that defines no declared array where it is asserted"),
        ("(distinct a b)", "an inequality of arrays"),
        ("(= a (store a w #x00))", "an equality of arrays that defines no declared array"),
        ("(= nested nested)", "an array of arrays or of rounding modes"),
        ("(= (fp.to_real f) 1.0)", "fp.to_real has no form in Loam's terms"),
    ] {
        let head =
            "(declare-const w (_ BitVec 64)) (declare-const wide (_ BitVec 129)) (declare-const f Float32)
            (declare-const r RoundingMode) (declare-const small (_ FloatingPoint 3 5)) (declare-const n Int)
            (declare-fun g ((_ BitVec 64)) Bool) (declare-const a (Array (_ BitVec 64) (_ BitVec 8)))
            (declare-const b (Array (_ BitVec 64) (_ BitVec 8)))
            (declare-const nested (Array Bool (Array Bool Bool)))";
        let script = format!(
            "{head}\n(assert {term}) (check-sat) (assert (bvult w w)) (check-sat) (get-info :reason-unknown)"
        );
        let place = "6:9: Loam's terms cannot express";
        let expected =
            ["unknown", &format!("{place} {why}"), "unsat", "(error \"the last answer was not unknown\")"];
        expect(&script, &expected);
    }
}

#[test]
fn what_the_standard_leaves_open_may_be_anything_but_is_a_function() {
    let head =
        "(declare-const f Float32) (declare-const g Float32) (assert (fp.gt f ((_ to_fp 8 24) RNE 300.0)))";
    let ask = |rest: &str| answers(&format!("{head} {rest} (check-sat)")).remove(0);
    assert_eq!(ask("(assert (= ((_ fp.to_ubv 8) RTZ f) #x2a))"), "sat");
    assert_eq!(
        ask("(assert (= f g)) (assert (distinct ((_ fp.to_ubv 8) RTZ f) ((_ fp.to_ubv 8) RTZ g)))"),
        "unsat"
    );
    let least = "(fp.min (_ +zero 8 24) (_ -zero 8 24))";
    assert_eq!(ask(&format!("(assert (fp.isNegative {least}))")), "sat");
    assert_eq!(ask(&format!("(assert (fp.isPositive {least}))")), "sat");
    assert_eq!(ask(&format!("(assert (not (fp.isZero {least})))")), "unsat");
}

#[test]
fn depth_is_no_danger() {
    const DEPTH: usize = 100_000;
    let mut text = "(declare-const x (_ BitVec 16)) (assert (= #x0000 ".to_owned();
    let mut last = "x".to_owned();
    for level in 0..DEPTH {
        text.push_str(&format!("(let ((v{level} (bvadd {last} #x0001))) "));
        last = format!("v{level}");
    }
    text.push_str(&format!("{last}{})) (check-sat) (get-value (x))", ")".repeat(DEPTH)));
    let expected = format!("((x #x{:04x}))", (DEPTH as u16).wrapping_neg());
    expect(&text, &["sat", &expected]);
    let parentheses = format!("(assert {}true{}) (check-sat)", "(not ".repeat(DEPTH), ")".repeat(DEPTH));
    expect(&parentheses, &["sat"]);
    let lists = format!("(assert {}{})", "(".repeat(DEPTH), ")".repeat(DEPTH));
    assert!(Script::parse(&lists).is_ok());
    let sort = format!("(declare-const x {}Bool{})", "(Array Bool ".repeat(DEPTH), ")".repeat(DEPTH));
    expect(&sort, &[]);
    let chain = format!(
        "(declare-const a (Array (_ BitVec 16) Bool)) (declare-const i (_ BitVec 16))
         (assert (not (select {}a{} i))) (assert (= i #xfffe)) (check-sat)",
        "(store ".repeat(DEPTH),
        (0..DEPTH).map(|at| format!(" #x{:04x} true)", at % 0xffff)).collect::<String>()
    );
    expect(&chain, &["unsat"]);
}

/// A random array, index or condition over the arrays `a` and `b` of Bools at two bits and the indices `i` and `j`.
fn random_term(rng: &mut Rng, sort: char, depth: u32) -> String {
    let pick = |rng: &mut Rng, words: &[&str]| words[rng.below(words.len() as u64) as usize].to_owned();
    let sub = |rng: &mut Rng, sort| random_term(rng, sort, depth.saturating_sub(1));
    match (sort, if depth == 0 { 9 } else { rng.below(4) }) {
        ('a', 0 | 1) => format!("(store {} {} {})", sub(rng, 'a'), sub(rng, 'i'), sub(rng, 'c')),
        ('a', 2) => format!("(ite {} {} {})", sub(rng, 'c'), sub(rng, 'a'), sub(rng, 'a')),
        ('a', _) => pick(rng, &["a", "b", "a", "((as const (Array (_ BitVec 2) Bool)) true)"]),
        ('i', 0) => format!("(bvadd {} {})", sub(rng, 'i'), sub(rng, 'i')),
        ('i', 1) => format!("(ite {} {} {})", sub(rng, 'c'), sub(rng, 'i'), sub(rng, 'i')),
        ('i', _) => pick(rng, &["i", "j", "#b00", "#b01", "#b11"]),
        ('c', 0 | 1) => format!("(select {} {})", sub(rng, 'a'), sub(rng, 'i')),
        ('c', 2) => {
            let word = pick(rng, &["and", "or", "xor", "="]);
            format!("({word} {} (not {}))", sub(rng, 'c'), sub(rng, 'c'))
        }
        ('c', 3) => format!("(= {} {})", sub(rng, 'i'), sub(rng, 'i')),
        _ => pick(rng, &["(select a i)", "(select b j)", "(not (select a j))", "(= i j)", "(select a #b01)"]),
    }
}

/// The script that asserts the values of the arrays and indices.
fn instance(number: u32) -> String {
    let array = |bits: u32| {
        (0..4).fold("((as const (Array (_ BitVec 2) Bool)) false)".to_owned(), |array, at| {
            format!("(store {array} #b{at:02b} {})", bits >> at & 1 == 1)
        })
    };
    let sort = "(Array (_ BitVec 2) Bool)";
    let (a, b) = (array(number & 15), array(number >> 4 & 15));
    let (i, j) = (number >> 8 & 3, number >> 10 & 3);
    format!(
        "(define-const a {sort} {a}) (define-const b {sort} {b})
         (define-const i (_ BitVec 2) #b{i:02b}) (define-const j (_ BitVec 2) #b{j:02b})"
    )
}

#[test]
fn queries_about_arrays_agree_with_enumeration() {
    let declarations =
        "(declare-const a (Array (_ BitVec 2) Bool)) (declare-const b (Array (_ BitVec 2) Bool))
                        (declare-const i (_ BitVec 2)) (declare-const j (_ BitVec 2))";
    let mut impossible = 0;
    for seed in 0..60 {
        let mut rng = Rng::new(seed);
        let mut text: String =
            (0..4).map(|_| format!("(assert {})\n", random_term(&mut rng, 'c', 3))).collect();
        text.push_str("(check-sat)");
        let answer = answers(&format!("{declarations}\n{text}")).remove(0);
        let holds = |number: &u32| answers(&format!("{}\n{text}", instance(*number)))[0] == "sat";
        let expected = if (0..1 << 12).any(|number| holds(&number)) { "sat" } else { "unsat" };
        assert_eq!(answer, expected, "seed {seed}\n{text}");
        impossible += u32::from(expected == "unsat");
    }
    assert!(impossible > 5, "only {impossible} queries have the answer no");
}

/// A script that uses a bit of everything, to be damaged.
const VARIED: &str = "(set-logic ALL) (set-info :status sat) (set-option :print-success false)
(define-sort Word () (_ BitVec 16)) (define-sort Map (I E) (Array I E))
(declare-const x Word) (declare-fun |y z| () Bool) (declare-const m (Map Word (_ BitVec 5)))
(declare-const n (Map Word (_ BitVec 5))) (declare-const f (_ FloatingPoint 5 11)) (declare-const g Float64)
(define-fun h ((a Word) (b Bool)) Word (ite b (bvsmod a #x0007) ((_ rotate_left 3) (bvneg a))))
(assert (! (= (h x |y z|) (concat #b101 ((_ extract 12 0) x))) :named first))
(assert (and (= n (store m x #b10101)) (distinct (select n (bvadd x #x0001)) (select m x) #b00000)))
(push 1) (assert (let ((k (fp.mul RNE f ((_ to_fp 5 11) RNE 1.5)))) (fp.lt k (fp.rem f (_ +oo 5 11)))))
(assert (= ((_ fp.to_sbv 9) RTZ g) (_ bv5 9))) (check-sat) (get-value (x |y z| f n)) (get-model) (pop 1)
(check-sat-assuming (|y z| (not (bvumulo x x)))) (get-info :reason-unknown) (echo \"it \"\"is\"\"\") (exit)";

#[test]
fn damaged_scripts_are_refused_or_run_but_never_panic() {
    let pieces: Vec<&str> = VARIED.split_inclusive([' ', '(', ')']).collect();
    let mut refused = 0;
    for seed in 0..3000 {
        let mut rng = Rng::new(seed);
        let mut damaged = pieces.clone();
        for _ in 0..=rng.below(2) {
            let at = rng.below(damaged.len() as u64) as usize;
            let from = damaged[rng.below(damaged.len() as u64) as usize];
            match rng.below(3) {
                0 => drop(damaged.remove(at)),
                1 => damaged[at] = from,
                _ => damaged.insert(at, from),
            }
        }
        let text = damaged.concat();
        let Ok(script) = Script::parse(&text) else {
            refused += 1;
            continue;
        };
        let store = ExprStore::new();
        let run = Interpreter::new(&store, &script).run(|_| Decision::Sat(Default::default()), |_| {});
        refused += u32::from(run.is_err());
    }
    assert!(refused > 1000 && refused < 3000, "{refused} were refused");
}
