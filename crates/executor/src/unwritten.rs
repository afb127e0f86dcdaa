//! Uses of memory that the program never wrote.
//!
//! With `--check uninit`, a byte that was never written reads as a symbol of its own. It may be copied, masked and stored
//! again; only when behaviour depends on it is that a bug: a branch, an address, a length, something printed. *Depends*
//! is meant exactly: two values of the symbols, all else equal, must lead to different behaviour. So a bit-field that is
//! read to be changed, or `x ^ x`, is none.

mod reach;

use crate::machine::Machine;
use loam_environment::{Finding, Interrupt};
use loam_expr::substitute::substitute;
use loam_expr::{ArrayId, ArrayInfo, ArrayKind, Evaluator, Expr, ExprStore, Symbol, View};
use loam_memory::{ObjectInfo, Site, Value};
use loam_state::ErrorKind;
use std::sync::Arc;

/// How often a path is split into inputs that depend on unwritten memory and others, before all of it counts as
/// dependent.
const MAX_SPLITS: u32 = 64;

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
    pub(crate) fn check_written(&mut self, value: Value, used_as: Use) -> Result<(), Interrupt> {
        let Value::Term(term) = value else { return Ok(()) };
        if !self.config.check_uninit || !self.store.has_unwritten() {
            return Ok(());
        }
        let symbols = self.unwritten_in(term);
        if symbols.is_empty() {
            return Ok(());
        }
        let notes = self.state.unwritten.as_deref();
        let splits = notes.map_or(0, |notes| notes.splits);
        if let Some(dependent) = notes.and_then(|notes| notes.split_over)
            && !self.feasible(self.store.not(dependent))?.is_possible()
        {
            return Err(self.unwritten_use(&symbols, used_as));
        }
        let Some(dependent) = self.dependent_inputs(term, &symbols)? else { return Ok(()) };
        // Only part of the inputs may depend on those bytes; the rest of the path goes on and is looked at again.
        if splits < MAX_SPLITS {
            let notes = self.state.unwritten_mut();
            notes.splits += 1;
            notes.split_over = Some(dependent);
            self.decide_unchecked(dependent)?;
        } else {
            let place = self.place_text();
            self.warn(format!(
                "{place}: inputs that do not depend on uninitialised memory are not told apart further"
            ));
        }
        self.assume(dependent)?;
        Err(self.unwritten_use(&symbols, used_as))
    }

    /// A condition on the inputs under which the term depends on unwritten bytes, true for some input; `None` if the term
    /// depends on them for no input of this path.
    fn dependent_inputs(&mut self, term: Expr, symbols: &[Symbol]) -> Result<Option<Expr>, Interrupt> {
        let store = Arc::clone(&self.store);
        let term = self.state.path.simplified(&store, term);
        if !self.feasible(reach::condition(&store, term))?.is_possible() {
            return Ok(None);
        }
        let twin = |symbol: Symbol| {
            let info = store.array_info(symbol.array);
            let twin = ArrayInfo { name: format!("{}'", info.name).into(), ..info.clone() };
            store.byte(Symbol { array: store.array_of_kind(twin), ..symbol })
        };
        let other = replace(&store, term, symbols, twin);
        let differs = Some(store.ne(term, other));
        let chosen = self.solver.choose(&self.state.path, differs, &[term, other]);
        let Some(model) = chosen.map_err(|_| Interrupt::Undecided)? else { return Ok(None) };
        let inputs = self.state.path.inputs(Some(&model));
        let mut evaluator = Evaluator::new(&store, inputs);
        let first: Vec<u128> = symbols.iter().map(|&symbol| evaluator.eval(store.byte(symbol))).collect();
        let second: Vec<u128> = symbols.iter().map(|&symbol| evaluator.eval(twin(symbol))).collect();
        let with = |bytes: &[u128]| {
            let constant = |symbol: Symbol| {
                let at = symbols.binary_search(&symbol).expect("only these symbols are replaced");
                store.constant(8, bytes[at])
            };
            replace(&store, term, symbols, constant)
        };
        // With the first bytes and with the second the term differs, for an input that the solver found. If it also does
        // with the bytes that matter repeated everywhere, that shows the same for more inputs at once.
        let mut conditions = LENGTHS.iter().filter_map(|&length| {
            let (one, other) = repeated(symbols, &first, &second, length)?;
            Some(store.ne(with(&one), with(&other)))
        });
        let found = conditions.find(|&condition| evaluator.eval(condition) == 1);
        Ok(Some(found.unwrap_or_else(|| store.ne(with(&first), with(&second)))))
    }

    /// The arrays of unwritten bytes that a term depends on.
    pub(crate) fn unwritten_arrays(&self, term: Expr) -> Vec<ArrayId> {
        let is_unwritten = |array: &ArrayId| self.store.array_info(*array).kind == ArrayKind::Unwritten;
        self.store.support_arrays(term).iter().copied().filter(is_unwritten).collect()
    }

    /// The symbols of unwritten bytes that a term depends on.
    fn unwritten_in(&self, term: Expr) -> Vec<Symbol> {
        let arrays = self.unwritten_arrays(term);
        if arrays.is_empty() {
            return Vec::new();
        }
        let symbols = self.store.support(term).iter().copied();
        symbols.filter(|symbol| arrays.binary_search(&symbol.array).is_ok()).collect()
    }

    /// Remembers where unwritten bytes were read, for the report.
    pub(crate) fn note_unwritten_read(&mut self, value: Value) {
        let Value::Term(term) = value else { return };
        if !self.config.check_uninit || !self.store.has_unwritten() {
            return;
        }
        for array in self.unwritten_arrays(term) {
            let site = self.site(16);
            let last = self.unwritten_read(array);
            if last.is_none_or(|known| *known != site) {
                self.state.unwritten_mut().reads.push((array, site));
            }
        }
    }

    /// Where bytes of this array were read last.
    fn unwritten_read(&self, array: ArrayId) -> Option<&Site> {
        let notes = self.state.unwritten.as_deref()?;
        notes.reads.iter().find(|(read, _)| *read == array).map(|(_, site)| site)
    }

    fn unwritten_use(&self, symbols: &[Symbol], used_as: Use) -> Interrupt {
        let array = symbols[0].array;
        let offsets: Vec<u32> =
            symbols.iter().filter(|symbol| symbol.array == array).map(|symbol| symbol.offset).collect();
        let info = self.store.array_info(array);
        let object = self.object_by_number(u64::from(info.ordinal));
        let what = object.as_ref().map_or_else(|| info.name.to_string(), |object| self.describe(object));
        let bytes = match &offsets[..] {
            [one] => format!("byte {one}"),
            several => format!("bytes {}", ranges(several)),
        };
        let message = format!("{} depends on uninitialised memory: {bytes} of {what}", used_as.words());
        let mut details = Vec::new();
        if let Some(object) = &object {
            details.push(format!("object:    {} at 0x{:x}", self.describe(object), object.base));
        }
        details.push(format!("unwritten: {bytes}"));
        details.extend(object.map(|object| self.origin_lines(&object)).unwrap_or_default());
        if let Some(site) = self.unwritten_read(array) {
            details.extend(self.site_lines("read:", site));
        }
        Interrupt::Found(Box::new(Finding {
            kind: ErrorKind::Uninitialised,
            message,
            details,
            location: None,
        }))
    }

    /// The object that was the `number`th to be allocated on this path, live or freed.
    fn object_by_number(&self, number: u64) -> Option<Arc<ObjectInfo>> {
        let memory = &self.state.memory;
        let mut all = memory.objects().chain(memory.freed().map(|freed| &freed.object));
        all.find(|object| object.number == number).cloned()
    }
}

/// The term with these symbols, in ascending order, replaced.
fn replace(store: &ExprStore, term: Expr, symbols: &[Symbol], byte: impl Fn(Symbol) -> Expr) -> Expr {
    substitute(store, term, &mut |node| match store.view(node) {
        View::Byte(symbol) if symbols.binary_search(&symbol).is_ok() => Some(byte(symbol)),
        _ => None,
    })
}

/// Both choices of bytes, with the scalar of this length in which they differ repeated over all symbols: what matters
/// about one element of an array matters about all of them. `None` if they differ in more than one.
fn repeated(
    symbols: &[Symbol],
    first: &[u128],
    second: &[u128],
    length: usize,
) -> Option<(Vec<u128>, Vec<u128>)> {
    let differs = |&at: &usize| first[at] != second[at];
    let (low, high) = ((0..symbols.len()).find(differs)?, (0..symbols.len()).rfind(differs)?);
    let element = |at: usize| (symbols[at].array, symbols[at].offset as usize / length);
    if element(low) != element(high) {
        return None;
    }
    let part: Vec<usize> = (0..symbols.len()).filter(|&at| element(at) == element(low)).collect();
    let spread = |bytes: &[u128]| -> Vec<u128> {
        let byte = |at: usize| {
            let same_place = |other: &&usize| symbols[**other].offset as usize % length == at;
            part.iter().find(same_place).map_or(0, |&other| bytes[other])
        };
        symbols.iter().map(|symbol| byte(symbol.offset as usize % length)).collect()
    };
    Some((spread(first), spread(second)))
}

/// Offsets in short: `0 to 3, 8`.
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
