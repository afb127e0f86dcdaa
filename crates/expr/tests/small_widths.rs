//! Every operation over every shape of operands that a rule looks for, at widths up to four bits, for every
//! value of its inputs: the rewritten term must have the value of the operation itself.

use loam_expr::*;
use std::cell::RefCell;
use std::collections::HashMap;

const BINARY: [BinaryOp; 13] = [
    BinaryOp::Add,
    BinaryOp::Sub,
    BinaryOp::Mul,
    BinaryOp::UDiv,
    BinaryOp::SDiv,
    BinaryOp::URem,
    BinaryOp::SRem,
    BinaryOp::And,
    BinaryOp::Or,
    BinaryOp::Xor,
    BinaryOp::Shl,
    BinaryOp::LShr,
    BinaryOp::AShr,
];
const COMPARE: [CompareOp; 5] =
    [CompareOp::Eq, CompareOp::Ult, CompareOp::Ule, CompareOp::Slt, CompareOp::Sle];

/// Values of `x` and `y` (four bits each, in one symbolic byte) for which all terms are compared.
struct Bench {
    store: ExprStore,
    byte: Symbol,
    /// Values of the terms met before; many operations become the same term.
    evaluated: RefCell<HashMap<Expr, Vec<u128>>>,
}

/// A term with its value for each of the 256 inputs, found without any rewriting of the outermost operation.
#[derive(Clone)]
struct Known {
    term: Expr,
    values: Vec<u128>,
}

impl Bench {
    fn new() -> Self {
        let store = ExprStore::new();
        let byte = Symbol { array: store.array("xy", 0, 1), offset: 0 };
        Self { store, byte, evaluated: RefCell::default() }
    }

    /// The lower `width` bits of `x` (high false) or `y` (high true).
    fn input(&self, high: bool, width: Width) -> Known {
        let shift = if high { 4 } else { 0 };
        let term = self.store.extract(self.store.byte(self.byte), shift, width);
        let values = (0..256u128).map(|input| concrete::truncate(width, input >> shift)).collect();
        Known { term, values }
    }

    fn constant(&self, width: Width, value: u128) -> Known {
        Known { term: self.store.constant(width, value), values: vec![value; 256] }
    }

    /// A term just built is what `values` says.
    fn known(&self, what: impl Fn() -> String, term: Expr, values: Vec<u128>) -> Known {
        let mut evaluated = self.evaluated.borrow_mut();
        let actual = evaluated.entry(term).or_insert_with(|| self.evaluate(term));
        assert_eq!(*actual, values, "{} became {}", what(), text::one_line(&self.store, term, 300));
        Known { term, values }
    }

    fn evaluate(&self, term: Expr) -> Vec<u128> {
        let byte = self.byte;
        let value = |input: u8| {
            let assignment = move |symbol| {
                assert_eq!(symbol, byte);
                input
            };
            let value = Evaluator::new(&self.store, assignment).eval(term);
            let text = || text::one_line(&self.store, term, 300);
            assert_eq!(value & !self.store.maybe_ones(term), 0, "possible ones of {}", text());
            let (low, high) = self.store.bounds(term);
            assert!((low..=high).contains(&value), "bounds of {}", text());
            value
        };
        (0..=255).map(value).collect()
    }

    fn describe(&self, name: &dyn std::fmt::Debug, parts: &[&Known]) -> String {
        let parts: Vec<String> =
            parts.iter().map(|part| text::one_line(&self.store, part.term, 100)).collect();
        format!("{name:?}({})", parts.join(", "))
    }

    fn binary(&self, op: BinaryOp, a: &Known, b: &Known) -> Known {
        let width = self.store.width(a.term);
        let values = pairs(a, b).map(|(x, y)| concrete::binary(op, width, x, y)).collect();
        self.known(|| self.describe(&op, &[a, b]), self.store.binary(op, a.term, b.term), values)
    }

    fn compare(&self, op: CompareOp, a: &Known, b: &Known) -> Known {
        let width = self.store.width(a.term);
        let values = pairs(a, b).map(|(x, y)| concrete::compare(op, width, x, y).into()).collect();
        self.known(|| self.describe(&op, &[a, b]), self.store.compare(op, a.term, b.term), values)
    }

    fn ite(&self, c: &Known, a: &Known, b: &Known) -> Known {
        let values = (0..256).map(|at| if c.values[at] == 1 { a.values[at] } else { b.values[at] }).collect();
        self.known(|| self.describe(&"ite", &[c, a, b]), self.store.ite(c.term, a.term, b.term), values)
    }

    fn extract(&self, a: &Known, low: Width, width: Width) -> Known {
        let values = a.values.iter().map(|&x| concrete::extract(x, low, width)).collect();
        self.known(
            || self.describe(&("extract", low, width), &[a]),
            self.store.extract(a.term, low, width),
            values,
        )
    }

    fn concat(&self, a: &Known, b: &Known) -> Known {
        let shift = self.store.width(b.term);
        let values = pairs(a, b).map(|(x, y)| x << shift | y).collect();
        self.known(|| self.describe(&"concat", &[a, b]), self.store.concat(a.term, b.term), values)
    }

    fn extend(&self, op: ExtendOp, a: &Known, width: Width) -> Known {
        let narrow = self.store.width(a.term);
        let extended = |x: u128| match op {
            ExtendOp::Zero => x,
            ExtendOp::Sign => concrete::sign_extend(narrow, width, x),
        };
        let values = a.values.iter().map(|&x| extended(x)).collect();
        self.known(|| self.describe(&(op, width), &[a]), self.store.extend(op, a.term, width), values)
    }

    /// Terms of one width, of all shapes that rules look for: leaves, every operation on leaves and constants.
    fn shapes(&self, width: Width) -> Vec<Known> {
        let (x, y) = (self.input(false, width), self.input(true, width));
        let constants: Vec<Known> = (0..1 << width).map(|value| self.constant(width, value)).collect();
        let mut shapes = vec![x.clone(), y.clone()];
        for op in BINARY {
            shapes.push(self.binary(op, &x, &y));
            for c in [&constants[1], &constants[constants.len() - 2], &constants[constants.len() - 1]] {
                shapes.push(self.binary(op, &x, c));
                shapes.push(self.binary(op, c, &y));
            }
        }
        let condition = self.compare(CompareOp::Ult, &x, &y);
        shapes.push(self.ite(&condition, &x, &y));
        shapes.push(self.ite(&condition, &constants[1], &constants[constants.len() - 1]));
        shapes.push(self.ite(&condition, &x, &constants[1]));
        for narrow in 1..width {
            let (part, other) = (self.input(false, narrow), self.input(true, width - narrow));
            shapes.push(self.extend(ExtendOp::Zero, &part, width));
            shapes.push(self.extend(ExtendOp::Sign, &part, width));
            shapes.push(self.concat(&part, &other));
            shapes.push(self.concat(&part, &self.constant(width - narrow, 1)));
            shapes.push(self.concat(&self.constant(narrow, 1), &other));
        }
        shapes.extend(constants);
        shapes.sort_by_key(|shape| shape.term);
        shapes.dedup_by_key(|shape| shape.term);
        shapes
    }
}

fn pairs(a: &Known, b: &Known) -> impl Iterator<Item = (u128, u128)> {
    a.values.clone().into_iter().zip(b.values.clone())
}

/// All shapes; at four bits every third, to keep the test short (the second operand's shapes are many).
fn second_operands(shapes: &[Known], width: Width) -> impl Iterator<Item = &Known> {
    shapes.iter().step_by(if width == 4 { 3 } else { 1 })
}

#[test]
fn binary_operations_on_all_shapes() {
    for width in 1..=4 {
        let bench = Bench::new();
        let shapes = bench.shapes(width);
        for a in &shapes {
            for b in second_operands(&shapes, width) {
                for op in BINARY {
                    bench.binary(op, a, b);
                }
            }
        }
    }
}

#[test]
fn comparisons_of_all_shapes_and_their_negations() {
    for width in 1..=4 {
        let bench = Bench::new();
        let shapes = bench.shapes(width);
        let one = bench.constant(1, 1);
        for a in &shapes {
            for b in second_operands(&shapes, width) {
                for op in COMPARE {
                    let result = bench.compare(op, a, b);
                    bench.binary(BinaryOp::Xor, &result, &one);
                }
            }
        }
    }
}

#[test]
fn choices_between_all_shapes() {
    for width in 1..=3 {
        let bench = Bench::new();
        let shapes = bench.shapes(width);
        let (x, y) = (bench.input(false, width), bench.input(true, width));
        let bits = [(CompareOp::Eq, &x, &y), (CompareOp::Slt, &y, &x)];
        let conditions = bits.map(|(op, a, b)| bench.compare(op, a, b));
        let negated = bench.binary(BinaryOp::Xor, &conditions[0], &bench.constant(1, 1));
        for a in &shapes {
            for b in &shapes {
                for condition in conditions.iter().chain([&negated]) {
                    let inner = bench.ite(condition, a, b);
                    bench.ite(&conditions[1], &inner, b);
                    bench.ite(&conditions[0], a, &inner);
                }
            }
        }
    }
}

#[test]
fn extracts_concats_and_extensions_of_all_shapes() {
    for width in 1..=4 {
        let bench = Bench::new();
        let shapes = bench.shapes(width);
        for a in &shapes {
            for low in 0..width {
                for part in 1..=width - low {
                    let piece = bench.extract(a, low, part);
                    for op in [ExtendOp::Zero, ExtendOp::Sign] {
                        bench.extend(op, &piece, width + 1);
                    }
                    if low > 0 {
                        bench.concat(&piece, &bench.extract(a, 0, low));
                    }
                }
            }
            for b in &shapes {
                bench.concat(a, b);
            }
        }
    }
}
