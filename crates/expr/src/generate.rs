//! Random terms for tests, as recipes that can also be evaluated without the store.
//!
//! A [`Recipe`] can be built through the store, with all its rewriting, and evaluated without the store by the plain
//! functions of `concrete` and `concrete_float`. Whatever rules fire, both values must agree.

use crate::eval::Assignment;
use crate::store::{Expr, ExprStore};
use crate::view::*;
use crate::{concrete, concrete_float};
use loam_base::Rng;

/// What random terms may contain.
#[derive(Clone, Debug)]
pub struct GenerateOptions {
    /// Symbolic arrays whose bytes are the leaves; there must be one at least.
    pub arrays: Vec<ArrayId>,
    /// Whether reads and writes of arrays at symbolic indices appear, λ arrays among them.
    pub memory: bool,
    /// Whether float operations appear.
    pub floats: bool,
    /// Whether division and remainder appear.
    pub division: bool,
}

/// A term as a tree, before any rewriting.
#[derive(Clone, Debug)]
pub enum Recipe {
    /// A constant of some width.
    Constant(Width, u128),
    /// A symbolic byte.
    Byte(Symbol),
    /// An arithmetic or bitwise operation.
    Binary(BinaryOp, Box<[Recipe; 2]>),
    /// A comparison.
    Compare(CompareOp, Box<[Recipe; 2]>),
    /// Condition, then, else.
    Ite(Box<[Recipe; 3]>),
    /// Operand, lowest bit and number of bits.
    Extract(Box<Recipe>, Width, Width),
    /// High and low part.
    Concat(Box<[Recipe; 2]>),
    /// Extension to a width.
    Extend(ExtendOp, Box<Recipe>, Width),
    /// A read of an array at an index.
    Select(Box<ArrayRecipe>, Box<Recipe>),
    /// Float arithmetic.
    FloatBinary(FloatBinaryOp, Box<[Recipe; 2]>),
    /// Float comparison.
    FloatCompare(FloatCompareOp, Box<[Recipe; 2]>),
    /// Square root.
    FloatSqrt(Box<Recipe>),
    /// Rounding to an integral value.
    FloatRound(Rounding, Box<Recipe>),
    /// Fused multiply and add.
    FloatFma(Box<[Recipe; 3]>),
    /// Conversion to the format of a width.
    FloatConvert(Box<Recipe>, Width),
    /// Integer to the float format of a width.
    FloatFromInt(Signedness, Box<Recipe>, Width),
    /// Float to integer of a width.
    FloatToInt(Signedness, Box<Recipe>, Width),
}

/// An array as a tree, before any rewriting.
#[derive(Clone, Debug)]
pub enum ArrayRecipe {
    /// A symbolic array.
    Symbolic(ArrayId),
    /// Constant bytes.
    Constant(Vec<u8>),
    /// The same byte in every element, and the number of elements.
    Filled(Recipe, u64),
    /// The bound index of λ arrays, combined with this word, at every element; which byte of the result it is.
    Lambda(BinaryOp, Recipe, u16),
    /// An array with one byte changed: index and value.
    Store(Box<ArrayRecipe>, [Recipe; 2]),
    /// An array with its elements moved down by an offset.
    Shifted(Box<ArrayRecipe>, Recipe),
    /// Start and end of the elements of the first array that are those of the second one.
    Overlay(Box<[ArrayRecipe; 2]>, [Recipe; 2]),
}

/// A random term of `width` bits, at most about `depth` operations deep, built through the store.
pub fn random_expr(
    store: &ExprStore,
    rng: &mut Rng,
    width: Width,
    depth: u32,
    options: &GenerateOptions,
) -> Expr {
    random_recipe(store, rng, width, depth, options).build(store)
}

/// A random recipe of `width` bits.
pub fn random_recipe(
    store: &ExprStore,
    rng: &mut Rng,
    width: Width,
    depth: u32,
    options: &GenerateOptions,
) -> Recipe {
    Generator { store, rng, options, pool: Vec::new() }.term(width, depth)
}

/// A random array of at most this many levels, with terms of at most about `depth` operations.
pub fn random_array(
    store: &ExprStore,
    rng: &mut Rng,
    levels: u32,
    depth: u32,
    options: &GenerateOptions,
) -> ArrayRecipe {
    Generator { store, rng, options, pool: Vec::new() }.array(levels, depth)
}

const BINARY_OPS: [BinaryOp; 13] = [
    BinaryOp::Add,
    BinaryOp::Sub,
    BinaryOp::Mul,
    BinaryOp::And,
    BinaryOp::Or,
    BinaryOp::Xor,
    BinaryOp::Shl,
    BinaryOp::LShr,
    BinaryOp::AShr,
    BinaryOp::UDiv,
    BinaryOp::SDiv,
    BinaryOp::URem,
    BinaryOp::SRem,
];
const COMPARE_OPS: [CompareOp; 5] =
    [CompareOp::Eq, CompareOp::Ult, CompareOp::Ule, CompareOp::Slt, CompareOp::Sle];
const FLOAT_OPS: [FloatBinaryOp; 5] =
    [FloatBinaryOp::Add, FloatBinaryOp::Sub, FloatBinaryOp::Mul, FloatBinaryOp::Div, FloatBinaryOp::Rem];
const FLOAT_COMPARE_OPS: [FloatCompareOp; 3] = [FloatCompareOp::Eq, FloatCompareOp::Lt, FloatCompareOp::Le];
const ROUNDINGS: [Rounding; 5] =
    [Rounding::NearestEven, Rounding::NearestAway, Rounding::TowardZero, Rounding::Down, Rounding::Up];
const FLOAT_WIDTHS: [Width; 5] = [16, 32, 64, 80, 128];

struct Generator<'a> {
    store: &'a ExprStore,
    rng: &'a mut Rng,
    options: &'a GenerateOptions,
    /// Terms made before; using one again makes the shared subterms that many rules need.
    pool: Vec<(Width, Recipe)>,
}

impl Generator<'_> {
    fn pick<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.rng.below(items.len() as u64) as usize]
    }

    fn signedness(&mut self) -> Signedness {
        if self.rng.flip() { Signedness::Signed } else { Signedness::Unsigned }
    }

    fn term(&mut self, width: Width, depth: u32) -> Recipe {
        if self.rng.below(5) == 0 {
            let fitting: Vec<usize> = (0..self.pool.len()).filter(|&at| self.pool[at].0 == width).collect();
            if !fitting.is_empty() {
                let at = self.pick(&fitting);
                return self.pool[at].1.clone();
            }
        }
        let made = if depth == 0 { self.leaf(width) } else { self.operation(width, depth - 1) };
        if self.pool.len() < 24 {
            self.pool.push((width, made.clone()));
        }
        made
    }

    fn boxed<const N: usize>(&mut self, width: Width, depth: u32) -> Box<[Recipe; N]> {
        Box::new(std::array::from_fn(|_| self.term(width, depth)))
    }

    fn leaf(&mut self, width: Width) -> Recipe {
        if self.rng.below(3) == 0 {
            return Recipe::Constant(width, self.constant(width));
        }
        let array = self.pick(&self.options.arrays.clone());
        let size = u64::from(self.store.array_info(array).size);
        let byte = Recipe::Byte(Symbol { array, offset: self.rng.below(size) as u32 });
        match width {
            8 => byte,
            0..8 => {
                let low = self.rng.below(u64::from(9 - width)) as Width;
                Recipe::Extract(Box::new(byte), low, width)
            }
            _ if self.rng.flip() => {
                let rest = self.leaf(width - 8);
                Recipe::Concat(Box::new(if self.rng.flip() { [byte, rest] } else { [rest, byte] }))
            }
            _ => {
                let op = if self.rng.flip() { ExtendOp::Zero } else { ExtendOp::Sign };
                Recipe::Extend(op, Box::new(byte), width)
            }
        }
    }

    /// Constants of the kinds that rules look for: small, nearly all ones, powers of two, masks, any.
    fn constant(&mut self, width: Width) -> u128 {
        let bit = self.rng.below(u64::from(width)) as u32;
        let value = match self.rng.below(6) {
            0 => u128::from(self.rng.below(5)),
            1 => u128::MAX - u128::from(self.rng.below(3)),
            2 => 1 << bit,
            3 => (1u128 << bit) - 1,
            4 => !((1u128 << bit) - 1),
            _ => u128::from(self.rng.next_u64()) << 64 | u128::from(self.rng.next_u64()),
        };
        concrete::truncate(width, value)
    }

    fn operation(&mut self, width: Width, depth: u32) -> Recipe {
        let is_float = FLOAT_WIDTHS.contains(&width);
        loop {
            return match self.rng.below(17) {
                0..=4 => {
                    let known = if self.options.division { 13 } else { 9 };
                    Recipe::Binary(self.pick(&BINARY_OPS[..known]), self.boxed(width, depth))
                }
                5 => {
                    let (op, low) = (self.pick(&BINARY_OPS[..9]), self.term(width, depth));
                    let constant = Recipe::Constant(width, self.constant(width));
                    Recipe::Binary(
                        op,
                        Box::new(if self.rng.flip() { [low, constant] } else { [constant, low] }),
                    )
                }
                6 => {
                    let condition = self.term(1, depth);
                    Recipe::Ite(Box::new([condition, self.term(width, depth), self.term(width, depth)]))
                }
                7 | 8 => self.extract(width, depth),
                9 | 10 if width > 1 => {
                    let low = 1 + self.rng.below(u64::from(width) - 1) as Width;
                    Recipe::Concat(Box::new([self.term(width - low, depth), self.term(low, depth)]))
                }
                11 if width > 1 => {
                    let narrow = 1 + self.rng.below(u64::from(width) - 1) as Width;
                    let op = if self.rng.flip() { ExtendOp::Zero } else { ExtendOp::Sign };
                    Recipe::Extend(op, Box::new(self.term(narrow, depth)), width)
                }
                12 | 13 if width == 1 => self.comparison(depth),
                14 if width == 8 && self.options.memory => self.select(depth),
                15 if is_float && self.options.floats => self.float_result(width, depth),
                16 if self.options.floats => {
                    let from = self.pick(&FLOAT_WIDTHS);
                    Recipe::FloatToInt(self.signedness(), Box::new(self.term(from, depth)), width)
                }
                _ => continue,
            };
        }
    }

    fn extract(&mut self, width: Width, depth: u32) -> Recipe {
        let wide = width + self.rng.below(u64::from((129 - width).min(40))) as Width;
        let low = self.rng.below(u64::from(wide - width) + 1) as Width;
        Recipe::Extract(Box::new(self.term(wide, depth)), low, width)
    }

    fn comparison(&mut self, depth: u32) -> Recipe {
        if self.options.floats && self.rng.below(4) == 0 {
            let (op, width) = (self.pick(&FLOAT_COMPARE_OPS), self.pick(&FLOAT_WIDTHS));
            return Recipe::FloatCompare(op, self.boxed(width, depth));
        }
        let (op, width) = (self.pick(&COMPARE_OPS), 1 + self.rng.below(40) as Width);
        if self.rng.flip() {
            let constant = Recipe::Constant(width, self.constant(width));
            let term = self.term(width, depth);
            let sides = if self.rng.flip() { [term, constant] } else { [constant, term] };
            return Recipe::Compare(op, Box::new(sides));
        }
        Recipe::Compare(op, self.boxed(width, depth))
    }

    fn select(&mut self, depth: u32) -> Recipe {
        let levels = self.rng.below(4) as u32;
        Recipe::Select(Box::new(self.array(levels, depth)), Box::new(self.index(depth)))
    }

    /// An array of at most this many levels above its leaves, which is not shifted.
    fn array(&mut self, levels: u32, depth: u32) -> ArrayRecipe {
        let below = levels.saturating_sub(1);
        match self.rng.below(if levels == 0 { 6 } else { 12 }) {
            0 | 1 => ArrayRecipe::Symbolic(self.pick(&self.options.arrays.clone())),
            2 | 3 => {
                ArrayRecipe::Constant((0..self.rng.below(9)).map(|_| self.rng.next_u64() as u8).collect())
            }
            4 => {
                let size = [self.rng.below(9), 1 << 40, u64::MAX][self.rng.below(3) as usize];
                ArrayRecipe::Filled(self.term(8, depth), size)
            }
            5 => {
                let op =
                    self.pick(&[BinaryOp::Add, BinaryOp::UDiv, BinaryOp::Mul, BinaryOp::And, BinaryOp::LShr]);
                ArrayRecipe::Lambda(op, self.index(depth), self.rng.below(8) as u16)
            }
            6..=9 => {
                let array = Box::new(self.array(below, depth));
                ArrayRecipe::Store(array, [self.index(depth), self.term(8, depth)])
            }
            _ => {
                let arrays = Box::new([self.array(below, depth), self.source(below, depth)]);
                ArrayRecipe::Overlay(arrays, [self.index(depth), self.index(depth)])
            }
        }
    }

    /// An array that is only read.
    fn source(&mut self, levels: u32, depth: u32) -> ArrayRecipe {
        let array = self.array(levels, depth);
        if self.rng.flip() { array } else { ArrayRecipe::Shifted(Box::new(array), self.index(depth)) }
    }

    /// Indices that are often in range.
    fn index(&mut self, depth: u32) -> Recipe {
        match self.rng.below(4) {
            0 => Recipe::Constant(64, u128::from(self.rng.below(12))),
            1 => self.term(64, depth),
            2 => Recipe::Extend(ExtendOp::Zero, Box::new(self.term(3, depth)), 64),
            _ => {
                let low = Recipe::Extend(ExtendOp::Zero, Box::new(self.term(2, depth)), 64);
                let offset = Recipe::Constant(64, u128::from(self.rng.below(4)));
                Recipe::Binary(BinaryOp::Add, Box::new([low, offset]))
            }
        }
    }

    fn float_result(&mut self, width: Width, depth: u32) -> Recipe {
        match self.rng.below(6) {
            0 | 1 => Recipe::FloatBinary(self.pick(&FLOAT_OPS), self.boxed(width, depth)),
            2 => Recipe::FloatSqrt(Box::new(self.term(width, depth))),
            3 => Recipe::FloatRound(self.pick(&ROUNDINGS), Box::new(self.term(width, depth))),
            4 => {
                let from = self.pick(&FLOAT_WIDTHS);
                Recipe::FloatConvert(Box::new(self.term(from, depth)), width)
            }
            _ if self.rng.flip() => Recipe::FloatFma(self.boxed(width, depth)),
            _ => {
                let from = 1 + self.rng.below(128) as Width;
                Recipe::FloatFromInt(self.signedness(), Box::new(self.term(from, depth)), width)
            }
        }
    }
}

impl Recipe {
    /// The width of the term.
    pub fn width(&self) -> Width {
        match self {
            Recipe::Constant(width, _) => *width,
            Recipe::Byte(_) | Recipe::Select(..) => 8,
            Recipe::Binary(_, sides) => sides[0].width(),
            Recipe::Compare(..) | Recipe::FloatCompare(..) => 1,
            Recipe::Ite(parts) => parts[1].width(),
            Recipe::Extract(_, _, width) | Recipe::Extend(_, _, width) => *width,
            Recipe::Concat(parts) => parts[0].width() + parts[1].width(),
            Recipe::FloatBinary(_, sides) => sides[0].width(),
            Recipe::FloatSqrt(of) | Recipe::FloatRound(_, of) => of.width(),
            Recipe::FloatFma(parts) => parts[0].width(),
            Recipe::FloatConvert(_, width)
            | Recipe::FloatFromInt(_, _, width)
            | Recipe::FloatToInt(_, _, width) => *width,
        }
    }

    /// The term, built through the store.
    pub fn build(&self, store: &ExprStore) -> Expr {
        match self {
            Recipe::Constant(width, value) => store.constant(*width, *value),
            Recipe::Byte(symbol) => store.byte(*symbol),
            Recipe::Binary(op, sides) => store.binary(*op, sides[0].build(store), sides[1].build(store)),
            Recipe::Compare(op, sides) => store.compare(*op, sides[0].build(store), sides[1].build(store)),
            Recipe::Ite(parts) => {
                store.ite(parts[0].build(store), parts[1].build(store), parts[2].build(store))
            }
            Recipe::Extract(of, low, width) => store.extract(of.build(store), *low, *width),
            Recipe::Concat(parts) => store.concat(parts[0].build(store), parts[1].build(store)),
            Recipe::Extend(op, of, width) => store.extend(*op, of.build(store), *width),
            Recipe::Select(array, index) => store.select(array.build(store), index.build(store)),
            Recipe::FloatBinary(op, sides) => {
                store.float_binary(*op, sides[0].build(store), sides[1].build(store))
            }
            Recipe::FloatCompare(op, sides) => {
                store.float_compare(*op, sides[0].build(store), sides[1].build(store))
            }
            Recipe::FloatSqrt(of) => store.float_sqrt(of.build(store)),
            Recipe::FloatRound(rounding, of) => store.float_round(*rounding, of.build(store)),
            Recipe::FloatFma(parts) => {
                store.float_fma(parts[0].build(store), parts[1].build(store), parts[2].build(store))
            }
            Recipe::FloatConvert(of, width) => store.float_convert(of.build(store), *width),
            Recipe::FloatFromInt(signedness, of, width) => {
                store.float_from_int(*signedness, of.build(store), *width)
            }
            Recipe::FloatToInt(signedness, of, width) => {
                store.float_to_int(*signedness, of.build(store), *width)
            }
        }
    }

    /// The value, computed from the definitions of the operations alone.
    pub fn value(&self, store: &ExprStore, assignment: &dyn Assignment) -> u128 {
        let value = |recipe: &Recipe| recipe.value(store, assignment);
        let format = |recipe: &Recipe| FloatFormat::of_width(recipe.width()).expect("a float width");
        let to = |width: Width| FloatFormat::of_width(width).expect("a float width");
        match self {
            Recipe::Constant(_, value) => *value,
            Recipe::Byte(symbol) => u128::from(assignment.byte(*symbol)),
            Recipe::Binary(op, sides) => {
                concrete::binary(*op, self.width(), value(&sides[0]), value(&sides[1]))
            }
            Recipe::Compare(op, sides) => {
                concrete::compare(*op, sides[0].width(), value(&sides[0]), value(&sides[1])).into()
            }
            Recipe::Ite(parts) => value(if value(&parts[0]) == 1 { &parts[1] } else { &parts[2] }),
            Recipe::Extract(of, low, width) => concrete::extract(value(of), *low, *width),
            Recipe::Concat(parts) => value(&parts[0]) << parts[1].width() | value(&parts[1]),
            Recipe::Extend(ExtendOp::Zero, of, _) => value(of),
            Recipe::Extend(ExtendOp::Sign, of, width) => concrete::sign_extend(of.width(), *width, value(of)),
            Recipe::Select(array, index) => array.element(store, assignment, value(index)).into(),
            Recipe::FloatBinary(op, sides) => {
                concrete_float::binary(*op, format(self), value(&sides[0]), value(&sides[1]))
            }
            Recipe::FloatCompare(op, sides) => {
                concrete_float::compare(*op, format(&sides[0]), value(&sides[0]), value(&sides[1])).into()
            }
            Recipe::FloatSqrt(of) => concrete_float::sqrt(format(of), value(of)),
            Recipe::FloatRound(rounding, of) => concrete_float::round(*rounding, format(of), value(of)),
            Recipe::FloatFma(parts) => {
                concrete_float::fma(format(self), value(&parts[0]), value(&parts[1]), value(&parts[2]))
            }
            Recipe::FloatConvert(of, width) => concrete_float::convert(format(of), to(*width), value(of)),
            Recipe::FloatFromInt(signedness, of, width) => {
                concrete_float::from_int(*signedness, of.width(), to(*width), value(of))
            }
            Recipe::FloatToInt(signedness, of, width) => {
                concrete_float::to_int(*signedness, format(of), *width, value(of))
            }
        }
    }
}

impl ArrayRecipe {
    /// The array term, built through the store.
    pub fn build(&self, store: &ExprStore) -> Expr {
        match self {
            ArrayRecipe::Symbolic(array) => store.array_symbol(*array),
            ArrayRecipe::Constant(bytes) => store.array_constant(bytes),
            ArrayRecipe::Filled(byte, size) => store.array_filled(byte.build(store), *size),
            ArrayRecipe::Lambda(op, other, byte) => {
                let word = store.binary(*op, store.bound_index(), other.build(store));
                store.lambda(store.extract(word, 8 * byte, 8))
            }
            ArrayRecipe::Store(array, [index, value]) => {
                store.store(array.build(store), index.build(store), value.build(store))
            }
            ArrayRecipe::Shifted(array, by) => store.shifted(array.build(store), by.build(store)),
            ArrayRecipe::Overlay(arrays, [start, end]) => {
                let [array, source] = &**arrays;
                let (start, end) = (start.build(store), end.build(store));
                store.overlay(array.build(store), start, end, source.build(store))
            }
        }
    }

    /// The number of elements; more than there are indices, if the array has no end.
    fn size(&self, store: &ExprStore) -> u128 {
        match self {
            ArrayRecipe::Symbolic(array) => store.array_info(*array).size.into(),
            ArrayRecipe::Constant(bytes) => bytes.len() as u128,
            ArrayRecipe::Filled(_, u64::MAX) => u128::MAX,
            ArrayRecipe::Shifted(..) | ArrayRecipe::Lambda(..) => u128::MAX,
            ArrayRecipe::Filled(_, size) => (*size).into(),
            ArrayRecipe::Store(array, _) => array.size(store),
            ArrayRecipe::Overlay(arrays, _) => arrays[0].size(store),
        }
    }

    /// One element, computed from the definitions of the operations alone.
    pub fn element(&self, store: &ExprStore, assignment: &dyn Assignment, index: u128) -> u8 {
        let value = |recipe: &Recipe| recipe.value(store, assignment);
        if index >= self.size(store) {
            return 0;
        }
        match self {
            ArrayRecipe::Symbolic(array) => assignment.byte(Symbol { array: *array, offset: index as u32 }),
            ArrayRecipe::Constant(bytes) => bytes[index as usize],
            ArrayRecipe::Filled(byte, _) => value(byte) as u8,
            ArrayRecipe::Lambda(op, other, byte) => {
                (concrete::binary(*op, 64, index, value(other)) >> (8 * byte)) as u8
            }
            ArrayRecipe::Store(_, [at, written]) if value(at) == index => value(written) as u8,
            ArrayRecipe::Store(array, _) => array.element(store, assignment, index),
            ArrayRecipe::Shifted(array, by) => {
                array.element(store, assignment, (index + value(by)) & u128::from(u64::MAX))
            }
            ArrayRecipe::Overlay(arrays, [start, end]) => {
                let from = usize::from(value(start) <= index && index < value(end));
                arrays[from].element(store, assignment, index)
            }
        }
    }
}
