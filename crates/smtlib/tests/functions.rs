//! Every function of the theories, on constants, against plain arithmetic; and the messages about bad scripts.

use loam_expr::{ExprStore, FloatFormat, concrete_float};
use loam_smtlib::{Decision, Interpreter, Output, Script};

/// The values of terms without symbols, as they are printed.
fn values(terms: &[String]) -> Vec<String> {
    let script = Script::parse(&format!("(check-sat)(get-value ({}))", terms.join("\n"))).unwrap();
    let (store, mut text) = (ExprStore::new(), String::new());
    let result = Interpreter::new(&store, &script).run(
        |terms| panic!("nothing is symbolic, but {terms:?} is asked"),
        |output| {
            if let Output::Text(values) = output {
                text = values;
            }
        },
    );
    result.unwrap_or_else(|error| panic!("{error}: {terms:?}"));
    assert!(text.starts_with("(("), "{text}");
    // Each line is "(TERM VALUE)", the first with "(" before and the last with ")" after.
    let lines: Vec<&str> = text[1..text.len() - 1].lines().collect();
    assert_eq!(lines.len(), terms.len());
    let value = |(line, term): (&&str, &String)| {
        let line = line.trim_start().strip_prefix('(').unwrap().strip_prefix(term.as_str()).unwrap();
        line.strip_suffix(')').unwrap().trim().to_owned()
    };
    lines.iter().zip(terms).map(value).collect()
}

fn check(pairs: Vec<(String, String)>) {
    let (terms, expected): (Vec<String>, Vec<String>) = pairs.into_iter().unzip();
    for ((term, value), expected) in terms.iter().zip(values(&terms)).zip(expected) {
        assert_eq!(value, expected, "{term}");
    }
}

const WIDTH: u32 = 3;
const ONES: u32 = (1 << WIDTH) - 1;

fn signed(value: u32) -> i32 {
    if value > ONES / 2 { value as i32 - ONES as i32 - 1 } else { value as i32 }
}

fn bits(value: i64) -> String {
    format!("#b{:03b}", value as u32 & ONES)
}

/// The results that the standard defines for two bit-vectors of three bits; Bools are written as such.
fn reference(function: &str, a: u32, b: u32) -> String {
    let (sa, sb) = (signed(a), signed(b));
    let overflows = |value: i32| value != signed(value as u32 & ONES);
    let word = |value: u32| bits(value.into());
    let number = |value: i32| bits(value.into());
    match function {
        "bvadd" => word(a + b),
        "bvsub" => word(a.wrapping_sub(b)),
        "bvmul" => word(a * b),
        "bvand" => word(a & b),
        "bvor" => word(a | b),
        "bvxor" => word(a ^ b),
        "bvnand" => word(!(a & b)),
        "bvnor" => word(!(a | b)),
        "bvxnor" => word(!(a ^ b)),
        "bvudiv" => word(a.checked_div(b).unwrap_or(ONES)),
        "bvurem" => word(a.checked_rem(b).unwrap_or(a)),
        "bvsdiv" if sb == 0 => number(if sa < 0 { 1 } else { -1 }),
        "bvsdiv" => number(sa / sb),
        "bvsrem" => number(if sb == 0 { sa } else { sa % sb }),
        "bvsmod" if sb == 0 => number(sa),
        "bvsmod" => number(((sa % sb) + sb) % sb),
        "bvshl" => word(a.checked_shl(b).unwrap_or(0)),
        "bvlshr" => word(a.checked_shr(b).unwrap_or(0)),
        "bvashr" => number(sa >> b),
        "bvcomp" => format!("#b{}", u32::from(a == b)),
        "bvult" => (a < b).to_string(),
        "bvule" => (a <= b).to_string(),
        "bvugt" => (a > b).to_string(),
        "bvuge" => (a >= b).to_string(),
        "bvslt" => (sa < sb).to_string(),
        "bvsle" => (sa <= sb).to_string(),
        "bvsgt" => (sa > sb).to_string(),
        "bvsge" => (sa >= sb).to_string(),
        "=" => (a == b).to_string(),
        "distinct" => (a != b).to_string(),
        "bvuaddo" => (a + b > ONES).to_string(),
        "bvsaddo" => overflows(sa + sb).to_string(),
        "bvusubo" => (a < b).to_string(),
        "bvssubo" => overflows(sa - sb).to_string(),
        "bvumulo" => (a * b > ONES).to_string(),
        "bvsmulo" => overflows(sa * sb).to_string(),
        "bvsdivo" => (sb == -1 && overflows(-sa)).to_string(),
        "concat" => format!("#b{a:03b}{b:03b}"),
        _ => panic!("{function}"),
    }
}

#[test]
fn bit_vector_functions_of_two_are_those_of_the_standard() {
    let functions = "bvadd bvsub bvmul bvand bvor bvxor bvnand bvnor bvxnor bvudiv bvurem bvsdiv bvsrem bvsmod \
                     bvshl bvlshr bvashr bvcomp bvult bvule bvugt bvuge bvslt bvsle bvsgt bvsge = distinct \
                     bvuaddo bvsaddo bvusubo bvssubo bvumulo bvsmulo bvsdivo concat";
    let mut pairs = Vec::new();
    for function in functions.split_whitespace() {
        for (a, b) in (0..=ONES).flat_map(|a| (0..=ONES).map(move |b| (a, b))) {
            let term = format!("({function} {} {})", bits(a.into()), bits(b.into()));
            pairs.push((term, reference(function, a, b)));
        }
    }
    check(pairs);
}

#[test]
fn products_overflow_alike_where_there_is_no_room_for_them() {
    // 2^64 and neighbours at 100 bits, where the product does not fit into 128.
    let of = |value: i128| format!("(_ bv{} 100)", value as u128 & ((1 << 100) - 1));
    let mut pairs = Vec::new();
    let interesting = [0, 1, -1, 3, 1 << 49, (1 << 50) - 1, 1 << 50, -(1 << 50), (1 << 99) - 1, -(1 << 99)];
    for (a, b) in interesting.into_iter().flat_map(|a: i128| interesting.map(|b: i128| (a, b))) {
        let mask = (1_u128 << 100) - 1;
        let unsigned = (a as u128 & mask).checked_mul(b as u128 & mask).is_none_or(|p| p > mask);
        let signed = a.checked_mul(b).is_none_or(|p| !(-(1 << 99)..1 << 99).contains(&p));
        pairs.push((format!("(bvumulo {} {})", of(a), of(b)), unsigned.to_string()));
        pairs.push((format!("(bvsmulo {} {})", of(a), of(b)), signed.to_string()));
    }
    check(pairs);
}

#[test]
fn other_functions_have_their_forms() {
    let table = [
        ("(bvnot #b011)", "#b100"),
        ("(bvneg #b011)", "#b101"),
        ("(bvnego #b100)", "true"),
        ("(bvnego #b101)", "false"),
        ("(concat #b1 #b01 #xf)", "#b1011111"),
        ("((_ extract 4 1) #b10110)", "#xb"),
        ("((_ zero_extend 2) #b101)", "#b00101"),
        ("((_ sign_extend 2) #b101)", "#b11101"),
        ("((_ zero_extend 0) #b101)", "#b101"),
        ("((_ repeat 3) #b10)", "#b101010"),
        ("((_ rotate_left 1) #b10010)", "#b00101"),
        ("((_ rotate_right 7) #b10010)", "#b10100"),
        ("(_ bv300 8)", "#x2c"),
        ("(bvadd #x01 #x02 #x03)", "#x06"),
        ("(bvsub #x09 #x02 #x03)", "#x04"),
        ("(and true true false)", "false"),
        ("(or false false true)", "true"),
        ("(xor true true true)", "true"),
        ("(=> true false true)", "true"),
        ("(=> true true false)", "false"),
        ("(=> false true false)", "true"),
        ("(= #x1 #x1 #x2)", "false"),
        ("(distinct #x1 #x2 #x1)", "false"),
        ("(distinct true false)", "true"),
        ("(ite (bvult #x1 #x2) #b01 #b10)", "#b01"),
        ("(! (not false) :named n)", "true"),
        ("(let ((x #x1) (y #x2)) (let ((x y) (y x)) (bvsub x y)))", "#x1"),
        ("(select (store ((as const (Array (_ BitVec 4) Bool)) false) #x3 true) #x3)", "true"),
        (
            "(store (store ((as const (Array (_ BitVec 4) (_ BitVec 8))) #x00) #x3 #x01) #x3 #x02)",
            "(store ((as const (Array (_ BitVec 4) (_ BitVec 8))) #x00) #x3 #x02)",
        ),
    ];
    check(table.iter().map(|&(term, value)| (term.to_owned(), value.to_owned())).collect());
}

#[test]
fn float_functions_have_their_forms() {
    let table = [
        (
            "(fp.add RNE (fp #b0 #b01111 #b0000000000) ((_ to_fp 5 11) RNE 0.5))",
            "(fp #b0 #b01111 #b1000000000)",
        ),
        ("((_ to_fp 5 11) #xfc00)", "(fp #b1 #b11111 #b0000000000)"),
        ("((_ to_fp 5 11) #xfc01)", "(_ NaN 5 11)"),
        ("(_ NaN 15 64)", "(_ NaN 15 64)"),
        ("(= (_ NaN 5 11) ((_ to_fp 5 11) #x7c01))", "true"),
        ("(= (fp.neg (_ NaN 5 11)) (fp.abs (_ NaN 5 11)))", "true"),
        ("(fp.eq (_ NaN 5 11) (_ NaN 5 11))", "false"),
        ("(= (_ +zero 8 24) (_ -zero 8 24))", "false"),
        ("(fp.eq (_ +zero 8 24) (_ -zero 8 24))", "true"),
        ("(fp.lt (_ -oo 8 24) (_ +zero 8 24) (_ +oo 8 24))", "true"),
        ("(fp.geq (_ -oo 8 24) (_ +zero 8 24))", "false"),
        ("(fp.min (_ NaN 5 11) ((_ to_fp 5 11) #x3c00))", "(fp #b0 #b01111 #b0000000000)"),
        ("(fp.max ((_ to_fp 5 11) #x3c00) (_ NaN 5 11))", "(fp #b0 #b01111 #b0000000000)"),
        ("(fp.max (_ -zero 5 11) ((_ to_fp 5 11) #x3c00))", "(fp #b0 #b01111 #b0000000000)"),
        ("(fp.min (_ -oo 5 11) ((_ to_fp 5 11) #x3c00))", "(fp #b1 #b11111 #b0000000000)"),
        ("(fp.isNormal ((_ to_fp 5 11) #x03ff))", "false"),
        ("(fp.isSubnormal ((_ to_fp 5 11) #x03ff))", "true"),
        ("(fp.isZero (_ -zero 5 11))", "true"),
        ("(fp.isInfinite (_ -oo 15 64))", "true"),
        ("(fp.isNaN ((_ to_fp 5 11) #x7e00))", "true"),
        ("(fp.isNegative (_ NaN 5 11))", "false"),
        ("(fp.isPositive (_ NaN 5 11))", "false"),
        ("(fp.isNegative (_ -zero 5 11))", "true"),
        (
            "(fp.sqrt RNE ((_ to_fp 11 53) RNE 2.25))",
            "(fp #b0 #b01111111111 #b1000000000000000000000000000000000000000000000000000)",
        ),
        ("((_ fp.to_sbv 8) RTZ ((_ to_fp 8 24) RNE (- 2.7)))", "#xfe"),
        ("((_ fp.to_sbv 8) RNE ((_ to_fp 8 24) RNE (- 2.7)))", "#xfd"),
        ("((_ fp.to_sbv 8) RNE ((_ to_fp 8 24) RNE (- 128.5)))", "#x80"),
        ("((_ fp.to_ubv 8) RTP ((_ to_fp 8 24) RNE 2.1))", "#x03"),
        ("((_ fp.to_ubv 8) RTZ ((_ to_fp 8 24) RNE (- 0.9)))", "#x00"),
        ("((_ fp.to_ubv 8) RTN ((_ to_fp 8 24) RNE 255.9))", "#xff"),
        ("((_ fp.to_ubv 32) RTZ ((_ to_fp 5 11) RNE 60000.0))", "#x0000ea60"),
        ("((_ to_fp 5 11) RNE #b111)", "(fp #b1 #b01111 #b0000000000)"),
        ("((_ to_fp_unsigned 5 11) RTZ #b111)", "(fp #b0 #b10001 #b1100000000)"),
        ("((_ to_fp 5 11) RNE ((_ to_fp 11 53) RNE 65520.0))", "(fp #b0 #b11111 #b0000000000)"),
        ("((_ to_fp 8 24) RTZ ((_ to_fp 5 11) #x3c01))", "(fp #b0 #b01111111 #b00000000010000000000000)"),
        ("((_ to_fp 5 11) RTP 0.1)", "(fp #b0 #b01011 #b1001100111)"),
        ("((_ to_fp 5 11) RTN 0.1)", "(fp #b0 #b01011 #b1001100110)"),
        (
            "(= ((_ to_fp 15 64) (concat #b0 #b000000000000001 (_ bv5 63))) (fp #b0 #b000000000000001 (_ bv5 63)))",
            "true",
        ),
        ("(fp.roundToIntegral RNA ((_ to_fp 5 11) RNE 2.5))", "(fp #b0 #b10000 #b1000000000)"),
        (
            "(fp.fma RNE ((_ to_fp 5 11) RNE 2.0) ((_ to_fp 5 11) RNE 3.0) ((_ to_fp 5 11) RNE 1.0))",
            "(fp #b0 #b10001 #b1100000000)",
        ),
    ];
    check(table.iter().map(|&(term, value)| (term.to_owned(), value.to_owned())).collect());
}

/// The remainder of two halves by whole numbers: every half is a multiple of 2^-24.
fn half_remainder(a: u16, b: u16) -> u16 {
    let parts = |bits: u16| (i128::from(bits >> 10 & 31), i128::from(bits & 1023));
    let scaled = |bits: u16| match parts(bits) {
        (0, fraction) => fraction,
        (exponent, fraction) => (1024 + fraction) << (exponent - 1),
    };
    let (is_infinite, nan) = (|bits: u16| bits & 0x7fff == 0x7c00, FloatFormat::Half.nan() as u16);
    let is_nan = |bits: u16| concrete_float::is_nan(FloatFormat::Half, bits.into());
    if is_nan(a) || is_nan(b) || is_infinite(a) || b & 0x7fff == 0 {
        return nan;
    }
    if is_infinite(b) {
        return a;
    }
    let (x, y) = (scaled(a), scaled(b));
    let (quotient, rest) = (x / y, x % y);
    let rounds_up = 2 * rest > y || (2 * rest == y && quotient % 2 == 1);
    let rest = if rounds_up { rest - y } else { rest };
    let magnitude = rest.unsigned_abs();
    let bits = match 128 - magnitude.leading_zeros() {
        0..=10 => magnitude as u16,
        length => ((length - 10) << 10) as u16 | (magnitude >> (length - 11)) as u16 & 1023,
    };
    bits | ((rest < 0) as u16) << 15 ^ a & 0x8000
}

#[test]
fn the_remainder_is_that_of_ieee() {
    let interesting = [
        0, 1, 2, 3, 5, 0x3ff, 0x400, 0x401, 0x7ff, 0x800, 0x801, 0xbff, 0xc00, 0x3c00, 0x3c01, 0x4100,
        0x4248, 0x4500, 0x7800, 0x7801, 0x7bff, 0x7bfe, 0x77ff, 0x7c00, 0x7e00,
    ];
    let signs = |value: u16| [value, value | 0x8000];
    let mut pairs = Vec::new();
    for a in interesting.into_iter().flat_map(signs) {
        for b in interesting.into_iter().flat_map(signs) {
            let expected = half_remainder(a, b);
            let term = format!("(fp.rem ((_ to_fp 5 11) #x{a:04x}) ((_ to_fp 5 11) #x{b:04x}))");
            pairs.push((format!("(= {term} ((_ to_fp 5 11) #x{expected:04x}))"), "true".to_owned()));
        }
    }
    check(pairs);
}

fn complaint(text: &str) -> String {
    let store = ExprStore::new();
    let script = match Script::parse(text) {
        Ok(script) => script,
        Err(error) => return error.to_string(),
    };
    let run = Interpreter::new(&store, &script).run(|_| Decision::Unsat, |_| {});
    run.expect_err(text).to_string()
}

#[test]
fn mistakes_are_named_with_their_place_and_a_remedy() {
    for (text, expected) in [
        ("(assert true", "1:1: this ( is never closed; "),
        ("(check-sat))", "1:12: nothing is open here to close; "),
        ("\n (frob)", "2:2: 'frob' is no command that Loam knows; "),
        ("x", "1:1: a command is missing here; "),
        ("(assert y)", "1:9: 'y' is not declared; declare it first"),
        ("(assert (frob #b1))", "1:9: 'frob' is no function that Loam knows; "),
        ("(assert #b1)", "1:9: a term of sort (_ BitVec 1) is asserted; "),
        ("(assert (bvult #b1 #b11))", "1:9: bvult is applied to (_ BitVec 1) (_ BitVec 2); "),
        ("(assert (not #b1))", "1:9: not is applied to (_ BitVec 1); "),
        ("(assert (= true #b1))", "1:9: = is applied to Bool (_ BitVec 1); "),
        ("(assert ((_ extract 3 0) #b111))", "1:9: the bits to extract are not within 3 bits; "),
        ("(declare-const x Frob)", "1:18: 'Frob' is no sort that Loam knows; "),
        ("(declare-const x Bool)(declare-const x Bool)", "1:23: 'x' is declared already; "),
        ("(define-fun f () Bool #b1)", "1:23: this has sort (_ BitVec 1) and not Bool; "),
        (
            "(define-fun f ((x Bool)) Bool x)(assert (f #b1))",
            "1:41: f is applied to (_ BitVec 1); give it Bool",
        ),
        ("(pop 1)", "1:1: 1 levels are popped, but 0 were pushed; "),
        ("(assert (let ((x)) x))", "1:9: this let cannot be read; "),
        ("(assert #xg)", "1:9: no bit-vector can be read here; "),
        ("(assert |x)", "1:9: this | is never closed; "),
        ("(echo \"x)", "1:7: this \" is never closed; "),
        ("(assert ())", "1:9: () is no term; "),
        ("(assert (select #b1 #b1))", "1:9: select is applied to (_ BitVec 1) (_ BitVec 1); "),
        ("(assert 1a)", "1:9: no number can be read here; "),
        ("(assert {)", "1:9: '{' does not belong into a script; "),
        ("(check-sat 1)", "1:1: check-sat has too many or too few arguments; "),
        ("(push 1)(declare-const é Bool)(pop 1)(assert é)", "1:46: 'é' is not declared; "),
    ] {
        let found = complaint(text);
        assert!(found.starts_with(expected) && !found.contains('\n'), "{text}: {found}");
    }
}
