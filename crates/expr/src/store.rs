//! The store: where every term lives, once.
//!
//! Terms are hash-consed: equal structure gives equal [`Expr`]. Nodes are never moved, and given back only by a
//! [sweep](crate::sweep) that nobody else works beside, so handles are plain
//! numbers and reading takes no lock; only the tables that find an existing node are behind mutexes, sharded by hash, and each thread looks among the nodes that it built last
//! before.
//! All methods take `&self`: worker threads share one store. Handles are numbered in order of creation, which differs
//! between runs with several threads; results that must not differ are ordered by [`ExprStore::structural_hash`]
//! instead.

use crate::byte_set::ByteSets;
use crate::choices::ManyValues;
use crate::concrete;
use crate::encoding::{self, BYTE, CONSTANT, GIVEN_BACK};
use crate::facts::FactTable;
use crate::nodes::{ENDLESS, LAMBDA, Node, NodeArena};
use crate::rules;
use crate::support::SupportTable;
use crate::transfer;
use crate::transfer::Span;
use crate::view::*;
use hashbrown::HashTable;
pub(crate) use loam_base::lock;
use loam_base::rng::mix;
use loam_base::shard::{Apart, SHARDS as SHARDS_OF_THREADS, shard};
use loam_base::{Deadline, Halt};
use std::num::NonZeroU32;
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering};
use std::sync::{Mutex, OnceLock};
use std::time::Duration;

/// A handle to a term of an [`ExprStore`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Expr(NonZeroU32);

impl Expr {
    /// The handle as a bare number, never 0.
    #[inline(always)]
    pub fn to_bits(self) -> u32 {
        self.0.get()
    }

    /// The handle with this number; `None` for 0.
    #[inline(always)]
    pub fn from_bits(bits: u32) -> Option<Self> {
        NonZeroU32::new(bits).map(Self)
    }

    #[inline(always)]
    pub(crate) fn index(self) -> u32 {
        self.0.get() - 1
    }

    pub(crate) fn from_index(index: u32) -> Self {
        Self(NonZeroU32::MIN.saturating_add(index))
    }
}

impl std::fmt::Debug for Expr {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "e{}", self.0)
    }
}

/// The name, size and kind of a symbolic array.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct ArrayInfo {
    /// The name given by the program.
    pub name: Box<str>,
    /// Distinguishes arrays of one name, counted from 0.
    pub ordinal: u32,
    /// Size in bytes.
    pub size: u32,
    /// The kind of its bytes.
    pub kind: ArrayKind,
}

/// The kind of the bytes of a symbolic array.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum ArrayKind {
    /// Input of the program: part of every test.
    Input,
    /// Uninitialised memory: any value, and not part of a test.
    Uninitialised,
    /// A bound word: it stands for any number, and is part of no path and no test.
    Bound,
}

struct Hashed<T> {
    value: T,
    hash: u64,
}

/// A part of the nodes, by their hashes.
#[derive(Default)]
struct Interned {
    table: HashTable<u32>,
    /// Places of nodes that were given back.
    free: Vec<u32>,
}

const SHARDS: usize = 64;

/// Where a thread finds the nodes that it built last, without a lock: their numbers plus one, by hash; 0 for none. Places are looked at
/// before they are believed, so an old number does no harm.
#[derive(Default)]
struct Recent(OnceLock<Box<[AtomicU32]>>);

/// How many nodes a thread remembers.
const RECENT: usize = 1 << 12;

impl Recent {
    #[inline]
    fn slot(&self, hash: u64) -> &AtomicU32 {
        let slots = self.0.get_or_init(|| std::iter::repeat_with(AtomicU32::default).take(RECENT).collect());
        &slots[(hash >> 32) as usize % RECENT]
    }

    /// The node with this hash that the thread built last, if `is_it` says so.
    #[inline]
    fn get(&self, hash: u64, is_it: impl FnOnce(u32) -> bool) -> Option<Expr> {
        // Threads may share a place: what another one put there must be visible here.
        let index = self.slot(hash).load(Ordering::Acquire).checked_sub(1)?;
        is_it(index).then(|| Expr::from_index(index))
    }

    #[inline]
    fn put(&self, hash: u64, term: Expr) -> Expr {
        self.slot(hash).store(term.to_bits(), Ordering::Release);
        term
    }
}

/// All terms of a run. What holders of the store count lies on another cache line than what all of them read.
#[repr(align(128))]
pub struct ExprStore {
    id: u64,
    pub(crate) nodes: NodeArena,
    interned: [Apart<Mutex<Interned>>; SHARDS],
    recent: [Apart<Recent>; SHARDS_OF_THREADS],
    /// How often the place of a node that was given back was used again.
    reused: AtomicU64,
    arrays: boxcar::Vec<Hashed<ArrayInfo>>,
    array_table: Mutex<HashTable<u32>>,
    has_uninitialised: AtomicBool,
    constant_bytes: boxcar::Vec<Hashed<(Box<[u8]>, Span)>>,
    bytes_table: Mutex<HashTable<u32>>,
    pub(crate) facts: FactTable,
    pub(crate) supports: SupportTable,
    pub(crate) byte_sets: ByteSets,
    /// How often each rule fired, for each thread.
    rule_hits: [Apart<Box<[AtomicU64]>>; SHARDS_OF_THREADS],
    exhausted: AtomicU64,
    pub(crate) many_values: ManyValues,
    halt: Halt,
}

impl Interned {
    fn bytes(&self) -> usize {
        self.table.capacity() * (size_of::<u32>() + 1) + self.free.capacity() * size_of::<u32>()
    }
}

impl Default for ExprStore {
    fn default() -> Self {
        Self::new()
    }
}

/// The constants that every store holds from the start, at fixed indices: two booleans, then 256 bytes.
const BOOL_AT: u32 = 0;
const BYTE_AT: u32 = 2;
/// How many there are.
pub(crate) const FIXED: u32 = BYTE_AT + 256;

impl ExprStore {
    /// Sets the halt request that ends long work on the terms of the store.
    pub fn with_halt(self, halt: Halt) -> Self {
        Self { halt, ..self }
    }

    /// Whether long work was requested to stop. Work on terms that takes longer than some milliseconds checks this, and
    /// then leaves terms as they are and queries undecided.
    pub fn is_halted(&self) -> bool {
        self.halt.is_requested()
    }

    /// The halt request that work on these terms checks.
    pub fn halt(&self) -> &Halt {
        &self.halt
    }

    /// The deadline of work on terms that may take `time`.
    pub fn deadline(&self, time: Option<Duration>) -> Deadline {
        Deadline::after(time, self.halt.clone())
    }

    /// A store with nothing in it but the booleans and the byte constants.
    pub fn new() -> Self {
        static STORES: AtomicU64 = AtomicU64::new(0);
        let store = Self {
            id: STORES.fetch_add(1, Ordering::Relaxed),
            nodes: NodeArena::new(),
            interned: std::array::from_fn(|_| Apart::default()),
            recent: std::array::from_fn(|_| Apart::default()),
            reused: AtomicU64::new(0),
            arrays: boxcar::Vec::new(),
            array_table: Mutex::new(HashTable::new()),
            has_uninitialised: AtomicBool::new(false),
            constant_bytes: boxcar::Vec::new(),
            bytes_table: Mutex::new(HashTable::new()),
            facts: FactTable::new(),
            supports: SupportTable::new(),
            byte_sets: ByteSets::default(),
            rule_hits: std::array::from_fn(|_| {
                Apart(std::iter::repeat_with(|| AtomicU64::new(0)).take(rules::count()).collect())
            }),
            exhausted: AtomicU64::new(0),
            many_values: ManyValues::default(),
            halt: Halt::default(),
        };
        for value in 0..2 {
            store.intern_constant(1, value);
        }
        for value in 0..256 {
            store.intern_constant(8, value);
        }
        store
    }

    /// A number that identifies the store within the process: a holder of handles can check which store they belong to.
    pub fn id(&self) -> u64 {
        self.id
    }

    /// One level of a term.
    #[inline]
    pub fn view(&self, e: Expr) -> View {
        let (tag, _, args) = self.nodes.shape(e.index());
        if tag == CONSTANT {
            return View::Constant(self.constant_bits(e, args));
        }
        encoding::decode(tag, args)
    }

    #[inline(always)]
    pub(crate) fn constant_bits(&self, e: Expr, args: [u32; 3]) -> u128 {
        let low = u128::from(args[1]) | u128::from(args[2]) << 32;
        low | u128::from(self.nodes.fact(e.index())) << 64
    }

    /// Width in bits; 0 for arrays.
    #[inline(always)]
    pub fn width(&self, e: Expr) -> Width {
        self.nodes.head(e.index()).1
    }

    /// The value, if the term is a constant.
    #[inline(always)]
    pub fn constant_value(&self, e: Expr) -> Option<u128> {
        let (tag, _, args) = self.nodes.shape(e.index());
        (tag == CONSTANT).then(|| self.constant_bits(e, args))
    }

    /// The value, if the term is a constant of at most 64 bits.
    #[inline(always)]
    pub fn as_u64(&self, e: Expr) -> Option<u64> {
        let (tag, width, args) = self.nodes.shape(e.index());
        (tag == CONSTANT && width <= 64).then(|| u64::from(args[1]) | u64::from(args[2]) << 32)
    }

    /// Whether the term is a constant.
    #[inline(always)]
    pub fn is_constant(&self, e: Expr) -> bool {
        self.nodes.head(e.index()).0 == CONSTANT
    }

    /// Whether the term is the 1-bit constant 1.
    #[inline(always)]
    pub fn is_true(&self, e: Expr) -> bool {
        e == self.bool(true)
    }

    /// Whether the term is the 1-bit constant 0.
    #[inline(always)]
    pub fn is_false(&self, e: Expr) -> bool {
        e == self.bool(false)
    }

    /// A hash of the structure alone: equal in every run and every store, whatever the order of creation.
    #[inline(always)]
    pub fn structural_hash(&self, e: Expr) -> u64 {
        self.nodes.hash(e.index())
    }

    /// The number of arrays so far.
    pub fn array_count(&self) -> usize {
        self.arrays.count()
    }

    /// How many places for terms are in use or can be used again: a bound of their numbers.
    pub(crate) fn places(&self) -> usize {
        self.nodes.len() as usize
    }

    /// The number of terms built so far; one that was given back and is built again counts twice.
    pub fn node_count(&self) -> usize {
        self.places() + self.reused.load(Ordering::Relaxed) as usize
    }

    /// The number of terms that were not given back.
    pub fn live_count(&self) -> usize {
        self.interned.iter().map(|Apart(shard)| lock(shard).table.len()).sum()
    }

    /// Approximate memory of nodes and tables.
    pub fn bytes_used(&self) -> usize {
        let tables: usize = self.interned.iter().map(|Apart(shard)| lock(shard).bytes()).sum();
        let bytes: usize = self.constant_bytes.iter().map(|(_, bytes)| bytes.value.0.len()).sum();
        self.nodes.bytes()
            + tables
            + bytes
            + self.facts.bytes()
            + self.supports.bytes()
            + self.byte_sets.bytes()
    }

    /// Forgets what was only found out to save time, and can be found out again.
    pub fn forget_findings(&self) {
        self.byte_sets.clear();
        self.many_values.clear();
    }

    /// How often each rewrite rule fired, in the order of the rule tables.
    pub fn rule_hits(&self) -> Vec<(&'static str, u64)> {
        let hits =
            |rule: usize| self.rule_hits.iter().map(|Apart(hits)| hits[rule].load(Ordering::Relaxed)).sum();
        rules::names().enumerate().map(|(rule, name)| (name, hits(rule))).collect()
    }

    /// How often rewriting was stopped because the outermost building call had spent its effort. Two rules that undo
    /// each other would show here.
    pub fn exhausted_rewrites(&self) -> u64 {
        self.exhausted.load(Ordering::Relaxed)
    }

    pub(crate) fn count_exhausted(&self) {
        self.exhausted.fetch_add(1, Ordering::Relaxed);
    }

    #[inline]
    pub(crate) fn count_rule(&self, rule: usize) {
        self.rule_hits[shard()].0[rule].fetch_add(1, Ordering::Relaxed);
    }

    // ---- arrays and bytes ------------------------------------------------------------------------------

    /// The symbolic array of this name, ordinal and size.
    pub fn array(&self, name: &str, ordinal: u32, size: u32) -> ArrayId {
        self.array_of_kind(ArrayInfo { name: name.into(), ordinal, size, kind: ArrayKind::Input })
    }

    /// The array with this info; the same info gives the same array.
    pub fn array_of_kind(&self, wanted: ArrayInfo) -> ArrayId {
        let numbers = u64::from(wanted.ordinal) << 32 | u64::from(wanted.size);
        let hash = hash_bytes(mix(numbers ^ (wanted.kind as u64).reverse_bits()), wanted.name.as_bytes());
        let mut table = lock(&self.array_table);
        if let Some(&id) = table.find(hash, |&id| self.arrays[id as usize].value == wanted) {
            return ArrayId(id);
        }
        if wanted.kind == ArrayKind::Uninitialised {
            self.has_uninitialised.store(true, Ordering::Relaxed);
        }
        let id = self.arrays.push(Hashed { value: wanted, hash }) as u32;
        table.insert_unique(hash, id, |&id| self.arrays[id as usize].hash);
        ArrayId(id)
    }

    /// Whether any term can depend on an array of kind [`ArrayKind::Uninitialised`].
    pub fn has_uninitialised(&self) -> bool {
        self.has_uninitialised.load(Ordering::Relaxed)
    }

    /// Name, ordinal and size of a symbolic array.
    pub fn array_info(&self, array: ArrayId) -> &ArrayInfo {
        &self.arrays[array.0 as usize].value
    }

    /// Interns constant bytes.
    pub fn bytes(&self, bytes: &[u8]) -> BytesId {
        let hash = hash_bytes(bytes.len() as u64, bytes);
        let mut table = lock(&self.bytes_table);
        if let Some(&id) = table.find(hash, |&id| *self.constant_bytes[id as usize].value.0 == *bytes) {
            return BytesId(id);
        }
        let value = (bytes.into(), Span::of(bytes));
        let id = self.constant_bytes.push(Hashed { value, hash }) as u32;
        table.insert_unique(hash, id, |&id| self.constant_bytes[id as usize].hash);
        BytesId(id)
    }

    /// The bytes behind an id.
    pub fn bytes_of(&self, bytes: BytesId) -> &[u8] {
        &self.constant_bytes[bytes.0 as usize].value.0
    }

    /// The common bits of the bytes behind an id.
    pub(crate) fn span_of(&self, bytes: BytesId) -> Span {
        self.constant_bytes[bytes.0 as usize].value.1
    }

    /// Size in bytes of an array term, `u64::MAX` if it has no end; 0 for any other term.
    pub fn array_size(&self, e: Expr) -> u64 {
        if self.width(e) != 0 {
            return 0;
        }
        match self.nodes.fact(e.index()) & !LAMBDA {
            ENDLESS => u64::MAX,
            size => size,
        }
    }

    /// Whether the term is a λ array, or stores over one. No [`View::Select`] has such an array.
    #[inline]
    pub fn has_lambda(&self, e: Expr) -> bool {
        self.width(e) == 0 && self.nodes.fact(e.index()) & LAMBDA != 0
    }

    // ---- leaves ----------------------------------------------------------------------------------------

    /// The constant with the lower `width` bits of `value`.
    #[inline]
    pub fn constant(&self, width: Width, value: u128) -> Expr {
        assert!((1..=128).contains(&width), "a bit-vector is 1 to 128 bits wide, not {width}");
        let value = concrete::truncate(width, value);
        match width {
            1 => Expr::from_index(BOOL_AT + value as u32),
            8 => Expr::from_index(BYTE_AT + value as u32),
            _ => self.intern_constant(width, value),
        }
    }

    /// The 1-bit constant.
    #[inline(always)]
    pub fn bool(&self, value: bool) -> Expr {
        Expr::from_index(BOOL_AT + u32::from(value))
    }

    /// The 64-bit constant.
    pub fn word(&self, value: u64) -> Expr {
        self.constant(64, u128::from(value))
    }

    /// One byte of a symbolic array; beyond its size the constant 0.
    pub fn byte(&self, symbol: Symbol) -> Expr {
        if symbol.offset >= self.array_info(symbol.array).size {
            return self.constant(8, 0);
        }
        self.intern(View::Byte(symbol), 8)
    }

    /// The opaque base of an address, 64 bits.
    pub fn base(&self, base: BaseId) -> Expr {
        self.intern(View::Base(base), 64)
    }

    /// A symbolic array as a term.
    pub fn array_symbol(&self, array: ArrayId) -> Expr {
        self.intern(View::ArraySymbol(array), 0)
    }

    /// A constant array as a term.
    pub fn array_constant(&self, bytes: &[u8]) -> Expr {
        let bytes = self.bytes(bytes);
        self.intern(View::ArrayConstant(bytes), 0)
    }

    // ---- interning -------------------------------------------------------------------------------------

    fn intern_constant(&self, width: Width, value: u128) -> Expr {
        let (low, high) = (value as u64, (value >> 64) as u64);
        let hash = mix(mix(mix(u64::from(width)) ^ low).wrapping_add(high));
        let node = Node { tag: CONSTANT, width, args: [0, low as u32, (low >> 32) as u32], hash, fact: high };
        let Apart(recent) = &self.recent[shard()];
        if let Some(known) = recent.get(hash, |index| self.nodes.get(index) == node) {
            return known;
        }
        let mut interned = lock(&self.interned[hash as usize % SHARDS].0);
        let term = match interned.table.find(hash, |&index| self.nodes.get(index) == node) {
            Some(&index) => Expr::from_index(index),
            None => self.add_node(&mut interned, node),
        };
        recent.put(hash, term)
    }

    /// The term with this view and width, without any rewriting except that a term whose fact leaves one value
    /// is that constant.
    pub(crate) fn intern(&self, view: View, width: Width) -> Expr {
        let (tag, args) = encoding::encode(view);
        let hash = self.hash_view(view, tag, width);
        let is_it = |index: u32| self.nodes.shape(index) == (tag, width, args);
        let Apart(recent) = &self.recent[shard()];
        if let Some(known) = recent.get(hash, is_it) {
            return known;
        }
        let mut interned = lock(&self.interned[hash as usize % SHARDS].0);
        if let Some(&index) = interned.table.find(hash, |&index| is_it(index)) {
            return recent.put(hash, Expr::from_index(index));
        }
        let fact = if width == 0 {
            self.array_fact(view)
        } else {
            let fact = transfer::of_view(self, view, width, &mut |operand| self.fact(operand));
            if let Some(value) = fact.constant() {
                drop(interned);
                return self.constant(width, value);
            }
            self.facts.number(width, &fact)
        };
        recent.put(hash, self.add_node(&mut interned, Node { tag, width, args, hash, fact }))
    }

    fn add_node(&self, interned: &mut Interned, node: Node) -> Expr {
        let index = match interned.free.pop() {
            Some(index) => {
                self.nodes.put(index, node);
                self.reused.fetch_add(1, Ordering::Relaxed);
                index
            }
            None => self.nodes.push(node),
        };
        interned.table.insert_unique(node.hash, index, |&index| self.nodes.hash(index));
        Expr::from_index(index)
    }

    /// Gives the nodes back that are not to stay.
    pub(crate) fn retain(&self, stays: impl Fn(u32) -> bool) {
        for Apart(shard) in &self.interned {
            let Interned { table, free } = &mut *lock(shard);
            table.retain(|&mut index| {
                let stays = stays(index);
                if !stays {
                    self.nodes.put(index, GIVEN_BACK);
                    self.supports.forget(Expr::from_index(index));
                    free.push(index);
                }
                stays
            });
            // The order in which places are used again must not depend on the table.
            free.sort_unstable_by(|one, other| other.cmp(one));
            table.shrink_to(2 * table.len(), |&index| self.nodes.hash(index));
        }
    }

    /// The size of an array term and whether it has a λ array, as its node holds them.
    fn array_fact(&self, view: View) -> u64 {
        match view {
            View::ArraySymbol(array) => u64::from(self.array_info(array).size),
            View::ArrayConstant(bytes) => self.bytes_of(bytes).len() as u64,
            View::Store { array, .. } => self.nodes.fact(array.index()),
            View::ArrayFilled { size, .. } => size.min(ENDLESS) | LAMBDA,
            View::Shifted { .. } | View::Lambda { .. } => ENDLESS | LAMBDA,
            View::Overlay { array, .. } => self.nodes.fact(array.index()) | LAMBDA,
            _ => 0,
        }
    }

    fn hash_view(&self, view: View, tag: u8, width: Width) -> u64 {
        let start = mix(u64::from(tag) << 16 | u64::from(width));
        match view {
            View::Byte(Symbol { array, offset }) => {
                mix(start ^ self.arrays[array.0 as usize].hash).wrapping_add(mix(u64::from(offset)))
            }
            View::Base(base) => mix(start ^ u64::from(base.0)),
            View::ArraySymbol(array) => mix(start ^ self.arrays[array.0 as usize].hash),
            View::ArrayConstant(bytes) => mix(start ^ self.constant_bytes[bytes.0 as usize].hash),
            View::Extract { of, low } => mix(mix(start ^ self.structural_hash(of)) ^ u64::from(low)),
            View::ArrayFilled { byte, size } => mix(mix(start ^ self.structural_hash(byte)) ^ size),
            other => other
                .children()
                .fold(start, |hash, child| mix(hash.rotate_left(7) ^ self.structural_hash(child))),
        }
    }

    /// Whether the term is one symbolic byte.
    #[inline]
    pub fn is_byte(&self, e: Expr) -> bool {
        self.nodes.head(e.index()).0 == BYTE
    }
}

fn hash_bytes(start: u64, bytes: &[u8]) -> u64 {
    bytes.chunks(8).fold(mix(start), |hash, chunk| {
        let mut word = [0; 8];
        word[..chunk.len()].copy_from_slice(chunk);
        mix(hash ^ u64::from_le_bytes(word)).wrapping_add(chunk.len() as u64)
    })
}
