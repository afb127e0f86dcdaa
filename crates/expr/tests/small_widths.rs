//! Every rule is proved at small widths: every operation over every shape of operands that a rule looks for, for
//! every value of its inputs, must have the value of the operation itself, and no rule may stay silent meanwhile.
//!
//! Arithmetic and comparisons run at widths up to four bits. Rules on whole bytes, arrays, addresses and floats
//! have no smaller widths than their own; there the inputs are the 256 values of one byte, in terms of these widths.

use loam_expr::*;
use std::cell::RefCell;
use std::collections::HashMap;

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

/// An array term with its bytes for each of the 256 inputs.
#[derive(Clone)]
struct KnownArray {
    term: Expr,
    bytes: Vec<Vec<u8>>,
}

/// One input, with objects far from each other and from the ends of the address space.
struct Input {
    byte: Symbol,
    value: u8,
}

impl Assignment for Input {
    fn byte(&self, symbol: Symbol) -> u8 {
        assert_eq!(symbol, self.byte);
        self.value
    }

    fn base(&self, base: BaseId) -> u64 {
        base_address(base.0)
    }
}

fn base_address(base: u32) -> u64 {
    (u64::from(base) + 1) * 0x7_0000_1000
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

    fn whole_input(&self) -> Known {
        Known { term: self.store.byte(self.byte), values: (0..256).collect() }
    }

    fn base(&self, base: u32) -> Known {
        Known { term: self.store.base(BaseId(base)), values: vec![base_address(base).into(); 256] }
    }

    fn constant(&self, width: Width, value: u128) -> Known {
        Known { term: self.store.constant(width, value), values: vec![value; 256] }
    }

    /// Checks that a term just built has these values.
    fn known(&self, what: impl Fn() -> String, term: Expr, values: Vec<u128>) -> Known {
        let mut evaluated = self.evaluated.borrow_mut();
        let actual = evaluated.entry(term).or_insert_with(|| self.evaluate(term));
        assert_eq!(*actual, values, "{} became {}", what(), text::one_line(&self.store, term, 300));
        Known { term, values }
    }

    fn evaluate(&self, term: Expr) -> Vec<u128> {
        let (fact, signed_bounds) = (self.store.fact(term), self.store.signed_bounds(term));
        let value = |value: u8| {
            let value = Evaluator::new(&self.store, Input { byte: self.byte, value }).eval(term);
            let text = || text::one_line(&self.store, term, 300);
            assert!(fact.contains(value), "{value:#x} is not in {fact:x?} of {}", text());
            let signed = concrete::signed(self.store.width(term), value);
            assert!((signed_bounds.0..=signed_bounds.1).contains(&signed), "signed bounds of {}", text());
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

    fn constant_array(&self, bytes: &[u8]) -> KnownArray {
        KnownArray { term: self.store.array_constant(bytes), bytes: vec![bytes.to_vec(); 256] }
    }

    fn select(&self, array: &KnownArray, index: &Known) -> Known {
        let at = |bytes: &Vec<u8>, index: u128| bytes.get(index as usize).map_or(0, |&byte| byte.into());
        let values = (0..256).map(|input| at(&array.bytes[input], index.values[input])).collect();
        let array = array.term;
        let what = || self.describe(&("select of", text::one_line(&self.store, array, 200)), &[index]);
        self.known(what, self.store.select(array, index.term), values)
    }

    /// An array can be observed by reads only, so every index is read, and some behind the last.
    fn known_array(&self, term: Expr, bytes: Vec<Vec<u8>>) -> KnownArray {
        let array = KnownArray { term, bytes };
        let longest = array.bytes.iter().map(Vec::len).max().unwrap_or(0) as u128;
        for place in 0..=longest {
            self.select(&array, &self.constant(64, place));
        }
        array
    }

    fn filled(&self, byte: &Known, size: u64) -> KnownArray {
        let bytes = byte.values.iter().map(|&byte| vec![byte as u8; size as usize]).collect();
        self.known_array(self.store.array_filled(byte.term, size), bytes)
    }

    /// An array shifted by several offsets, one after the other. The elements before those of the array, where the sum of
    /// the offsets is negative, are 0.
    fn shifted(&self, array: &KnownArray, offsets: &[&Known]) -> KnownArray {
        let shifted = |bytes: &Vec<u8>, by: u64| match i64::try_from(by) {
            Ok(by) => bytes.iter().skip(by as usize).copied().collect(),
            Err(_) => [vec![0; by.wrapping_neg() as usize], bytes.clone()].concat(),
        };
        let by = |input: usize| {
            offsets.iter().fold(0u64, |by, offset| by.wrapping_add(offset.values[input] as u64))
        };
        let bytes = array.bytes.iter().enumerate().map(|(input, bytes)| shifted(bytes, by(input))).collect();
        let term = offsets.iter().fold(array.term, |array, by| self.store.shifted(array, by.term));
        self.known_array(term, bytes)
    }

    fn overlay(&self, array: &KnownArray, [start, end]: [&Known; 2], source: &KnownArray) -> KnownArray {
        let mut bytes = array.bytes.clone();
        for (input, bytes) in bytes.iter_mut().enumerate() {
            for (at, byte) in bytes.iter_mut().enumerate() {
                if (start.values[input]..end.values[input]).contains(&(at as u128)) {
                    *byte = source.bytes[input].get(at).copied().unwrap_or(0);
                }
            }
        }
        self.known_array(self.store.overlay(array.term, start.term, end.term, source.term), bytes)
    }

    /// Stores the value in every array, if the index is inside.
    fn store(&self, array: &KnownArray, index: &Known, value: &Known) -> KnownArray {
        let mut bytes = array.bytes.clone();
        for (input, bytes) in bytes.iter_mut().enumerate() {
            if let Some(byte) = bytes.get_mut(index.values[input] as usize) {
                *byte = value.values[input] as u8;
            }
        }
        self.known_array(self.store.store(array.term, index.term, value.term), bytes)
    }

    fn float_binary(&self, op: FloatBinaryOp, a: &Known, b: &Known) -> Known {
        let format = self.format(a);
        let values = pairs(a, b).map(|(x, y)| concrete_float::binary(op, format, x, y)).collect();
        self.known(|| self.describe(&op, &[a, b]), self.store.float_binary(op, a.term, b.term), values)
    }

    fn float_compare(&self, op: FloatCompareOp, a: &Known, b: &Known) -> Known {
        let format = self.format(a);
        let values = pairs(a, b).map(|(x, y)| concrete_float::compare(op, format, x, y).into()).collect();
        self.known(|| self.describe(&op, &[a, b]), self.store.float_compare(op, a.term, b.term), values)
    }

    fn float_round(&self, rounding: Rounding, a: &Known) -> Known {
        let format = self.format(a);
        let values = a.values.iter().map(|&x| concrete_float::round(rounding, format, x)).collect();
        self.known(|| self.describe(&rounding, &[a]), self.store.float_round(rounding, a.term), values)
    }

    fn float_convert(&self, a: &Known, width: Width) -> Known {
        let (from, to) = (self.format(a), FloatFormat::of_width(width).expect("a float width"));
        let values = a.values.iter().map(|&x| concrete_float::convert(from, to, x)).collect();
        self.known(
            || self.describe(&("convert", width), &[a]),
            self.store.float_convert(a.term, width),
            values,
        )
    }

    fn float_from_int(&self, signedness: Signedness, a: &Known, width: Width) -> Known {
        let (from, to) = (self.store.width(a.term), FloatFormat::of_width(width).expect("a float width"));
        let values = a.values.iter().map(|&x| concrete_float::from_int(signedness, from, to, x)).collect();
        let term = self.store.float_from_int(signedness, a.term, width);
        self.known(|| self.describe(&("from int", width), &[a]), term, values)
    }

    fn float_to_int(&self, signedness: Signedness, a: &Known, width: Width) -> Known {
        let format = self.format(a);
        let values = a.values.iter().map(|&x| concrete_float::to_int(signedness, format, width, x)).collect();
        let term = self.store.float_to_int(signedness, a.term, width);
        self.known(|| self.describe(&("to int", width), &[a]), term, values)
    }

    fn format(&self, a: &Known) -> FloatFormat {
        FloatFormat::of_width(self.store.width(a.term)).expect("a float width")
    }

    /// Terms of one width, of all shapes that rules look for: leaves, every operation on leaves and constants.
    fn shapes(&self, width: Width) -> Vec<Known> {
        let (x, y) = (self.input(false, width), self.input(true, width));
        let constants: Vec<Known> = (0..1 << width).map(|value| self.constant(width, value)).collect();
        let mut shapes = vec![x.clone(), y.clone()];
        for op in BinaryOp::ALL {
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

/// How often each rule fired.
type Hits = Vec<(&'static str, u64)>;

fn binary_operations_on_all_shapes(width: Width) -> Hits {
    let bench = Bench::new();
    let shapes = bench.shapes(width);
    for a in &shapes {
        for b in second_operands(&shapes, width) {
            for op in BinaryOp::ALL {
                bench.binary(op, a, b);
            }
        }
    }
    bench.store.rule_hits()
}

fn comparisons_of_all_shapes_and_their_negations(width: Width) -> Hits {
    let bench = Bench::new();
    let shapes = bench.shapes(width);
    let one = bench.constant(1, 1);
    for a in &shapes {
        for b in second_operands(&shapes, width) {
            for op in CompareOp::ALL {
                let result = bench.compare(op, a, b);
                bench.binary(BinaryOp::Xor, &result, &one);
            }
        }
    }
    bench.store.rule_hits()
}

/// `(x op c) op d`, `(x op c) < d`, choices and comparisons with two constants, for all constants.
fn two_constants(width: Width) -> Hits {
    let bench = Bench::new();
    let (x, y) = (bench.input(false, width), bench.input(true, width));
    let constants: Vec<Known> = (0..1 << width).map(|value| bench.constant(width, value)).collect();
    let condition = bench.compare(CompareOp::Ult, &x, &y);
    let one = bench.constant(1, 1);
    let not = |a: &Known| bench.binary(BinaryOp::Xor, a, &one);
    for (c, d) in constants.iter().flat_map(|c| constants.iter().map(move |d| (c, d))) {
        for first in BinaryOp::ALL {
            let inner = bench.binary(first, &x, c);
            for second in BinaryOp::ALL {
                bench.binary(second, &inner, d);
            }
            for op in CompareOp::ALL {
                bench.compare(op, &inner, d);
                bench.compare(op, d, &inner);
            }
        }
        let (choice, mirrored) = (bench.ite(&condition, c, d), bench.ite(&condition, d, c));
        for op in CompareOp::ALL {
            bench.compare(op, &choice, &mirrored);
        }
        let (is_c, is_d) = (bench.compare(CompareOp::Eq, &x, c), bench.compare(CompareOp::Eq, &x, d));
        bench.binary(BinaryOp::And, &is_c, &is_d);
        bench.binary(BinaryOp::Or, &not(&is_c), &not(&is_d));
    }
    bench.store.rule_hits()
}

fn choices_between_all_shapes(width: Width) -> Hits {
    let bench = Bench::new();
    let shapes = bench.shapes(width);
    let (x, y) = (bench.input(false, width), bench.input(true, width));
    let bits = [(CompareOp::Eq, &x, &y), (CompareOp::Slt, &y, &x)];
    let conditions = bits.map(|(op, a, b)| bench.compare(op, a, b));
    let negated = bench.binary(BinaryOp::Xor, &conditions[0], &bench.constant(1, 1));
    for a in &shapes {
        for b in second_operands(&shapes, width + 1) {
            for condition in conditions.iter().chain([&negated]) {
                let inner = bench.ite(condition, a, b);
                bench.ite(&conditions[1], &inner, b);
                bench.ite(&conditions[0], a, &inner);
            }
        }
    }
    bench.store.rule_hits()
}

fn extracts_concats_and_extensions_of_all_shapes(width: Width) -> Hits {
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
    bench.store.rule_hits()
}

/// Sums of several terms, less each of them: as a checksum takes its own bytes out again.
fn sums_less_one_of_their_summands() -> Hits {
    let bench = Bench::new();
    let [x, y] = [false, true].map(|high| bench.input(high, 4));
    let products =
        [BinaryOp::Mul, BinaryOp::And, BinaryOp::Xor, BinaryOp::Or].map(|op| bench.binary(op, &x, &y));
    let summands: Vec<Known> = [x, y].into_iter().chain(products).collect();
    let mut sum = bench.constant(4, 3);
    for summand in &summands {
        sum = bench.binary(BinaryOp::Add, &sum, summand);
        for less in &summands {
            bench.binary(BinaryOp::Sub, &sum, less);
        }
    }
    bench.store.rule_hits()
}

/// Words of two bytes: masks, sums and products with constants, split and joined again.
fn words_of_bytes() -> Hits {
    let bench = Bench::new();
    let byte = bench.whole_input();
    let constant = |value| bench.constant(16, value);
    let shapes = [
        bench.concat(&byte, &byte),
        bench.extend(ExtendOp::Zero, &byte, 16),
        bench.extend(ExtendOp::Sign, &byte, 16),
        bench.concat(&byte, &bench.constant(8, 0)),
        bench.concat(&bench.constant(8, 0x92), &byte),
    ];
    let ops = [BinaryOp::Add, BinaryOp::Sub, BinaryOp::Mul, BinaryOp::And, BinaryOp::Or, BinaryOp::Xor];
    let mut words = shapes.to_vec();
    for (shape, op) in shapes.iter().flat_map(|shape| ops.map(|op| (shape, op))) {
        for c in [0x0100, 0x149c, 0x9d29, 0x0029, 0xff0f, 0x8001] {
            words.push(bench.binary(op, shape, &constant(c)));
        }
        words.push(bench.binary(op, shape, &shapes[0]));
    }
    for word in &words {
        for op in ops {
            for c in [0x0029, 0x2900] {
                take_apart_and_join(&bench, &bench.binary(op, word, &constant(c)));
            }
        }
    }
    let [x, y] = [false, true].map(|high| bench.extend(ExtendOp::Zero, &bench.input(high, 4), 16));
    let small = bench.binary(BinaryOp::Mul, &x, &y);
    let placed = bench.binary(BinaryOp::Add, &small, &constant(0x2200));
    let other = bench.binary(BinaryOp::Mul, &y, &constant(7));
    for op in CompareOp::ALL {
        bench.compare(op, &bench.extract(&small, 0, 8), &bench.extract(&other, 0, 8));
        bench.compare(op, &placed, &bench.binary(BinaryOp::Add, &x, &constant(0x2201)));
        bench.compare(op, &bench.extract(&placed, 0, 8), &bench.constant(8, 0x35));
        bench.compare(op, &bench.constant(8, 0x35), &bench.extract(&placed, 0, 8));
    }
    let wide = bench.extend(ExtendOp::Sign, &byte, 24);
    let product = bench.binary(BinaryOp::Mul, &wide, &bench.constant(24, 0x12345));
    let changed = bench.binary(BinaryOp::Xor, &bench.extract(&product, 0, 16), &constant(0x35));
    bench.concat(&bench.extract(&product, 8, 16), &bench.extract(&changed, 0, 8));
    bench.store.rule_hits()
}

/// The parts of a word next to each other, to constants, and to the parts of the word with its lower byte changed.
fn take_apart_and_join(bench: &Bench, word: &Known) {
    let (low, high) = (bench.extract(word, 0, 8), bench.extract(word, 8, 8));
    assert_eq!(bench.concat(&high, &low).term, word.term);
    let changed = bench.binary(BinaryOp::Xor, word, &bench.constant(16, 0x35));
    for part in [&low, &high] {
        for c in [0, 0x92, 0xff] {
            let below = bench.concat(part, &bench.constant(8, c));
            bench.concat(&below, &low);
            let above = bench.concat(&bench.constant(8, c), part);
            bench.concat(&above, &low);
            bench.extend(ExtendOp::Zero, &below, 24);
        }
        bench.concat(&bench.extend(ExtendOp::Zero, part, 16), &high);
    }
    bench.concat(&high, &bench.extract(&changed, 0, 8));
}

/// Reads and writes of arrays of four bytes, constant but for what is written.
fn arrays_of_four_bytes() -> Hits {
    let bench = Bench::new();
    let (x, y) = (bench.input(false, 2), bench.input(true, 3));
    let wide = |part: &Known| bench.extend(ExtendOp::Zero, part, 64);
    let mut indices: Vec<Known> = (0..6).map(|place| bench.constant(64, place)).collect();
    for index in [wide(&x), wide(&y)] {
        indices.extend([1, 3, 4].map(|c| bench.binary(BinaryOp::Add, &index, &bench.constant(64, c))));
        indices.push(index);
    }
    let byte = bench.whole_input();
    let symbolic = KnownArray {
        term: bench.store.array_symbol(bench.byte.array),
        bytes: (0..=255).map(|value| vec![value]).collect(),
    };
    for array in [bench.constant_array(&[7, 7, 7, 7]), bench.constant_array(&[1, 0x80, 3, 0xff]), symbolic] {
        for first in &indices {
            bench.store(&array, first, &bench.select(&array, first));
            for value in [&byte, &bench.constant(8, 5)] {
                let once = bench.store(&array, first, value);
                for second in &indices {
                    bench.select(&once, second);
                    bench.select(&bench.store(&once, second, &byte), first);
                }
            }
        }
    }
    bench.store.rule_hits()
}

/// Arrays that are filled, shifted and laid over each other, with stores between them, read at constant and other indices.
fn lambda_arrays() -> Hits {
    let bench = Bench::new();
    let (x, y) = (bench.input(false, 2), bench.input(true, 3));
    let wide = |part: &Known| bench.extend(ExtendOp::Zero, part, 64);
    let (x, y) = (wide(&x), wide(&y));
    let constant = |value: u64| bench.constant(64, value.into());
    let sum = |index: &Known, by: u64| bench.binary(BinaryOp::Add, index, &constant(by));
    let indices = [constant(0), constant(2), constant(5), x.clone(), y.clone(), sum(&x, 2), sum(&y, 1)];
    let offsets = [constant(0), constant(1), constant(u64::MAX), x.clone(), sum(&y, 3u64.wrapping_neg())];
    let byte = bench.whole_input();
    let plain = bench.constant_array(&[1, 0x80, 3, 0xff]);
    let filled = [3, 4, 6].map(|size| bench.filled(&byte, size));
    let mut sources = vec![plain.clone(), bench.store(&filled[1], &y, &bench.constant(8, 9))];
    for by in &offsets {
        sources
            .extend([bench.shifted(&plain, &[by]), bench.shifted(&plain, &[&offsets[1], by, &offsets[3]])]);
    }
    sources.extend(filled.clone());
    for array in [&plain, &filled[1]] {
        for (source, place) in sources.iter().zip(0..) {
            for bounds in indices.iter().flat_map(|start| indices.iter().map(move |end| [start, end])) {
                let over = bench.overlay(array, bounds, source);
                bench.overlay(&over, bounds, &filled[place % 3]);
                let stored = bench.store(&over, &indices[place % 7], &byte);
                let again = bench.overlay(&stored, [&indices[place % 7], &y], &over);
                for index in &indices {
                    bench.select(&over, index);
                    bench.select(&again, index);
                }
            }
        }
    }
    bench.store.rule_hits()
}

/// Addresses of two objects.
fn addresses_of_two_objects() -> Hits {
    let bench = Bench::new();
    let (x, y) = (bench.input(false, 4), bench.input(true, 4));
    let condition = bench.compare(CompareOp::Ult, &x, &y);
    let offsets = [&x, &y].map(|part| bench.extend(ExtendOp::Zero, part, 64));
    let (near, far) = (bench.base(0), bench.base(1));
    let add = |a: &Known, b: &Known| bench.binary(BinaryOp::Add, a, b);
    let mut pointers = vec![near.clone(), far.clone(), add(&near, &bench.constant(64, 4))];
    pointers.extend(offsets.iter().map(|offset| add(&near, offset)));
    pointers.push(add(&add(&near, &offsets[0]), &offsets[1]));
    pointers.push(bench.ite(&condition, &pointers[2], &far));
    for a in &pointers {
        add(a, &bench.constant(64, 12));
        add(a, &offsets[1]);
        for b in &pointers {
            bench.binary(BinaryOp::Sub, a, b);
            bench.ite(&condition, a, b);
            for op in [CompareOp::Eq, CompareOp::Ult, CompareOp::Ule] {
                bench.compare(op, a, b);
            }
        }
    }
    bench.store.rule_hits()
}

/// Half floats, the smallest there are: numbers of all sizes, both zeros, infinities and NaNs among them.
fn half_floats() -> Hits {
    let bench = Bench::new();
    let byte = bench.whole_input();
    let bits = bench.concat(&byte, &bench.constant(8, 0x40));
    let mut floats = vec![bits.clone(), bench.float_convert(&bench.float_convert(&bits, 32), 16)];
    floats.extend(Signedness::ALL.map(|signedness| bench.float_from_int(signedness, &byte, 16)));
    for op in [ExtendOp::Zero, ExtendOp::Sign] {
        let word = bench.extend(op, &byte, 16);
        floats.extend(Signedness::ALL.map(|signedness| bench.float_from_int(signedness, &word, 16)));
    }
    // 1, zeros, NaN, -infinity, and numbers inside, at the ends of and outside the range of a byte: 2.5, -2.5, -128, -129,
    // 255, 256, 300.
    let constants =
        [0x3c00, 0, 0x8000, 0x7e01, 0xfc00, 0x4100, 0xc100, 0xd800, 0xd808, 0x5bf8, 0x5c00, 0x5cb0];
    floats.extend(constants.map(|c| bench.constant(16, c)));
    for a in &floats {
        for b in &floats {
            use FloatBinaryOp::*;
            for op in [Add, Sub, Mul, Div, Rem] {
                bench.float_binary(op, a, b);
            }
            for op in [FloatCompareOp::Eq, FloatCompareOp::Lt, FloatCompareOp::Le] {
                bench.float_compare(op, a, b);
            }
        }
        for rounding in [Rounding::Up, Rounding::NearestEven] {
            bench.float_round(Rounding::Down, &bench.float_round(rounding, a));
        }
        for (wide, back) in [(16, 16), (32, 16), (32, 64), (64, 32)] {
            bench.float_convert(&bench.float_convert(a, wide), back);
        }
        for (wide, back) in [(32, 16), (80, 16), (80, 32)] {
            let sign = bench.constant(wide, 1 << (wide - 1));
            bench.float_convert(&bench.binary(BinaryOp::Xor, &bench.float_convert(a, wide), &sign), back);
        }
        use Signedness::{Signed, Unsigned};
        for (signedness, width) in [(Unsigned, 8), (Signed, 8), (Signed, 16)] {
            bench.float_to_int(signedness, a, width);
        }
    }
    bench.store.rule_hits()
}

#[test]
fn every_rule_is_proved_at_small_widths() {
    type Family = fn(Width) -> Hits;
    let families: [(Family, Width); 5] = [
        (binary_operations_on_all_shapes, 4),
        (comparisons_of_all_shapes_and_their_negations, 4),
        (two_constants, 4),
        (choices_between_all_shapes, 3),
        (extracts_concats_and_extensions_of_all_shapes, 4),
    ];
    let others = [
        sums_less_one_of_their_summands,
        words_of_bytes,
        arrays_of_four_bytes,
        lambda_arrays,
        addresses_of_two_objects,
        half_floats,
    ];
    let proved: Vec<Hits> = std::thread::scope(|scope| {
        let small = families
            .into_iter()
            .flat_map(|(family, widest)| (1..=widest).map(move |width| scope.spawn(move || family(width))));
        let threads: Vec<_> = small.chain(others.into_iter().map(|family| scope.spawn(family))).collect();
        threads.into_iter().map(|thread| thread.join().expect("the family holds")).collect()
    });
    let fired = |rule: usize| proved.iter().any(|hits| hits[rule].1 > 0);
    let name = |rule: usize| proved[0][rule].0;
    let silent: Vec<_> = (0..proved[0].len())
        .filter(|&rule| !fired(rule))
        .map(|rule| (name(rule.saturating_sub(1)), name(rule)))
        .collect();
    assert!(silent.is_empty(), "rules nobody proves, each after the one before it: {silent:?}");
}

#[test]
fn every_rule_states_its_identity() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src/rules");
    let files = std::fs::read_dir(folder).expect("the rules are there");
    let text: String = files
        .map(|file| std::fs::read_to_string(file.expect("a file").path()).expect("a text file"))
        .collect();
    let lines: Vec<&str> = text.lines().collect();
    for (name, _) in ExprStore::new().rule_hits() {
        let is_head =
            |line: &&str| line.trim_start_matches("pub(super) ").starts_with(&format!("fn {name}("));
        let at = lines.iter().position(is_head).expect("a rule is a function of its name");
        assert!(lines[at - 1].starts_with("/// "), "{name} does not say what it does");
    }
}
