//! A state: a suspended path with everything needed to continue it. A fork clones the state, and shares almost
//! everything.

use crate::frames::FrozenFrame;
use crate::repeat::Watch;
use crate::seed::Seeds;
use crate::trail::Trail;
use loam_base::define_id;
use loam_expr::{ArrayId, Bases, Expr};
use loam_memory::{Address, AddressSpace, Site, Value};
use loam_solver::PathCondition;
use loam_system::System;
use std::sync::Arc;

define_id!(
    /// A state, numbered in the order of their creation.
    StateId,
    "state"
);

/// A path.
#[derive(Clone)]
pub struct State {
    /// The next instruction.
    pub pc: u32,
    /// Its innermost frame; `None` only for a state that runs or has ended.
    pub frames: Option<Arc<FrozenFrame>>,
    /// Its memory.
    pub memory: AddressSpace,
    /// The path condition.
    pub path: PathCondition,
    /// The inputs made so far, newest first.
    pub inputs: List<SymbolicObject>,
    /// What the program printed, newest first.
    pub output: List<Output>,
    /// Preferences for test values (`klee_prefer_cex`), newest first.
    pub preferences: List<Expr>,
    /// The operating system as the path sees it.
    pub system: Arc<System>,
    /// Notes about reads of uninitialised memory; most paths have none.
    pub uninitialised: Option<Arc<UninitialisedNotes>>,
    /// Branches on this path where both sides were feasible.
    pub depth: u32,
    /// Source instructions executed on this path.
    pub instructions: u64,
    /// Source instructions executed since this path last covered something new.
    pub since_new_coverage: u64,
    /// Whether the path was the first to execute some of the user's own code. Of the states of a fork only the first one
    /// keeps this, so that one test shows the new code.
    pub covers_new: bool,
    /// Its last forks.
    pub trail: Trail,
    /// The given inputs that take this path.
    pub seeds: Seeds,
    /// Whether it may fork (`klee_set_forking`).
    pub may_fork: bool,
    /// Bytes of its stack objects.
    pub stack_bytes: u64,
    /// Merge scopes the path is in, innermost first.
    pub merge_scopes: List<u64>,
    /// What changes seldom: nearly all states of a run share it.
    pub life: Arc<Life>,
    /// How often functions were called in the host, whose state is no part of this one.
    pub host_calls: u64,
    /// What the path knows of its own past.
    pub watch: Option<Box<Watch>>,
}

/// How far the program has come from its start to its end, and whatever else changes as seldom.
#[derive(Clone, Default)]
pub struct Life {
    /// The stage of the program's execution.
    pub stage: Stage,
    /// The number of arguments of the program, and the address of their table.
    pub arguments: Option<(u32, u64)>,
    /// The C++ exception that is being unwound to a landing pad, and its selector there.
    pub unwinding: Option<(Address, u32)>,
    /// The number of targets of `longjmp` made on this path.
    pub jump_targets: u32,
    /// Functions registered with `atexit`, newest first.
    pub at_exit: List<ExitHandler>,
}

impl Life {
    /// Whether the same is to happen in both. Tokens of jump targets that were stored somewhere are in memory.
    pub fn is_like(&self, other: &Self) -> bool {
        let Self { stage, arguments, unwinding, jump_targets: _, at_exit } = self;
        std::ptr::eq(self, other)
            || *stage == other.stage
                && (*arguments, *unwinding) == (other.arguments, other.unwinding)
                && at_exit.iter().eq(other.at_exit.iter())
    }
}

/// A function to be called when the program exits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ExitHandler {
    /// The address of the function.
    pub function: Address,
    /// Its argument, if it takes one.
    pub argument: u64,
}

impl State {
    /// The initial state of a path.
    pub fn initial(memory: &AddressSpace, bases: &Bases, system: &Arc<System>) -> Self {
        Self {
            pc: 0,
            frames: None,
            memory: memory.clone(),
            path: PathCondition::with_bases(bases.clone()),
            inputs: List::default(),
            output: List::default(),
            preferences: List::default(),
            system: Arc::clone(system),
            uninitialised: None,
            depth: 0,
            instructions: 0,
            since_new_coverage: 0,
            covers_new: false,
            trail: Trail::default(),
            seeds: Seeds::default(),
            may_fork: true,
            stack_bytes: 0,
            merge_scopes: List::default(),
            life: Arc::default(),
            host_calls: 0,
            watch: None,
        }
    }
}

/// Notes of a path about uninitialised memory.
#[derive(Clone, Debug, Default)]
pub struct UninitialisedNotes {
    /// The reads of uninitialised bytes, by the array of the bytes; newest first.
    pub reads: List<(ArrayId, Site)>,
    /// How often the path forked over whether a value depends on such bytes.
    pub forks: u32,
    /// The condition of the last such fork: where it holds, the value depends on these bytes.
    pub forked_over: Option<Expr>,
}

impl State {
    /// The life of the program, to be changed.
    pub fn life_mut(&mut self) -> &mut Life {
        Arc::make_mut(&mut self.life)
    }

    /// The notes about uninitialised memory, to be changed.
    pub fn uninitialised_mut(&mut self) -> &mut UninitialisedNotes {
        Arc::make_mut(self.uninitialised.get_or_insert_default())
    }
}

/// The stages of a program's execution.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// Initialising the C library for an entry other than `main`; its constructors run next.
    LibraryConstructors,
    /// Running constructors; the number started so far.
    Constructors(u32),
    /// Running `main`.
    Main,
    /// Running exit handlers; the exit status.
    ExitHandlers(Value),
    /// Running destructors; the exit status and the number started so far.
    Destructors(Value, u32),
}

impl Default for Stage {
    fn default() -> Self {
        Self::Constructors(0)
    }
}

/// An input the program made symbolic.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SymbolicObject {
    /// Its name, as the program gave it.
    pub name: Arc<str>,
    /// Its bytes.
    pub array: ArrayId,
    /// How many of them a test has, if that depends on other inputs; 64 bits.
    pub length: Option<Expr>,
}

/// A piece of output on a stream.
#[derive(Clone, Debug)]
pub struct Output {
    /// 1: standard output, 2: standard error.
    pub stream: u8,
    /// The output.
    pub piece: OutputPiece,
}

/// A piece of output. Its symbolic parts are evaluated with the inputs of the path's test.
#[derive(Clone, Debug)]
pub enum OutputPiece {
    /// Concrete bytes.
    Bytes(Arc<[u8]>),
    /// A conversion of `printf` (as written, such as `%-5ld`) with an argument of this width and sign.
    Formatted(Arc<str>, Expr),
    /// Symbolic characters, up to the first zero if the flag is set.
    Characters(Arc<[Expr]>, bool),
}

/// A persistent list: adding is cheap and shares the rest.
#[derive(Debug)]
pub struct List<T>(Option<Arc<(T, List<T>)>>);

impl<T> Clone for List<T> {
    fn clone(&self) -> Self {
        Self(self.0.clone())
    }
}

impl<T> Default for List<T> {
    fn default() -> Self {
        Self(None)
    }
}

impl<T> List<T> {
    /// Adds at the front.
    pub fn push(&mut self, item: T) {
        *self = Self(Some(Arc::new((item, self.clone()))));
    }

    /// Takes from the front.
    pub fn pop(&mut self) -> Option<T>
    where
        T: Clone,
    {
        let (item, rest) = self.0.as_deref()?;
        let (item, rest) = (item.clone(), rest.clone());
        *self = rest;
        Some(item)
    }

    /// What the list shares with others.
    pub(crate) fn first_mut(&mut self) -> Option<&mut Arc<(T, Self)>> {
        self.0.as_mut()
    }

    /// Whether both are the same shared list.
    pub fn is_same(&self, other: &Self) -> bool {
        match (&self.0, &other.0) {
            (None, None) => true,
            (Some(left), Some(right)) => Arc::ptr_eq(left, right),
            _ => false,
        }
    }

    /// Newest first.
    pub fn iter(&self) -> impl Iterator<Item = &T> {
        let mut next = self.0.as_deref();
        std::iter::from_fn(move || {
            let (item, rest) = next?;
            next = rest.0.as_deref();
            Some(item)
        })
    }

    /// Whether the list is empty.
    pub fn is_empty(&self) -> bool {
        self.0.is_none()
    }

    /// The items added since `earlier`, oldest first; all items, if `earlier` is not an earlier version of this list.
    pub fn since(&self, earlier: &Self) -> Vec<&T> {
        let (mut items, mut rest) = (Vec::new(), self);
        while !rest.is_same(earlier)
            && let Some((item, before)) = rest.0.as_deref()
        {
            items.push(item);
            rest = before;
        }
        items.reverse();
        items
    }

    /// Oldest first.
    pub fn in_order(&self) -> Vec<&T> {
        let mut items: Vec<&T> = self.iter().collect();
        items.reverse();
        items
    }
}

impl<T> Drop for List<T> {
    /// Long lists are dropped one item at a time: recursion here would overflow Loam's own stack.
    fn drop(&mut self) {
        let mut next = self.0.take();
        while let Some(node) = next {
            next = match Arc::try_unwrap(node) {
                Ok((_, mut rest)) => rest.0.take(),
                Err(_) => None,
            };
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Runs have millions of states. The allocator of Loam's memory has blocks of 512 bytes, and after that of 640.
    #[test]
    fn a_state_is_small() {
        assert!(size_of::<State>() <= 512, "{} bytes", size_of::<State>());
    }

    #[test]
    fn a_state_can_be_handed_to_another_thread() {
        fn is_send<T: Send>() {}
        is_send::<State>();
    }

    #[test]
    fn a_list_shares_its_tail_and_a_long_one_is_dropped_without_recursion() {
        let mut list = List::default();
        for number in 0..1_000_000 {
            list.push(number);
        }
        let mut other = list.clone();
        assert_eq!(other.pop(), Some(999_999));
        assert_eq!(list.iter().next(), Some(&999_999));
        assert!(!other.is_same(&list));
        drop(list);
        assert_eq!(other.iter().count(), 999_999);
    }
}
