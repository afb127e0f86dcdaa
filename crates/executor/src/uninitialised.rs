//! Uses of memory that the program never wrote.
//!
//! With `--check uninit`, a byte that was never written reads as a separate symbol. The program may copy, mask and store
//! such bytes; a bug is only behaviour that depends on them: a branch, an address, a length, output. *Depends* is exact: two
//! values of the symbols, all else equal, must lead to different behaviour. So a bit-field that is read to be changed, or
//! `x ^ x`, is no bug.

mod reach;

use crate::machine::Machine;
use loam_environment::{Finding, Interrupt};
use loam_expr::substitute::substitute;
use loam_expr::{ArrayId, ArrayInfo, ArrayKind, Assignment, Evaluator, Expr, ExprStore, Symbol, View};
use loam_memory::{ByteRun, ObjectId, ObjectInfo, Site, Value};
use loam_state::{DecisionKind, ErrorKind, LossKind};
use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

/// How often a path forks into inputs whose behaviour depends on uninitialised memory and others, before all of its inputs
/// count as dependent.
const MAX_FORKS: u32 = 64;

/// Lengths of scalars, shortest first.
const LENGTHS: [usize; 5] = [1, 2, 4, 8, 16];

/// How a value decides behaviour.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Use {
    Branch,
    Address,
    Length,
    Output,
    Status,
    Choice,
}

impl Use {
    fn words(self) -> &'static str {
        match self {
            Self::Branch => "a branch",
            Self::Address => "an address",
            Self::Length => "a length",
            Self::Output => "what is printed",
            Self::Status => "the exit status",
            Self::Choice => "a decision",
        }
    }
}

impl Machine {
    /// Ends the path with an error if the value, used like this, depends on bytes that were never written.
    pub(crate) fn check_initialised(&mut self, value: Value, used_as: Use) -> Result<(), Interrupt> {
        match value {
            Value::Bits(_) => Ok(()),
            Value::Term(term) => self.independent_arrays(term, used_as).map(drop),
        }
    }

    /// As [`check_initialised`](Self::check_initialised). Returns the term without these bytes: its value on this path is the
    /// same whatever they are, so later queries need not be about them.
    pub(crate) fn initialised(&mut self, term: Expr, used_as: Use) -> Result<Expr, Interrupt> {
        let arrays = self.independent_arrays(term, used_as)?;
        if arrays.is_empty() {
            return Ok(term);
        }
        let store = &self.store;
        let zero = store.constant(8, 0);
        Ok(replace(store, term, &arrays, &|part| match part {
            Uninitialised::Byte(_) => zero,
            Uninitialised::Array(array) => store.array_filled(zero, store.array_info(array).size.into()),
        }))
    }

    /// The arrays of uninitialised bytes in a term. Ends the path with an error if the value of the term depends on them.
    fn independent_arrays(&mut self, term: Expr, used_as: Use) -> Result<Vec<ArrayId>, Interrupt> {
        if !self.config.check_uninit || !self.store.has_uninitialised() {
            return Ok(Vec::new());
        }
        let arrays = self.uninitialised_arrays(term);
        if arrays.is_empty() {
            return Ok(arrays);
        }
        let notes = self.state.uninitialised.as_deref();
        let forks = notes.map_or(0, |notes| notes.forks);
        if let Some(dependent) = notes.and_then(|notes| notes.forked_over)
            && !self.feasible(self.store.not(dependent))?.is_sat()
        {
            return Err(self.uninitialised_use(term, &arrays, used_as));
        }
        let Some(dependent) = self.dependent_inputs(term)? else { return Ok(arrays) };
        // Behaviour may depend on these bytes for some inputs only; the path continues for the others and is checked again.
        if forks < MAX_FORKS {
            let notes = self.state.uninitialised_mut();
            notes.forks += 1;
            notes.forked_over = Some(dependent);
            self.decide_unchecked(DecisionKind::Initialisation, dependent)?;
        } else {
            let reason = "inputs that do not depend on uninitialised memory are not told apart further";
            self.lose(LossKind::Size, reason);
        }
        self.assume(DecisionKind::Initialisation, dependent)?;
        Err(self.uninitialised_use(term, &arrays, used_as))
    }

    /// A condition on the inputs under which the term depends on uninitialised bytes, true for some input; `None` if the term
    /// depends on them for no input of this path.
    fn dependent_inputs(&mut self, term: Expr) -> Result<Option<Expr>, Interrupt> {
        let store = Arc::clone(&self.store);
        let term = self.state.path.simplified(&store, term);
        if !self.feasible(reach::condition(&store, term))?.is_sat() {
            return Ok(None);
        }
        let term = single_reads(&store, term);
        let arrays = self.uninitialised_arrays(term);
        let twin = |array: ArrayId| {
            let info = store.array_info(array);
            store.array_of_kind(ArrayInfo { name: format!("{}'", info.name).into(), ..info.clone() })
        };
        let other = replace(&store, term, &arrays, &|part| match part {
            Uninitialised::Byte(symbol) => store.byte(Symbol { array: twin(symbol.array), ..symbol }),
            Uninitialised::Array(array) => store.array_symbol(twin(array)),
        });
        let differs = Some(store.ne(term, other));
        let chosen = self.solver.choose(&self.state.path, differs, &[term, other]);
        let Some(model) = chosen.map_err(|_| Interrupt::Undecided)? else { return Ok(None) };
        let inputs = self.state.path.inputs(Some(&model));
        let first = Filling::of(&store, &arrays, |array, offset| inputs.byte(Symbol { array, offset }));
        let second =
            Filling::of(&store, &arrays, |array, offset| inputs.byte(Symbol { array: twin(array), offset }));
        let mut evaluator = Evaluator::new(&store, inputs);
        let differing = |one: &Filling, other: &Filling| {
            store.ne(one.fill(&store, term, &arrays), other.fill(&store, term, &arrays))
        };
        // The term differs between the two fillings, for an input that the solver found. If it also differs with the relevant
        // bytes repeated everywhere, one condition covers more inputs.
        let mut conditions = LENGTHS.iter().filter_map(|&length| {
            let (one, other) = first.repeated(&second, length)?;
            Some(differing(&one, &other))
        });
        let found = conditions.find(|&condition| evaluator.eval(condition) == 1);
        Ok(Some(found.unwrap_or_else(|| differing(&first, &second))))
    }

    /// The arrays of uninitialised bytes that a term depends on.
    pub(crate) fn uninitialised_arrays(&self, term: Expr) -> Vec<ArrayId> {
        let is_uninitialised =
            |array: &ArrayId| self.store.array_info(*array).kind == ArrayKind::Uninitialised;
        self.store.support_arrays(term).iter().copied().filter(is_uninitialised).collect()
    }

    /// Remembers where uninitialised bytes were read, for the report.
    pub(crate) fn note_uninitialised_read(&mut self, value: Value) {
        let Value::Term(term) = value else { return };
        if !self.config.check_uninit || !self.store.has_uninitialised() {
            return;
        }
        for array in self.uninitialised_arrays(term) {
            let site = self.site(16);
            let last = self.uninitialised_read(array);
            if last.is_none_or(|known| *known != site) {
                self.state.uninitialised_mut().reads.push((array, site));
            }
        }
    }

    /// Where bytes of this array were read last.
    fn uninitialised_read(&self, array: ArrayId) -> Option<&Site> {
        let notes = self.state.uninitialised.as_deref()?;
        notes.reads.iter().find(|(read, _)| *read == array).map(|(_, site)| site)
    }

    fn uninitialised_use(&mut self, term: Expr, arrays: &[ArrayId], used_as: Use) -> Interrupt {
        let array = arrays[0];
        let info = self.store.array_info(array).clone();
        let object = self.state.memory.object(ObjectId(info.ordinal.into())).cloned();
        let offsets = self.uninitialised_offsets(term, array, object.as_ref());
        let what = object.as_ref().map_or_else(|| info.name.to_string(), |object| self.describe(object));
        let bytes = match &offsets[..] {
            // The object is freed, or was written since at symbolic offsets.
            [] => "some bytes".to_owned(),
            [one] => format!("byte {one}"),
            several => format!("bytes {}", ranges(several)),
        };
        let message = format!("{} depends on uninitialised memory: {bytes} of {what}", used_as.words());
        let mut details = Vec::new();
        if let Some(object) = &object {
            details.push(format!("object:    {} at 0x{:x}", self.describe(object), object.base));
        }
        details.push(format!("uninitialised: {bytes}"));
        details.extend(object.map(|object| self.origin_lines(&object)).unwrap_or_default());
        if let Some(site) = self.uninitialised_read(array) {
            details.extend(self.site_lines("read:", site));
        }
        Interrupt::Found(Box::new(Finding {
            kind: ErrorKind::Uninitialised,
            message,
            details,
            location: None,
        }))
    }

    /// The bytes of an array of uninitialised bytes that a term depends on: the symbols in the term, or, if it reads the array at
    /// a symbolic index, the bytes of the object that are still uninitialised.
    fn uninitialised_offsets(
        &mut self,
        term: Expr,
        array: ArrayId,
        object: Option<&Arc<ObjectInfo>>,
    ) -> Vec<u32> {
        let store = Arc::clone(&self.store);
        let is_live = |object: &&Arc<ObjectInfo>| self.state.memory.live(object).is_some();
        let Some(object) = object.filter(is_live).filter(|_| reads_whole(&store, term, array)) else {
            let symbols = store.support(term).iter().filter(|symbol| symbol.array == array);
            return symbols.map(|symbol| symbol.offset).collect();
        };
        if object.is_huge() {
            return Vec::new();
        }
        let pieces = self.state.memory.contents(object).pieces(&store, 0..object.size.capacity());
        let runs = pieces.into_iter().filter_map(|(at, run)| match run {
            ByteRun::Uninitialised(length) => Some(at as u32..(at + length) as u32),
            ByteRun::Bytes(_) | ByteRun::Term(_) => None,
        });
        runs.flatten().collect()
    }
}

/// Uninitialised bytes in a term.
enum Uninitialised {
    /// A byte.
    Byte(Symbol),
    /// All bytes of an array that is read at a symbolic index.
    Array(ArrayId),
}

/// The term with all symbols of these arrays replaced.
fn replace(store: &ExprStore, term: Expr, arrays: &[ArrayId], with: &dyn Fn(Uninitialised) -> Expr) -> Expr {
    substitute(store, term, &mut |node| match store.view(node) {
        View::Byte(symbol) if arrays.binary_search(&symbol.array).is_ok() => {
            Some(with(Uninitialised::Byte(symbol)))
        }
        View::ArraySymbol(array) if arrays.binary_search(&array).is_ok() => {
            Some(with(Uninitialised::Array(array)))
        }
        _ => None,
    })
}

/// Whether a term reads an array at a symbolic index.
fn reads_whole(store: &ExprStore, term: Expr, array: ArrayId) -> bool {
    let mut found = false;
    substitute(store, term, &mut |node| {
        found |= matches!(store.view(node), View::ArraySymbol(read) if read == array);
        None
    });
    found
}

/// The term with each read of a large array of uninitialised bytes at a symbolic index replaced by a new symbol, so that the
/// solver need not reason about the whole array: the bytes at two indices are independent. Reads at the same index get the same
/// symbol.
fn single_reads(store: &ExprStore, term: Expr) -> Expr {
    /// Reads of smaller arrays stay as they are.
    const LARGE: u32 = 64;
    let mut reads: HashMap<(ArrayId, Expr), u32> = HashMap::new();
    substitute(store, term, &mut |node| {
        let View::Select { array, index } = store.view(node) else { return None };
        let View::ArraySymbol(array) = store.view(array) else { return None };
        let info = store.array_info(array);
        if info.kind != ArrayKind::Uninitialised || info.size <= LARGE {
            return None;
        }
        let number = reads.len() as u32;
        let number = *reads.entry((array, index)).or_insert(number);
        let name = format!("{} read {number}", info.name).into();
        let read = store.array_of_kind(ArrayInfo { name, size: 1, ..info.clone() });
        Some(store.byte(Symbol { array: read, offset: 0 }))
    })
}

/// Bytes for arrays of uninitialised bytes.
struct Filling(BTreeMap<ArrayId, Box<[u8]>>);

impl Filling {
    fn of(store: &ExprStore, arrays: &[ArrayId], byte: impl Fn(ArrayId, u32) -> u8) -> Self {
        let bytes = |array| (0..store.array_info(array).size).map(|offset| byte(array, offset)).collect();
        Self(arrays.iter().map(|&array| (array, bytes(array))).collect())
    }

    /// The term with these bytes.
    fn fill(&self, store: &ExprStore, term: Expr, arrays: &[ArrayId]) -> Expr {
        replace(store, term, arrays, &|part| match part {
            Uninitialised::Byte(Symbol { array, offset }) => {
                store.constant(8, u128::from(self.0[&array][offset as usize]))
            }
            Uninitialised::Array(array) => store.array_constant(&self.0[&array]),
        })
    }

    /// This filling and another, with the scalar of this length in which they differ repeated everywhere: a term that depends on
    /// one element of an array often depends on all of them. `None` if they differ in more than one scalar.
    fn repeated(&self, other: &Self, length: usize) -> Option<(Self, Self)> {
        let offsets = self.0.iter().flat_map(|(&array, bytes)| (0..bytes.len()).map(move |at| (array, at)));
        let mut differing = offsets.filter(|(array, at)| self.0[array][*at] != other.0[array][*at]);
        let (array, at) = differing.next()?;
        let element = at / length * length;
        if differing.any(|(other, at)| other != array || at / length * length != element) {
            return None;
        }
        let spread = |filling: &Self| {
            let from = &filling.0[&array];
            let byte = |at: usize| from.get(element + at % length).copied().unwrap_or(0);
            let filled = |bytes: &[u8]| (0..bytes.len()).map(byte).collect();
            Self(filling.0.iter().map(|(&array, bytes)| (array, filled(bytes))).collect())
        };
        Some((spread(self), spread(other)))
    }
}

/// Offsets as text: `0 to 3, 8`.
fn ranges(offsets: &[u32]) -> String {
    let mut runs: Vec<(u32, u32)> = Vec::new();
    for &offset in offsets {
        match runs.last_mut() {
            Some((_, last)) if *last + 1 == offset => *last = offset,
            _ => runs.push((offset, offset)),
        }
    }
    let run = |&(first, last): &(u32, u32)| match first == last {
        true => first.to_string(),
        false => format!("{first} to {last}"),
    };
    let shown: Vec<String> = runs.iter().take(8).map(run).collect();
    let more = if runs.len() > 8 { ", …" } else { "" };
    format!("{}{more}", shown.join(", "))
}
