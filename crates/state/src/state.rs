//! A path that waits: everything needed to go on with it. Cloning is forking, and shares almost everything.

use crate::frames::FrozenFrame;
use loam_base::define_id;
use loam_expr::{ArrayId, Bases, Expr};
use loam_memory::{AddressSpace, Site, Value};
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
    /// The instruction it goes on with.
    pub pc: u32,
    /// Its innermost frame; `None` only for a state that runs or has ended.
    pub frames: Option<Arc<FrozenFrame>>,
    /// Its memory.
    pub memory: AddressSpace,
    /// What its inputs satisfy.
    pub path: PathCondition,
    /// The inputs made so far, newest first.
    pub inputs: List<SymbolicObject>,
    /// What the program printed, newest first.
    pub output: List<Output>,
    /// Preferences for test values (`klee_prefer_cex`), newest first.
    pub preferences: List<Expr>,
    /// The operating system as the path sees it.
    pub system: Arc<System>,
    /// What happened with memory never written; most paths have nothing to do with it.
    pub uninitialised: Option<Arc<UninitialisedNotes>>,
    /// Branches on this path where both sides were possible.
    pub depth: u32,
    /// Source instructions executed on this path.
    pub instructions: u64,
    /// Source instructions executed since this path last covered something new.
    pub since_new_coverage: u64,
    /// Whether it may fork (`klee_set_forking`).
    pub may_fork: bool,
    /// Bytes of its locals in memory.
    pub stack_bytes: u64,
    /// Merge scopes the path is in, innermost first.
    pub merge_scopes: List<u64>,
    /// Where in the program's life it is.
    pub stage: Stage,
    /// How many arguments the program has, and where the table of them lies.
    pub arguments: Option<(u32, u64)>,
    /// The C++ exception that is on its way to a landing pad, and the selector it will find there.
    pub unwinding: Option<(u64, u32)>,
    /// How many places `longjmp` could go to were made on this path.
    pub jump_targets: u32,
    /// Functions registered with `atexit` and the argument of each, newest first.
    pub at_exit: List<(u64, u64)>,
}

impl State {
    /// A path that has not begun.
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
            may_fork: true,
            stack_bytes: 0,
            merge_scopes: List::default(),
            stage: Stage::Constructors(0),
            arguments: None,
            unwinding: None,
            jump_targets: 0,
            at_exit: List::default(),
        }
    }
}

/// What a path remembers about memory that was never written.
#[derive(Clone, Debug, Default)]
pub struct UninitialisedNotes {
    /// Where such bytes were read, by the array they stand for; newest first.
    pub reads: List<(ArrayId, Site)>,
    /// How often the path was split over whether they decide.
    pub splits: u32,
    /// The condition of the last split: where it holds, they do.
    pub split_over: Option<Expr>,
}

impl State {
    /// What the path remembers about memory that was never written, to be added to.
    pub fn uninitialised_mut(&mut self) -> &mut UninitialisedNotes {
        Arc::make_mut(self.uninitialised.get_or_insert_default())
    }
}

/// The stages of a program's life.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// Preparing the C library, for another function than `main`; its part that runs constructors comes next.
    LibraryConstructors,
    /// Running constructors; the number of those started.
    Constructors(u32),
    /// Running `main`.
    Main,
    /// Running exit handlers; then the exit status is this.
    ExitHandlers(Value),
    /// Running destructors; the exit status and the number of those started.
    Destructors(Value, u32),
}

/// An input the program made symbolic.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SymbolicObject {
    /// Its name, as the program gave it.
    pub name: Arc<str>,
    /// Its bytes.
    pub array: ArrayId,
}

/// Something printed.
#[derive(Clone, Debug)]
pub struct Output {
    /// 1: standard output, 2: standard error.
    pub stream: u8,
    /// What.
    pub piece: OutputPiece,
}

/// A piece of output. Its symbolic parts become bytes when the path's test is known.
#[derive(Clone, Debug)]
pub enum OutputPiece {
    /// Known bytes.
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

    /// Whether both are the very same list.
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

    /// Whether there is nothing in it.
    pub fn is_empty(&self) -> bool {
        self.0.is_none()
    }

    /// What was added to an earlier list to make this one, oldest first; everything, if it is not an earlier one.
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
    /// Long lists are dropped one by one: recursion here would overflow our own stack.
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
