//! Terms as text, against golden lines.

use loam_expr::text::{kquery, one_line, smtlib};
use loam_expr::*;

fn example(s: &ExprStore) -> Expr {
    let input = s.array("in put", 0, 4);
    let byte = |offset| s.byte(Symbol { array: input, offset });
    let wide = s.zext(byte(1), 64);
    let written = s.store(s.array_symbol(input), wide, s.constant(8, 7));
    s.ult(s.select(written, s.zext(byte(0), 64)), s.constant(8, 9))
}

#[test]
fn one_line_is_readable_and_bounded() {
    let s = ExprStore::new();
    let e = example(&s);
    assert_eq!(one_line(&s, e, 200), "(in put[zext64(in put[1]) := 7:8][zext64(in put[0])] < 9:8)");
    assert_eq!(one_line(&s, e, 10), "(in put[zext64…");
}

#[test]
fn one_line_names_what_is_shared() {
    let s = ExprStore::new();
    let input = s.array("x", 1, 2);
    let (a, b) = (s.byte(Symbol { array: input, offset: 0 }), s.byte(Symbol { array: input, offset: 1 }));
    let product = s.mul(a, b);
    let text = one_line(&s, s.udiv(product, s.xor(product, a)), 200);
    assert!(text.contains("#1=(") && text.matches("#1").count() == 2, "{text}");
}

#[test]
fn smtlib_declares_defines_and_asserts() {
    let s = ExprStore::new();
    let script = smtlib(&s, &[example(&s)]);
    let expected = "\
(set-logic QF_ABV)
(declare-const |in put/0/4| (Array (_ BitVec 64) (_ BitVec 8)))
(define-fun t2 () (_ BitVec 64) ((_ zero_extend 56) (select |in put/0/4| #x0000000000000001)))
(define-fun t4 () (Array (_ BitVec 64) (_ BitVec 8)) (store |in put/0/4| t2 #x07))
(define-fun t6 () (_ BitVec 64) ((_ zero_extend 56) (select |in put/0/4| #x0000000000000000)))
(define-fun t7 () (_ BitVec 8) (ite (bvult t6 #x0000000000000004) (select t4 t6) #x00))
(define-fun t9 () (_ BitVec 1) (ite (bvult t7 #x09) #b1 #b0))
(assert (= t9 #b1))
(check-sat)
";
    assert_eq!(script, expected);
}

#[test]
fn kquery_declares_arrays_and_guards_reads() {
    let s = ExprStore::new();
    let expected = "\
array arr_in_put[4] : w32 -> w8 = symbolic
(query [
  (Ult (Select w8 (Ult N0:(ZExt w64 (Read w8 0 arr_in_put)) (w64 4)) (Read w8 (Extract w32 0 N0) \
[(Select w32 (Ult N1:(ZExt w64 (Read w8 1 arr_in_put)) (w64 4)) (Extract w32 0 N1) (w32 4294967295))=(w8 7)] \
@ arr_in_put) (w8 0)) (w8 9))] false)
";
    assert_eq!(kquery(&s, &[example(&s)]).as_deref(), Some(expected));
    let float = s.float_compare(FloatCompareOp::Lt, s.zext(example(&s), 32), s.constant(32, 1));
    assert_eq!(kquery(&s, &[float]), None);
}

/// A byte array of which the first `n` elements are copied from another array and then one byte is stored.
fn copied(s: &ExprStore) -> Expr {
    let input = s.array("x", 0, 4);
    let word = |offset| s.zext(s.byte(Symbol { array: input, offset }), 64);
    let filled = s.array_filled(s.byte(Symbol { array: input, offset: 0 }), 16);
    let source = s.shifted(s.array_symbol(input), word(1));
    s.store(s.overlay(filled, s.word(0), word(2), source), word(3), s.constant(8, 7))
}

#[test]
fn lambda_arrays_have_one_line() {
    let s = ExprStore::new();
    let text = "filled(x[0], 16)[x[2] := 7:8]";
    let start = s.array_filled(s.byte(Symbol { array: s.array("x", 0, 4), offset: 0 }), 16);
    let stored =
        s.store(start, s.zext(s.byte(Symbol { array: s.array("x", 0, 4), offset: 2 }), 64), s.constant(8, 7));
    assert_eq!(one_line(&s, stored, 200), text.replace("x[2]", "zext64(x[2])"));
    let known = s.overlay(start, s.word(2), s.word(20), s.array_symbol(s.array("x", 0, 4)));
    assert_eq!(one_line(&s, known, 200), "filled(x[0], 16)[0x2..0x14 := x]");
    let text = one_line(&s, copied(&s), 200);
    assert!(text.contains(" := shifted(x, zext64(x[1]))][zext64(x[3]) := 7:8]"), "{text}");
}

#[test]
fn smtlib_writes_lambda_arrays_as_such_and_reads_without_them() {
    let s = ExprStore::new();
    let array = copied(&s);
    let text = loam_expr::text::Definitions::default().of(&s, &[array]);
    assert_eq!(text.matches("(lambda ((i (_ BitVec 64))) ").count(), 3, "{text}");
    let read = s.select(array, s.zext(s.byte(Symbol { array: s.array("x", 0, 4), offset: 3 }), 64));
    let query = s.eq(read, s.constant(8, 7));
    for term in [query, s.eq(s.select(array, s.word(3)), s.constant(8, 7))] {
        let script = smtlib(&s, &[term]);
        assert!(script.starts_with("(set-logic QF_ABV)") && !script.contains("lambda"), "{script}");
        assert!(kquery(&s, &[term]).is_some());
    }
    assert_eq!(kquery(&s, &[array]), None);
}

#[test]
fn smtlib_names_no_two_arrays_alike() {
    let s = ExprStore::new();
    let info = |name: &str, kind| ArrayInfo { name: name.into(), ordinal: 0, size: 1, kind };
    let byte = |info| s.byte(Symbol { array: s.array_of_kind(info), offset: 0 });
    let bytes = [
        byte(info("a|b", ArrayKind::Input)),
        byte(info("a\\b", ArrayKind::Input)),
        byte(info("a%7Cb", ArrayKind::Input)),
        byte(info("a|b", ArrayKind::Uninitialised)),
    ];
    let script = smtlib(&s, &bytes.map(|byte| s.eq(byte, s.constant(8, 1))));
    let names: Vec<&str> =
        script.lines().filter_map(|line| line.strip_prefix("(declare-const ")?.split(' ').next()).collect();
    let expected = ["|a%257Cb/0/1|", "|a%5Cb/0/1|", "|a%7Cb/0/1/uninitialised|", "|a%7Cb/0/1|"];
    assert_eq!(names, expected);
}

#[test]
fn the_body_of_a_lambda_array_is_a_function_of_its_index() {
    let s = ExprStore::new();
    let body = s.truncate(s.udiv(s.bound_index(), s.word(3)), 8);
    let text = loam_expr::text::Definitions::default().of(&s, &[s.lambda(body)]);
    assert!(text.contains("((i (_ BitVec 64))) (_ BitVec 64) (bvudiv "), "{text}");
    assert!(text.contains("(lambda ((i (_ BitVec 64))) ("), "{text}");
    assert!(!text.contains("declare"), "{text}");
}
