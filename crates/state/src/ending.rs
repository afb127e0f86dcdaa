//! How a path ends. [`ErrorKind`] is the one table from the kind of an error to its file suffix and its title.

use crate::kinds::kinds;
use crate::loss::LossKind;
use loam_memory::Value;
use std::sync::Arc;

/// How a path ends.
#[derive(Clone, Debug)]
pub enum Ending {
    /// The program ended by itself with this exit status, of which a parent process sees the lowest byte.
    Exit(Value),
    /// A bug of the program, or a limitation of Loam: an error to report.
    Error(Box<Bug>),
    /// The program ended this path silently (`klee_silent_exit`, a failed assumption).
    Silent,
    /// No successor of the path is feasible. Loam has a bug, or the path was infeasible.
    Stuck(&'static str),
    /// A limit terminated the path early; its coverage and its test still count.
    Early(Early),
}

/// Why a path was terminated early.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Early {
    /// The run was over: time, instructions, tests, or the user's interrupt.
    RunOver,
    /// Too much memory or too many states.
    Memory,
    /// Too many branches on the path.
    Depth,
    /// The solver gave up on a query.
    SolverGaveUp,
    /// No addresses were left for an object of symbolic size.
    NoAddresses,
    /// No input takes the path, which was detected only now.
    Infeasible,
    /// Loam itself failed.
    Fault,
}

impl Early {
    /// The kind of the loss; `None` if the run itself was over, because then more than this path is unexplored.
    pub fn loss(self) -> Option<LossKind> {
        match self {
            Self::RunOver => None,
            Self::Memory | Self::Depth => Some(LossKind::Limit),
            Self::SolverGaveUp => Some(LossKind::Solver),
            Self::NoAddresses => Some(LossKind::Size),
            Self::Infeasible => Some(LossKind::Infeasible),
            Self::Fault => Some(LossKind::Fault),
        }
    }

    /// In words, for reports.
    pub fn describe(self) -> &'static str {
        match self {
            Self::RunOver => "the run was over",
            Self::Memory => "memory or the number of states ran out",
            Self::Depth => "the path has more branches than --max-depth allows",
            Self::SolverGaveUp => "the solver gave up on a query (see --solver-timeout)",
            Self::NoAddresses => {
                "no addresses were left for an object whose size is symbolic and may be large"
            }
            Self::Infeasible => "no input was found to take the path, which has no way to go on",
            Self::Fault => "Loam itself failed on the path",
        }
    }
}

kinds! {
    /// Kinds of errors, each with the suffix of its files (`test000001.SUFFIX.err`) and a short name for people.
    pub enum ErrorKind: (ErrorKind, &'static str, &'static str) {
        /// A failed assertion.
        Assert = ("assert", "assertion failed"),
        /// `abort`, a trap, or `unreachable` code.
        Abort = ("abort", "abort"),
        /// Out of bounds, or an invalid pointer.
        Pointer = ("ptr", "invalid memory access"),
        /// A double or invalid free.
        Free = ("free", "invalid free"),
        /// A use after free.
        UseAfterFree = ("uaf", "use after free"),
        /// A null pointer.
        Null = ("null", "null pointer"),
        /// A write to a constant.
        ReadOnly = ("readonly", "write to a constant"),
        /// A use of uninitialised memory.
        Uninitialised = ("uninit", "use of uninitialised memory"),
        /// A leak: memory that nothing points to any more.
        Leak = ("leak", "memory leak"),
        /// A division by zero.
        Division = ("div", "division by zero"),
        /// A shift by the width or more.
        Overshift = ("overshift", "shift by too much"),
        /// A result, or an operand of a conversion, that does not fit its type.
        Overflow = ("overflow", "overflow"),
        /// An infinite loop.
        Liveness = ("liveness", "never ends"),
        /// A call of a function that is neither in the program nor modelled, and that was not or could not be made in the host.
        External = ("external", "call that cannot be made"),
        /// Something Loam does not support.
        Unsupported = ("exec", "not supported by Loam"),
        /// An operation that the memory model or a function model cannot decide.
        Model = ("model", "not decided by the model"),
        /// Reported by the program itself.
        User = ("user", "reported by the program"),
        /// The stack overflowed.
        Stack = ("stack", "stack overflow"),
    }
}

impl ErrorKind {
    /// The suffix of its files.
    pub fn suffix(self) -> &'static str {
        Self::TABLE[self as usize].1
    }

    /// A short name for people.
    pub fn title(self) -> &'static str {
        Self::TABLE[self as usize].2
    }

    /// The kind with this suffix.
    pub fn by_suffix(suffix: &str) -> Option<Self> {
        Self::TABLE.iter().find(|row| row.1 == suffix).map(|row| row.0)
    }

    /// Whether the error is a limitation of Loam and not a bug of the program.
    pub fn is_limitation(self) -> bool {
        matches!(self, Self::External | Self::Unsupported | Self::Model)
    }
}

kinds! {
    /// The ways in which a program never ends, each with its name in reports and its message.
    pub enum LoopClass: (LoopClass, &'static str, &'static str) {
        /// A loop that nobody could see anything of.
        Silent = ("infinite loop", "infinite loop: the program never stops"),
        /// A loop that writes.
        Output = ("infinite loop with output", "infinite loop: the program writes for ever"),
        /// A loop that sleeps.
        Rest = ("infinite loop that sleeps", "infinite loop: the program sleeps and wakes for ever"),
        /// A loop that reads from something that has ended.
        EndOfInput = (
            "infinite loop at the end of input",
            "infinite loop: the program reads for ever from input that has ended"
        ),
        /// A loop that looks at a lock.
        Spin = (
            "deadlock, spinning",
            "deadlock: the program spins for ever on a lock that nobody releases"
        ),
        /// A wait for a lock.
        Deadlock = ("deadlock", "deadlock: the program waits for ever for a lock that nobody releases"),
        /// A wait for anything else.
        Wait = ("endless wait", "the program waits for ever"),
    }
}

impl LoopClass {
    /// The start of the line of a report that names the class.
    pub const LABEL: &'static str = "class: ";

    /// The class with this name.
    pub fn by_name(name: &str) -> Option<Self> {
        Self::TABLE.iter().find(|row| row.1 == name).map(|row| row.0)
    }

    /// The line of a report that names the class.
    pub fn line(self) -> String {
        format!("{}{}", Self::LABEL, Self::TABLE[self as usize].1)
    }

    /// What happens, in one line.
    pub fn message(self) -> &'static str {
        Self::TABLE[self as usize].2
    }

    /// Whether the program uses the processor all the time.
    pub fn computes(self) -> bool {
        match self {
            Self::Silent | Self::Output | Self::EndOfInput | Self::Spin => true,
            Self::Rest | Self::Deadlock | Self::Wait => false,
        }
    }
}

/// An error with its facts; those that need the program are already rendered as text.
#[derive(Clone, Debug)]
pub struct Bug {
    /// What kind.
    pub kind: ErrorKind,
    /// One line: what happened.
    pub message: String,
    /// Where in the source: file and line, if known.
    pub location: Option<(Arc<str>, u32)>,
    /// The column in that line, from 1, if known.
    pub column: Option<u32>,
    /// The call stack, innermost first.
    pub stack: Vec<StackEntry>,
    /// More facts, one line each: the object, its address range, where it was allocated and freed, an example address.
    pub details: Vec<String>,
    /// The access and its object as figures, if the error is about memory.
    pub memory: Option<MemoryPicture>,
    /// The suffix that the program gave (`klee_report_error`).
    pub custom_suffix: Option<String>,
}

impl Bug {
    /// An error at a place, of which nothing else is known.
    pub fn new(kind: ErrorKind, message: impl Into<String>, location: Option<(Arc<str>, u32)>) -> Self {
        Self {
            kind,
            message: message.into(),
            location,
            column: None,
            stack: Vec::new(),
            details: Vec::new(),
            memory: None,
            custom_suffix: None,
        }
    }
}

/// An object and the access to it that went wrong, in one example.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MemoryPicture {
    /// The object in words, such as `local 'x' of 4 bytes`.
    pub object: String,
    /// Its size.
    pub size: u64,
    /// Where the access begins, seen from the start of the object.
    pub offset: i64,
    /// How many bytes are accessed; `None` if that depends on the input and is not known.
    pub length: Option<u64>,
    /// What was done.
    pub access: MemoryAccess,
    /// Where the object comes from: the allocation and its callers, or its declaration.
    pub origin: Vec<StackEntry>,
    /// Where it was freed, or where its scope ended, and the callers.
    pub freed: Vec<StackEntry>,
}

kinds! {
    /// What a program does with memory, with a word for it.
    pub enum MemoryAccess: (MemoryAccess, &'static str) {
        /// It reads.
        Read = ("read"),
        /// It writes.
        Write = ("write"),
        /// It frees.
        Free = ("free"),
    }
}

impl MemoryAccess {
    /// The word for it.
    pub fn name(self) -> &'static str {
        Self::TABLE[self as usize].1
    }
}

/// One line of a stack trace.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StackEntry {
    /// The function's name.
    pub function: String,
    /// Its arguments, rendered: `n=3`, `p=0x1000`, `x=symbolic`.
    pub arguments: Vec<String>,
    /// File and line, if known.
    pub location: Option<(Arc<str>, u32)>,
    /// The column in that line, from 1, if known.
    pub column: Option<u32>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_has_a_suffix_of_its_own() {
        for &(kind, suffix, _) in ErrorKind::TABLE {
            assert_eq!(kind.suffix(), suffix);
            assert_eq!(ErrorKind::by_suffix(suffix), Some(kind));
        }
    }
}
