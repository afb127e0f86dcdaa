//! The canonical form of a query: the same for queries that differ only in the names of their inputs.
//!
//! Conjuncts are sorted by a key that ignores names; then inputs are numbered by their first occurrence and renamed to
//! these numbers. A symbolic array that is only read at constant indices is split into single bytes, so even the same
//! query about different offsets of one array has one form. An array that is read at a symbolic index stays whole and
//! is named by its number and size. Equal canonical forms are equal queries; two equal queries may in rare symmetric
//! cases get different forms, which costs a cache hit and nothing else.

use crate::build::is_commutative;
use crate::encoding;
use crate::store::{ArrayInfo, ArrayKind, Expr, ExprStore};
use crate::substitute::{ExprMap, Substitution};
use crate::view::*;
use loam_base::rng::mix;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::Arc;

/// The canonical form of a query, with the original names of its inputs.
#[derive(Clone, Debug)]
pub struct Canonical {
    /// The conjuncts sorted by structure, each once.
    pub conjuncts: Vec<Expr>,
    anonymous: ArrayId,
    bytes: Vec<Symbol>,
    /// Pairs of canonical and original array, by number.
    arrays: Vec<(ArrayId, ArrayId)>,
    numbers: BTreeMap<Symbol, u32>,
}

impl Canonical {
    /// The original of an input of the canonical conjuncts.
    pub fn original(&self, symbol: Symbol) -> Symbol {
        match self.arrays.iter().find(|(canonical, _)| *canonical == symbol.array) {
            Some(&(_, array)) => Symbol { array, offset: symbol.offset },
            None => self.bytes[symbol.offset as usize],
        }
    }

    /// The canonical name of an input; `None` if the conjuncts do not mention it.
    pub fn renamed(&self, symbol: Symbol) -> Option<Symbol> {
        match self.arrays.iter().find(|(_, original)| *original == symbol.array) {
            Some(&(array, _)) => Some(Symbol { array, offset: symbol.offset }),
            None => Some(Symbol { array: self.anonymous, offset: *self.numbers.get(&symbol)? }),
        }
    }

    /// The number of an input: 0 and its number among the single bytes, or the number of its array from 1 on and its offset.
    /// `None` if the conjuncts do not mention it.
    pub fn number(&self, symbol: Symbol) -> Option<(u32, u32)> {
        match self.arrays.iter().position(|(_, original)| *original == symbol.array) {
            Some(place) => Some((place as u32 + 1, symbol.offset)),
            None => Some((0, *self.numbers.get(&symbol)?)),
        }
    }

    /// The input with this number.
    pub fn numbered(&self, (array, offset): (u32, u32)) -> Option<Symbol> {
        match array.checked_sub(1) {
            None => self.bytes.get(offset as usize).copied(),
            Some(place) => {
                let &(_, original) = self.arrays.get(place as usize)?;
                Some(Symbol { array: original, offset })
            }
        }
    }
}

/// An input as a conjunct mentions it: a byte, or all of an array.
type Atom = Symbol;
/// The offset of an atom that is a whole array.
const WHOLE: u32 = u32::MAX;
/// The bit that marks the number of an array; numbers of bytes do not have it.
const ARRAY: u32 = 1 << 31;
/// Memos larger than this are dropped.
const MOST_REMEMBERED: usize = 1 << 19;

/// Two hashes that ignore names; `shape` also ignores the offsets of bytes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Anonymous {
    shape: u64,
    position: u64,
}

/// Makes canonical forms, with memos for the conjuncts of a path.
pub struct Canonicaliser {
    bytes: ArrayId,
    hashes: ExprMap<Anonymous>,
    atoms: ExprMap<Arc<[Atom]>>,
    renamed: HashMap<(Expr, Box<[u32]>), Expr, rustc_hash::FxBuildHasher>,
    /// The terms that were renamed with the same new names: conjuncts of one path share most of their subterms.
    substitutions: HashMap<NewNames, Substitution, rustc_hash::FxBuildHasher>,
    /// How many terms these are.
    substituted: usize,
}

/// The number of each input of a conjunct, sorted by input.
type NewNames = Box<[(Atom, u32)]>;

impl Canonicaliser {
    /// A canonicaliser for the terms of this store.
    pub fn new(store: &ExprStore) -> Self {
        Self {
            bytes: store.array_of_kind(anonymous_array(0, WHOLE - 1)),
            hashes: ExprMap::default(),
            atoms: ExprMap::default(),
            renamed: HashMap::default(),
            substitutions: HashMap::default(),
            substituted: 0,
        }
    }

    /// Forgets all memos.
    pub fn forget(&mut self) {
        let Self { bytes: _, hashes, atoms, renamed, substitutions, substituted } = self;
        (*hashes, *atoms, *renamed, *substitutions, *substituted) = Default::default();
    }

    /// The canonical form of a conjunction.
    pub fn canonical(&mut self, store: &ExprStore, conjuncts: &[Expr]) -> Canonical {
        self.drop_large_memos();
        let mut order: Vec<(Anonymous, u64, Expr)> = conjuncts
            .iter()
            .map(|&conjunct| (self.hash(store, conjunct), store.structural_hash(conjunct), conjunct))
            .collect();
        order.sort_unstable();
        let atoms: Vec<Arc<[Atom]>> =
            order.iter().map(|&(.., conjunct)| self.atoms_of(store, conjunct)).collect();
        let mut numbering = Numbering::new(&atoms);
        let mut renamed: Vec<Expr> = order
            .iter()
            .zip(&atoms)
            .map(|(&(.., conjunct), atoms)| {
                let images = atoms.iter().map(|&atom| numbering.image(store, atom)).collect();
                self.rename(store, conjunct, atoms, images, &numbering)
            })
            .collect();
        renamed.sort_unstable_by_key(|&conjunct| (store.structural_hash(conjunct), conjunct));
        renamed.dedup();
        let Numbering { numbers, bytes, arrays, .. } = numbering;
        Canonical { conjuncts: renamed, anonymous: self.bytes, bytes, arrays, numbers }
    }

    /// Drops the memos when they are large; their contents can be computed again.
    fn drop_large_memos(&mut self) {
        if self.hashes.len() > MOST_REMEMBERED {
            self.hashes = ExprMap::default();
        }
        if self.renamed.len() > MOST_REMEMBERED || self.atoms.len() > MOST_REMEMBERED {
            self.renamed = HashMap::default();
            self.atoms = ExprMap::default();
        }
        if self.substituted > MOST_REMEMBERED {
            self.substitutions = HashMap::default();
            self.substituted = 0;
        }
    }

    fn hash(&mut self, store: &ExprStore, e: Expr) -> Anonymous {
        let mut open = vec![e];
        while let Some(&next) = open.last() {
            if self.hashes.contains_key(&next) {
                open.pop();
                continue;
            }
            let view = store.view(next);
            let before = open.len();
            open.extend(view.children().filter(|child| !self.hashes.contains_key(child)));
            if open.len() == before {
                open.pop();
                let hash = self.hash_node(store, next, view);
                self.hashes.insert(next, hash);
            }
        }
        self.hashes[&e]
    }

    fn hash_node(&self, store: &ExprStore, e: Expr, view: View) -> Anonymous {
        if let View::Constant(_) | View::Base(_) | View::ArrayConstant(_) = view {
            let hash = store.structural_hash(e);
            return Anonymous { shape: hash, position: hash };
        }
        let (tag, _) = encoding::encode(view);
        let start = mix(u64::from(tag) << 16 | u64::from(store.width(e)));
        let leaf = |shape: u64, position: u64| Anonymous {
            shape: mix(start ^ shape),
            position: mix(start ^ position),
        };
        match view {
            View::Byte(symbol) => {
                let size = u64::from(store.array_info(symbol.array).size);
                leaf(0, size << 32 | u64::from(symbol.offset))
            }
            View::ArraySymbol(array) => {
                let size = u64::from(store.array_info(array).size);
                leaf(size, size)
            }
            _ => {
                let extra = match view {
                    View::Extract { low, .. } => u64::from(low),
                    View::ArrayFilled { size, .. } => size,
                    _ => 0,
                };
                let mut children: Vec<Anonymous> = view.children().map(|child| self.hashes[&child]).collect();
                if commutes(view) {
                    children.sort_unstable();
                }
                let combine = |part: fn(&Anonymous) -> u64| {
                    children
                        .iter()
                        .fold(mix(start ^ extra), |hash, child| mix(hash.rotate_left(7) ^ part(child)))
                };
                Anonymous { shape: combine(|hash| hash.shape), position: combine(|hash| hash.position) }
            }
        }
    }

    /// The inputs of a conjunct in the order of their first occurrence. The hashes of the conjunct must be known.
    fn atoms_of(&mut self, store: &ExprStore, conjunct: Expr) -> Arc<[Atom]> {
        if let Some(atoms) = self.atoms.get(&conjunct) {
            return Arc::clone(atoms);
        }
        let mut seen: ExprMap<()> = ExprMap::default();
        let mut open = vec![conjunct];
        let mut atoms = Vec::new();
        while let Some(next) = open.pop() {
            if seen.insert(next, ()).is_some() {
                continue;
            }
            match store.view(next) {
                View::Byte(symbol) => atoms.push(symbol),
                View::ArraySymbol(array) => atoms.push(Symbol { array, offset: WHOLE }),
                view => {
                    let first = open.len();
                    open.extend(view.children());
                    if commutes(view) {
                        open[first..].sort_by_key(|child| self.hashes[child]);
                    }
                    open[first..].reverse();
                }
            }
        }
        let atoms: Arc<[Atom]> = atoms.into();
        self.atoms.insert(conjunct, Arc::clone(&atoms));
        atoms
    }

    fn rename(
        &mut self,
        store: &ExprStore,
        conjunct: Expr,
        atoms: &[Atom],
        images: Box<[u32]>,
        numbering: &Numbering,
    ) -> Expr {
        let key = (conjunct, images);
        if let Some(&renamed) = self.renamed.get(&key) {
            return renamed;
        }
        let mut names: Vec<(Atom, u32)> = atoms.iter().copied().zip(key.1.iter().copied()).collect();
        names.sort_unstable();
        let substitution = self.substitutions.entry(names.into()).or_default();
        let before = substitution.len();
        let renamed = substitution.apply(store, conjunct, &mut |part| match store.view(part) {
            View::Byte(symbol) => Some(store.byte(match numbering.array(symbol.array) {
                Some(array) => Symbol { array, ..symbol },
                None => Symbol { array: self.bytes, offset: numbering.numbers[&symbol] },
            })),
            View::ArraySymbol(array) => {
                Some(store.array_symbol(numbering.array(array).expect("arrays read as such are kept whole")))
            }
            _ => None,
        });
        self.substituted += substitution.len() - before;
        self.renamed.insert(key, renamed);
        renamed
    }
}

fn commutes(view: View) -> bool {
    match view {
        View::Binary(op, ..) => is_commutative(op),
        View::Compare(CompareOp::Eq, ..) | View::FloatCompare(FloatCompareOp::Eq, ..) => true,
        View::FloatBinary(op, ..) => matches!(op, FloatBinaryOp::Add | FloatBinaryOp::Mul),
        _ => false,
    }
}

fn anonymous_array(ordinal: u32, size: u32) -> ArrayInfo {
    ArrayInfo { name: "?".into(), ordinal, size, kind: ArrayKind::Input }
}

/// The map from inputs to numbers.
struct Numbering {
    whole: BTreeSet<ArrayId>,
    numbers: BTreeMap<Atom, u32>,
    bytes: Vec<Symbol>,
    /// Pairs of canonical and original array, by number.
    arrays: Vec<(ArrayId, ArrayId)>,
}

impl Numbering {
    fn new(atoms: &[Arc<[Atom]>]) -> Self {
        let all = atoms.iter().flat_map(|atoms| atoms.iter());
        let whole = all.filter(|atom| atom.offset == WHOLE).map(|atom| atom.array).collect();
        Self { whole, numbers: BTreeMap::new(), bytes: Vec::new(), arrays: Vec::new() }
    }

    /// The number of an input; assigns the next number if it has none.
    fn image(&mut self, store: &ExprStore, atom: Atom) -> u32 {
        let is_whole = self.whole.contains(&atom.array);
        let atom = if is_whole { Symbol { offset: WHOLE, ..atom } } else { atom };
        if let Some(&number) = self.numbers.get(&atom) {
            return number;
        }
        let number = if is_whole {
            let (number, size) = (self.arrays.len() as u32, store.array_info(atom.array).size);
            let canonical = store.array_of_kind(anonymous_array(number + 1, size));
            self.arrays.push((canonical, atom.array));
            ARRAY | number
        } else {
            self.bytes.push(atom);
            self.bytes.len() as u32 - 1
        };
        self.numbers.insert(atom, number);
        number
    }

    /// The canonical array of an array that is kept whole.
    fn array(&self, array: ArrayId) -> Option<ArrayId> {
        self.arrays.iter().find(|(_, original)| *original == array).map(|&(canonical, _)| canonical)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Queries about the bytes of an array: one byte, two bytes, and a read at a symbolic index.
    fn queries(store: &ExprStore, name: &str, ordinal: u32, first: u32) -> [Vec<Expr>; 3] {
        let array = store.array(name, ordinal, 8);
        let byte = |offset: u32| store.byte(Symbol { array, offset: first + offset });
        let small = |e: Expr| store.ult(e, store.constant(8, 10));
        let sum = store.eq(store.add(byte(0), byte(1)), store.constant(8, 7));
        let read = store.select(store.array_symbol(array), store.zext(byte(2), 64));
        [vec![small(byte(0))], vec![small(byte(1)), sum, small(byte(0))], vec![small(read), small(byte(2))]]
    }

    #[test]
    fn queries_that_differ_in_names_have_one_form() {
        let store = ExprStore::new();
        let mut canonicaliser = Canonicaliser::new(&store);
        let expected = queries(&store, "a", 0, 0);
        for (name, ordinal) in [("b", 0), ("a", 1), ("zebra", 7)] {
            for (one, other) in expected.iter().zip(queries(&store, name, ordinal, 0)) {
                let one = canonicaliser.canonical(&store, one);
                assert_eq!(
                    one.conjuncts,
                    canonicaliser.canonical(&store, &other).conjuncts,
                    "{name}{ordinal}"
                );
            }
        }
    }

    #[test]
    fn the_place_of_a_byte_is_a_name_unless_its_array_is_read_at_unknown_places() {
        let store = ExprStore::new();
        let mut canonicaliser = Canonicaliser::new(&store);
        let mut form = |query: &[Expr]| canonicaliser.canonical(&store, query).conjuncts;
        let (here, there) = (queries(&store, "a", 0, 0), queries(&store, "a", 0, 3));
        assert_eq!(form(&here[0]), form(&there[0]));
        assert_eq!(form(&here[1]), form(&there[1]));
        assert_ne!(form(&here[2]), form(&there[2]));
    }

    #[test]
    fn different_queries_have_different_forms() {
        let store = ExprStore::new();
        let array = store.array("a", 0, 4);
        let byte = |offset| store.byte(Symbol { array, offset });
        let mut canonicaliser = Canonicaliser::new(&store);
        let mut form = |query: Expr| canonicaliser.canonical(&store, &[query]).conjuncts;
        assert_ne!(form(store.ult(byte(0), byte(1))), form(store.ule(byte(0), byte(1))));
        let twice = store.eq(store.mul(byte(0), byte(0)), store.constant(8, 9));
        let both = store.eq(store.mul(byte(0), byte(1)), store.constant(8, 9));
        assert_ne!(form(twice), form(both));
        let small = store.array("s", 0, 3);
        let at = store.zext(byte(3), 64);
        let read = |array| store.eq(store.select(store.array_symbol(array), at), store.constant(8, 1));
        assert_ne!(form(read(array)), form(read(small)));
    }

    #[test]
    fn inputs_get_their_names_back() {
        let store = ExprStore::new();
        let mut canonicaliser = Canonicaliser::new(&store);
        for query in queries(&store, "a", 3, 2) {
            let canonical = canonicaliser.canonical(&store, &query);
            let original = |e: Expr| {
                Substitution::new().apply(&store, e, &mut |part| match store.view(part) {
                    View::Byte(symbol) => Some(store.byte(canonical.original(symbol))),
                    View::ArraySymbol(array) => {
                        let first = canonical.original(Symbol { array, offset: 0 });
                        Some(store.array_symbol(first.array))
                    }
                    _ => None,
                })
            };
            let back: BTreeSet<Expr> = canonical.conjuncts.iter().map(|&e| original(e)).collect();
            assert_eq!(back, query.into_iter().collect());
        }
    }
}
