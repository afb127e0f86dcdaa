//! Random questions: all backends must agree, and agree with trying every input.
//!
//! A question has one or two unknown bytes, so its truth can be found out by enumeration. Terms are made with all
//! integer operations and arrays; constants are drawn from values that sit at edges.

use super::check_model;
use super::integers::{BINARY, COMPARE};
use crate::{Backend, Limits, Verdict};
use loam_base::Rng;
use loam_expr::{ArrayId, Evaluator, Expr, ExprStore, Symbol, Width};

/// Asks `rounds` random questions, all decided by `seed`, of every backend.
pub fn check_random(backends: &mut [&mut dyn Backend], seed: u64, rounds: u32) {
    let mut rng = Rng::new(seed);
    for round in 0..rounds {
        // Two bytes take 256 times as long to try out.
        let bytes = if round % 16 == 0 { 2 } else { 1 };
        let store = ExprStore::new();
        let mut maker = Maker { store: &store, rng: &mut rng, array: store.array("random", 0, bytes), bytes };
        let conjuncts: Vec<Expr> = (0..=maker.rng.below(3)).map(|_| maker.term(1, 4)).collect();
        let truth = is_possible(&store, &conjuncts, maker.array, bytes);
        for backend in backends.iter_mut() {
            let name = format!("seed {seed}, round {round}, {}", backend.name());
            match backend.check(&store, &conjuncts, &Limits::default()) {
                Verdict::Sat(model) => check_model(&name, &store, &conjuncts, &model),
                Verdict::Unsat => assert!(!truth, "{name}: possible, but the answer is no"),
                Verdict::Unknown(why) => panic!("{name}: no answer: {why:?}"),
            }
        }
    }
}

/// Whether some value of the unknown bytes satisfies all conjuncts.
fn is_possible(store: &ExprStore, conjuncts: &[Expr], array: ArrayId, bytes: u32) -> bool {
    (0..1_u32 << (8 * bytes)).any(|inputs| {
        let assignment = move |symbol: Symbol| {
            if symbol.array == array { (inputs >> (8 * symbol.offset)) as u8 } else { 0 }
        };
        let mut evaluator = Evaluator::new(store, assignment);
        conjuncts.iter().all(|&conjunct| evaluator.eval_bool(conjunct))
    })
}

/// Makes random terms over a few bytes.
struct Maker<'a> {
    store: &'a ExprStore,
    rng: &'a mut Rng,
    array: ArrayId,
    bytes: u32,
}

impl Maker<'_> {
    /// A term of `width` bits, at most `depth` operations deep.
    fn term(&mut self, width: Width, depth: u32) -> Expr {
        if depth == 0 {
            return self.leaf(width);
        }
        match self.rng.below(10) {
            0 => self.leaf(width),
            1 => {
                let condition = self.term(1, depth - 1);
                let (then, otherwise) = (self.term(width, depth - 1), self.term(width, depth - 1));
                self.store.ite(condition, then, otherwise)
            }
            2 => {
                let more = 1 + self.rng.below(24) as Width;
                let wider = self.term(width + more, depth - 1);
                self.store.extract(wider, self.rng.below(u64::from(more) + 1) as Width, width)
            }
            3 | 4 if width > 1 => self.joined(width, depth),
            5 if width == 8 => self.read(depth),
            _ if width == 1 => {
                let operands = [1, 5, 8, 16][self.rng.below(4) as usize];
                let op = COMPARE[self.rng.below(COMPARE.len() as u64) as usize];
                let (a, b) = (self.term(operands, depth - 1), self.term(operands, depth - 1));
                self.store.compare(op, a, b)
            }
            _ => {
                let op = BINARY[self.rng.below(BINARY.len() as u64) as usize];
                let (a, b) = (self.term(width, depth - 1), self.term(width, depth - 1));
                self.store.binary(op, a, b)
            }
        }
    }

    fn leaf(&mut self, width: Width) -> Expr {
        if self.rng.below(3) == 0 {
            let edges = [0, 1, 2, 7, 10, 0x7f, 0x80, 0xff, u128::MAX, u128::from(self.rng.next_u64())];
            return self.store.constant(width, edges[self.rng.below(edges.len() as u64) as usize]);
        }
        let offset = self.rng.below(u64::from(self.bytes)) as u32;
        let byte = self.store.byte(Symbol { array: self.array, offset });
        if self.rng.flip() {
            self.store.resize_signed(byte, width)
        } else {
            self.store.resize_unsigned(byte, width)
        }
    }

    /// A term made wider: by concatenation or extension.
    fn joined(&mut self, width: Width, depth: u32) -> Expr {
        let part = 1 + self.rng.below(u64::from(width) - 1) as Width;
        let low = self.term(part, depth - 1);
        match self.rng.below(3) {
            0 => self.store.zext(low, width),
            1 => self.store.sext(low, width),
            _ => {
                let high = self.term(width - part, depth - 1);
                self.store.concat(high, low)
            }
        }
    }

    /// A read of a small array with a few stores, often near its end.
    fn read(&mut self, depth: u32) -> Expr {
        let size = 1 + self.rng.below(9) as u32;
        let mut array = if self.rng.flip() {
            self.store.array_symbol(self.array)
        } else {
            let bytes: Vec<u8> = (0..size).map(|_| self.rng.below(4) as u8 * 3).collect();
            self.store.array_constant(&bytes)
        };
        for _ in 0..self.rng.below(4) {
            let (index, value) = (self.index(depth), self.term(8, depth - 1));
            array = self.store.store(array, index, value);
        }
        let index = self.index(depth);
        self.store.select(array, index)
    }

    fn index(&mut self, depth: u32) -> Expr {
        let low = if self.rng.below(3) == 0 {
            self.store.constant(4, u128::from(self.rng.below(11)))
        } else {
            self.term(4, depth - 1)
        };
        self.store.zext(low, 64)
    }
}
