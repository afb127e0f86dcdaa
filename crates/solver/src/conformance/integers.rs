//! The suite's queries about bit-vectors: every operation at its corner cases and at many widths.

use super::Suite;
use loam_expr::{BinaryOp, CompareOp, Evaluator, Expr, Symbol, Width};

pub(super) fn check(suite: &mut Suite) {
    for width in [1, 3, 8, 16, 33, 64, 128] {
        for op in BinaryOp::ALL {
            check_operation(suite, &format!("{op:?} of {width} bits"), width, |suite, a, b| {
                suite.store.binary(op, a, b)
            });
        }
        for op in CompareOp::ALL {
            check_operation(suite, &format!("{op:?} of {width} bits"), width, |suite, a, b| {
                suite.store.compare(op, a, b)
            });
        }
    }
    check_edges(suite);
    check_constant_operands(suite);
    check_reshaping(suite);
    check_inverses(suite);
}

fn mask(width: Width) -> u128 {
    u128::MAX >> (128 - width)
}

/// Operands where operations change their behaviour.
fn operand_pairs(width: Width) -> Vec<(u128, u128)> {
    let ones = mask(width);
    let lowest = 1 << (width - 1);
    let pattern = 0x0123_4567_89ab_cdef_1357_9bdf_0246_8ace & ones;
    let pairs = [
        (pattern, 0),
        (lowest, ones),
        (pattern, u128::from(width - 1)),
        (lowest | 5, u128::from(width)),
        (ones, pattern >> (width / 2)),
        (pattern, ones ^ 6),
    ];
    pairs.map(|(a, b)| (a & ones, b & ones)).to_vec()
}

fn check_operation(suite: &mut Suite, name: &str, width: Width, make: impl Fn(&Suite, Expr, Expr) -> Expr) {
    let (a, b) = (suite.operand(0, width), suite.operand(1, width));
    let result = make(suite, a, b);
    // Wide divisions are large: two pairs are enough for them.
    let pairs = operand_pairs(width);
    let count = if width == 128 { 2 } else { pairs.len() };
    for &(x, y) in &pairs[..count] {
        suite.determined(&format!("{name}, {x:#x} and {y:#x}"), result, &[(a, x), (b, y)]);
    }
}

/// Results that follow from the definition, for all values at once and independent of evaluation.
fn check_edges(suite: &mut Suite) {
    for width in [8, 32] {
        let a = suite.operand(0, width);
        let zero = suite.operand(1, width);
        let is_zero = suite.is(zero, 0);
        let store = &suite.store;
        let ones = store.constant(width, u128::MAX);
        let one = store.constant(width, 1);
        let is_negative = store.slt(a, store.constant(width, 0));
        let laws = [
            ("udiv by zero is all ones", store.eq(store.udiv(a, zero), ones)),
            ("urem by zero is the dividend", store.eq(store.urem(a, zero), a)),
            (
                "sdiv by zero follows the sign",
                store.eq(store.sdiv(a, zero), store.ite(is_negative, one, ones)),
            ),
            ("srem by zero is the dividend", store.eq(store.srem(a, zero), a)),
        ];
        for (name, law) in laws {
            suite.expect_unsat(name, &[suite.store.not(law), is_zero]);
        }
        let amount = suite.operand(1, width);
        let store = &suite.store;
        let is_beyond = store.uge(amount, store.constant(width, u128::from(width)));
        let nothing = store.constant(width, 0);
        let laws = [
            ("shl beyond the width is zero", store.eq(store.shl(a, amount), nothing)),
            ("lshr beyond the width is zero", store.eq(store.lshr(a, amount), nothing)),
            (
                "ashr beyond the width is the sign",
                store.eq(store.ashr(a, amount), store.ite(is_negative, ones, nothing)),
            ),
        ];
        for (name, law) in laws {
            suite.expect_unsat(name, &[suite.store.not(law), is_beyond]);
        }
    }
}

/// Operations with one constant operand, which backends treat specially.
fn check_constant_operands(suite: &mut Suite) {
    for width in [8, 32, 64, 128] {
        let a = suite.operand(0, width);
        for constant in [3, 7, 10, 16, 100, mask(width), mask(width) - 1, 1 << (width - 1)] {
            for op in BinaryOp::ALL {
                let result = suite.store.binary(op, a, suite.store.constant(width, constant));
                let name = format!("{op:?} of {width} bits with {constant:#x}");
                for value in [0xff, 0x8765_4321_0fed_cba9_8765_4321_0fed_cba9 & mask(width)] {
                    suite.determined(&name, result, &[(a, value)]);
                }
            }
        }
    }
}

fn check_reshaping(suite: &mut Suite) {
    let (wide, byte, bit) = (suite.operand(0, 64), suite.operand(1, 8), suite.operand(2, 1));
    let inputs = [(wide, 0x8081_8283_8485_8687), (byte, 0x9a), (bit, 1)];
    let store = &suite.store;
    let results = [
        ("extract", store.extract(store.add(wide, wide), 13, 29)),
        ("concat", store.concat(store.xor(byte, store.constant(8, 0x55)), wide)),
        ("zero extension", store.zext(store.add(byte, byte), 128)),
        ("sign extension", store.sext(store.sub(byte, store.constant(8, 1)), 128)),
        ("sign extension of one bit", store.sext(bit, 64)),
        ("choice", store.ite(bit, store.add(byte, byte), store.constant(8, 3))),
        ("choice of conditions", store.ite(bit, store.eq(byte, store.constant(8, 0x9a)), bit)),
        ("arithmetic on one bit", store.add(bit, store.mul(bit, bit))),
    ];
    for (name, result) in results {
        suite.determined(name, result, &inputs);
    }
}

/// Which results an operation on one unknown byte can have: compared with enumeration of all 256 values.
fn check_inverses(suite: &mut Suite) {
    let byte = suite.operand(0, 8);
    let unknown = suite.symbol(0);
    for op in BinaryOp::ALL {
        for (other, wanted) in [(0, 0), (3, 0x81), (5, 4), (0xf7, 2), (0x80, 0xff)] {
            let constant = suite.store.constant(8, other);
            for result in [suite.store.binary(op, byte, constant), suite.store.binary(op, constant, byte)] {
                let goal = suite.is(result, wanted);
                let holds = |value: u8| {
                    let assignment = move |symbol: Symbol| if symbol == unknown { value } else { 0 };
                    Evaluator::new(&suite.store, assignment).eval_bool(goal)
                };
                let name = format!("{op:?} of a byte and {other:#x} giving {wanted:#x}");
                if (0..=255).any(holds) {
                    suite.expect_sat(&name, &[goal]);
                } else {
                    suite.expect_unsat(&name, &[goal]);
                }
            }
        }
    }
}
