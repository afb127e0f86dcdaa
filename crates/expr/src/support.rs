//! Support: the symbolic bytes a term depends on.
//!
//! Every node gets the number of its set once, and equal sets share one number, so a deep term over few bytes costs one
//! word per node. A union beyond [`LIST_LIMIT`] symbols is kept as a pair of its parts and listed only on demand;
//! otherwise a chain over n bytes would hold n lists of up to n bytes.

use crate::store::{Expr, ExprStore, lock};
use crate::view::{ArrayId, Symbol, View};
use hashbrown::HashTable;
use loam_base::rng::mix;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Mutex, OnceLock};

/// Unions up to this size are listed at once.
const LIST_LIMIT: usize = 256;
/// Nodes per page of the node → set table.
const PAGE: usize = 1 << 14;

/// The number of the empty set; 0 marks a node whose set is not computed yet.
const EMPTY: u32 = 1;

struct Set {
    /// The sorted symbols, once listed.
    symbols: OnceLock<Box<[Symbol]>>,
    /// The parts of a union that is not listed yet.
    parts: Option<(u32, u32)>,
    /// The large array whose bytes are the set, with its size.
    whole: Option<(ArrayId, u32)>,
    /// The sorted arrays that the symbols belong to, once computed.
    arrays: OnceLock<Box<[ArrayId]>>,
}

impl Set {
    fn new(symbols: OnceLock<Box<[Symbol]>>, parts: Option<(u32, u32)>) -> Self {
        Self { symbols, parts, whole: None, arrays: OnceLock::new() }
    }
}

#[derive(Default)]
struct Tables {
    /// Listed sets by their symbols.
    listed: HashTable<u32>,
    /// Unions already made: the two parts (smaller number first) and the union.
    unions: HashTable<(u32, u32, u32)>,
    bytes: usize,
}

/// The sets, and the table from nodes to sets.
pub(crate) struct SupportTable {
    sets: boxcar::Vec<Set>,
    tables: Mutex<Tables>,
    pages: boxcar::Vec<Box<[AtomicU32]>>,
    growing: Mutex<()>,
}

fn hash_symbols(symbols: &[Symbol]) -> u64 {
    symbols.iter().fold(symbols.len() as u64, |hash, symbol| {
        mix(hash ^ (u64::from(symbol.array.0) << 32 | u64::from(symbol.offset)))
    })
}

fn hash_pair(a: u32, b: u32) -> u64 {
    mix(u64::from(a) << 32 | u64::from(b))
}

impl SupportTable {
    pub fn new() -> Self {
        let table = Self {
            sets: boxcar::Vec::new(),
            tables: Mutex::default(),
            pages: boxcar::Vec::new(),
            growing: Mutex::new(()),
        };
        table.sets.push(Set::new(OnceLock::new(), None));
        let empty = table.listed(&mut lock(&table.tables), Vec::new());
        debug_assert_eq!(empty, EMPTY);
        table
    }

    pub fn bytes(&self) -> usize {
        lock(&self.tables).bytes + self.pages.count() * PAGE * size_of::<u32>()
    }

    fn known(&self, e: Expr) -> u32 {
        let index = e.index() as usize;
        self.pages.get(index / PAGE).map_or(0, |page| page[index % PAGE].load(Ordering::Acquire))
    }

    fn remember(&self, e: Expr, set: u32) {
        let index = e.index() as usize;
        if self.pages.get(index / PAGE).is_none() {
            let _growing = lock(&self.growing);
            while self.pages.count() <= index / PAGE {
                self.pages.push(std::iter::repeat_with(AtomicU32::default).take(PAGE).collect());
            }
        }
        self.pages[index / PAGE][index % PAGE].store(set, Ordering::Release);
    }

    /// Another term will have this number.
    pub fn forget(&self, e: Expr) {
        if self.known(e) != 0 {
            self.remember(e, 0);
        }
    }

    /// The set of exactly these sorted symbols.
    fn listed(&self, tables: &mut Tables, symbols: Vec<Symbol>) -> u32 {
        let hash = hash_symbols(&symbols);
        let list_of = |id: u32| self.sets[id as usize].symbols.get().map_or(&[][..], |list| list);
        if let Some(&id) = tables.listed.find(hash, |&id| *list_of(id) == *symbols) {
            return id;
        }
        tables.bytes += symbols.len() * size_of::<Symbol>() + size_of::<Set>();
        let set = Set::new(OnceLock::from(symbols.into_boxed_slice()), None);
        let id = self.sets.push(set) as u32;
        tables.listed.insert_unique(hash, id, |&id| hash_symbols(list_of(id)));
        id
    }

    /// The set of all bytes of a large array. It is made once per node, so it need not be looked up.
    fn whole(&self, tables: &mut Tables, whole: (ArrayId, u32)) -> u32 {
        tables.bytes += size_of::<Set>();
        self.sets.push(Set { whole: Some(whole), ..Set::new(OnceLock::new(), None) }) as u32
    }

    fn union(&self, a: u32, b: u32) -> u32 {
        let (a, b) = (a.min(b), a.max(b));
        if a == b || a == EMPTY {
            return b;
        }
        let mut tables = lock(&self.tables);
        let hash = hash_pair(a, b);
        if let Some(&(_, _, union)) = tables.unions.find(hash, |&(x, y, _)| (x, y) == (a, b)) {
            return union;
        }
        let union = self.make_union(&mut tables, a, b);
        tables.unions.insert_unique(hash, (a, b, union), |&(x, y, _)| hash_pair(x, y));
        tables.bytes += size_of::<(u32, u32, u32)>();
        union
    }

    fn make_union(&self, tables: &mut Tables, a: u32, b: u32) -> u32 {
        let (left, right) = (self.sets[a as usize].symbols.get(), self.sets[b as usize].symbols.get());
        match (left, right) {
            (Some(left), Some(right)) if is_subset(left, right) => b,
            (Some(left), Some(right)) if is_subset(right, left) => a,
            (Some(left), Some(right)) if left.len() + right.len() <= LIST_LIMIT => {
                self.listed(tables, merge(left, right))
            }
            _ => {
                tables.bytes += size_of::<Set>();
                self.sets.push(Set::new(OnceLock::new(), Some((a, b)))) as u32
            }
        }
    }

    /// The sorted arrays that the symbols of a set belong to. This does not list a union.
    fn arrays(&self, set: u32) -> &[ArrayId] {
        let mut open = vec![set];
        while let Some(&id) = open.last() {
            let set = &self.sets[id as usize];
            let known = |id: u32| self.sets[id as usize].arrays.get();
            if set.arrays.get().is_some() {
                open.pop();
                continue;
            }
            let mut arrays: Vec<ArrayId> = match (set.symbols.get(), set.parts) {
                (Some(symbols), _) => symbols.iter().map(|symbol| symbol.array).collect(),
                (None, None) if set.whole.is_some() => set.whole.iter().map(|(array, _)| *array).collect(),
                (None, Some((a, b))) => match (known(a), known(b)) {
                    (Some(a), Some(b)) => a.iter().chain(b).copied().collect(),
                    _ => {
                        open.extend([a, b]);
                        continue;
                    }
                },
                (None, None) => Vec::new(),
            };
            arrays.sort_unstable();
            arrays.dedup();
            set.arrays.get_or_init(|| arrays.into());
        }
        self.sets[set as usize].arrays.get().map_or(&[], |arrays| arrays)
    }

    /// The sorted symbols of a set, which is listed if necessary.
    fn symbols(&self, set: u32) -> &[Symbol] {
        let set = &self.sets[set as usize];
        set.symbols.get_or_init(|| {
            let mut all = Vec::new();
            let mut seen = hashbrown::HashTable::new();
            all.extend(set.whole.into_iter().flat_map(symbols_of));
            let mut open: Vec<u32> = set.parts.map_or(Vec::new(), |(a, b)| vec![a, b]);
            while let Some(id) = open.pop() {
                if seen.find(mix(u64::from(id)), |&other| other == id).is_some() {
                    continue;
                }
                seen.insert_unique(mix(u64::from(id)), id, |&id| mix(u64::from(id)));
                let part = &self.sets[id as usize];
                match (part.symbols.get(), part.parts) {
                    (Some(symbols), _) => all.extend_from_slice(symbols),
                    (None, Some((a, b))) => open.extend([a, b]),
                    (None, None) => all.extend(part.whole.into_iter().flat_map(symbols_of)),
                }
            }
            all.sort_unstable();
            all.dedup();
            all.into_boxed_slice()
        })
    }
}

/// The bytes of an array of this size.
fn symbols_of((array, size): (ArrayId, u32)) -> impl Iterator<Item = Symbol> {
    (0..size).map(move |offset| Symbol { array, offset })
}

fn is_subset(small: &[Symbol], large: &[Symbol]) -> bool {
    small.len() <= large.len() && small.iter().all(|symbol| large.binary_search(symbol).is_ok())
}

fn merge(left: &[Symbol], right: &[Symbol]) -> Vec<Symbol> {
    let mut all = Vec::with_capacity(left.len() + right.len());
    let (mut left, mut right) = (left.iter().peekable(), right.iter().peekable());
    while let (Some(&&a), Some(&&b)) = (left.peek(), right.peek()) {
        all.push(a.min(b));
        if a <= b {
            left.next();
        }
        if b <= a {
            right.next();
        }
    }
    all.extend(left.chain(right));
    all
}

impl ExprStore {
    /// The symbolic bytes a term depends on, sorted. A read of a symbolic array at an index that is not
    /// constant depends on all bytes of the array.
    pub fn support(&self, e: Expr) -> &[Symbol] {
        let set = self.support_set(e);
        self.supports.symbols(set)
    }

    /// The arrays that a term depends on, sorted.
    pub fn support_arrays(&self, e: Expr) -> &[ArrayId] {
        let set = self.support_set(e);
        self.supports.arrays(set)
    }

    /// A number that is equal for two terms of this store if (and nearly only if) their supports are.
    pub fn support_set(&self, e: Expr) -> u32 {
        let table = &self.supports;
        let mut open = vec![e];
        while let Some(&next) = open.last() {
            if table.known(next) != 0 {
                open.pop();
                continue;
            }
            let view = self.view(next);
            let before = open.len();
            open.extend(view.children().filter(|&child| table.known(child) == 0));
            if open.len() == before {
                open.pop();
                table.remember(next, self.support_of_view(view));
            }
        }
        table.known(e)
    }

    /// The set of a node whose operands' sets are known.
    fn support_of_view(&self, view: View) -> u32 {
        let table = &self.supports;
        match view {
            View::Byte(symbol) => table.listed(&mut lock(&table.tables), vec![symbol]),
            View::ArraySymbol(array) => {
                let whole = (array, self.array_info(array).size);
                match whole.1 as usize <= LIST_LIMIT {
                    true => table.listed(&mut lock(&table.tables), symbols_of(whole).collect()),
                    false => table.whole(&mut lock(&table.tables), whole),
                }
            }
            other => other.children().fold(EMPTY, |set, child| table.union(set, table.known(child))),
        }
    }
}
