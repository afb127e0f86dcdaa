//! Calls of functions that are neither in the program nor modelled: they are made in the host.
//!
//! The host knows bytes and numbers only. Symbolic arguments are concretised, and so are the symbolic bytes that are reachable
//! from pointers among them: the host may read any of these bytes, so the path is restricted to their values, with a warning.
//! All other symbolic bytes are copied out with their values for the same inputs, and the path is not restricted to these
//! values: only a host function that remembers a pointer from an earlier call could read them. Bytes that the host does not
//! change keep their terms.

use crate::config::External;
use crate::machine::Machine;
use loam_environment::Interrupt;
use loam_expr::{Evaluator, Expr, HoldsTerms, Needed, concrete};
use loam_memory::host_memory::HostMemory;
use loam_memory::model::MemoryRange;
use loam_memory::{Address, ObjectInfo, Value};
use loam_native::{Answer, Argument, Failure, HostCall, HostProcess, ResultPart, filter};
use loam_program::ir::{Arg, ArgClass, Call, DataModel, Function};
use loam_state::{DecisionKind, ErrorKind, LossKind, Output, OutputPiece};
use std::collections::BTreeMap;
use std::sync::Arc;

/// Functions that act on the process that calls them: calling them in the host process would have no effect on the program.
const NOT_IN_ANOTHER_PROCESS: &[&str] = &[
    "setjmp",
    "_setjmp",
    "sigsetjmp",
    "__sigsetjmp",
    "longjmp",
    "_longjmp",
    "siglongjmp",
    "__longjmp_chk",
    "vfork",
    "getcontext",
    "setcontext",
    "swapcontext",
    "makecontext",
];

/// The host process and its memory.
pub(crate) struct HostSide {
    process: HostProcess,
    memory: HostMemory,
    /// Addresses that host functions returned and that are not the program's, with the name of the function.
    pub(crate) foreign: BTreeMap<Address, Arc<str>>,
}

impl HoldsTerms for HostSide {
    fn keep_terms(&self, needed: &mut Needed) {
        let Self { process: _, memory, foreign: _ } = self;
        memory.keep_terms(needed);
    }
}

/// An argument with its value; for an object that is copied for the callee, its address.
struct Passed<'a> {
    arg: &'a Arg,
    bits: u128,
}

impl Machine {
    /// Calls a function in the host, if that is allowed and there is one. Its result goes to the registers of the call.
    pub(crate) fn call_in_host(&mut self, call: &Call, function: &Function) -> Result<(), Interrupt> {
        let name = function.name.as_str();
        if self.image.program.data_model == DataModel::Ilp32 {
            let why = "and functions of the host have pointers of 64 bits";
            return Err(Interrupt::Error(ErrorKind::External, format!("{}, {why}", nowhere(function))));
        }
        if self.config.external == External::Forbid || !self.is_in_host(name)? {
            return Err(Interrupt::Error(ErrorKind::External, nowhere(function)));
        }
        let passed = self.pass(call, name)?;
        let parts = result_parts(call).map_err(|what| unpassable(name, &what))?;
        self.copy_out(&passed, name)?;
        let arguments = self.host_arguments(&passed, name)?;
        let errno = self.errno();
        let before = errno.as_ref().map_or(0, |(_, value)| *value);
        let request = HostCall { name, arguments: &arguments, result: &parts, errno: before };
        let answer = self.ask_host(&request)?;
        if let Some((object, _)) = errno.filter(|_| answer.errno != before) {
            self.state.memory.contents(&object).write_bytes(&self.store, 0, &answer.errno.to_le_bytes());
        }
        self.note_host_effects(name, before, &answer);
        self.set_host_result(call, name, &answer.result);
        Ok(())
    }

    /// Whether the host has a function that can be called there.
    fn is_in_host(&mut self, name: &str) -> Result<bool, Interrupt> {
        if NOT_IN_ANOTHER_PROCESS.contains(&name) || is_of_cpp_library(name) {
            return Ok(false);
        }
        let side = self.host_side()?;
        side.process.has(name, side.memory.mapping()).map_err(|failure| failed(name, &failure))
    }

    /// The host process and its memory, which are made at the first use.
    fn host_side(&mut self) -> Result<&mut HostSide, Interrupt> {
        if self.host_side.is_none() {
            let memory = HostMemory::new(&self.image.regions)
                .map_err(|why| Interrupt::Error(ErrorKind::External, why.to_string()))?;
            let process = HostProcess::new(self.config.host.clone());
            self.host_side = Some(Box::new(HostSide { process, memory, foreign: BTreeMap::new() }));
        }
        Ok(self.host_side.as_mut().expect("it was just made"))
    }

    // Arguments

    /// The arguments with one value each.
    fn pass<'a>(&mut self, call: &'a Call, name: &str) -> Result<Vec<Passed<'a>>, Interrupt> {
        let mut passed = Vec::new();
        for arg in &call.args {
            let value = self.value(arg.value, arg.width);
            let bits = self.one_value(value, name)?;
            if let Some((size, _)) = arg.by_value {
                let (address, length) = (Value::Bits(bits), Value::word(size));
                self.resolve_range(MemoryRange { address, length, write: false })?;
            }
            let is_pointer = arg.width == 64 && arg.class == ArgClass::Integer;
            if let Some(callback) = self.image.function_at(Address(bits as u64)).filter(|_| is_pointer) {
                let callback = self.image.function_name(callback);
                let message = format!(
                    "the host function {name} cannot be called with the function '{callback}' of the program: it \
                     could not call back"
                );
                return Err(Interrupt::Error(ErrorKind::External, message));
            }
            passed.push(Passed { arg, bits });
        }
        Ok(passed)
    }

    /// The value of an argument. A symbolic value is concretised, or ends the path.
    fn one_value(&mut self, value: Value, name: &str) -> Result<u128, Interrupt> {
        if let Value::Term(term) = value
            && self.config.external == External::Concrete
        {
            let bits = self.some_value(term)?;
            let same = self.store.eq(term, self.store.constant(self.store.width(term), bits));
            if self.feasible(self.store.not(same))?.is_sat() {
                return Err(is_symbolic(name, "an argument"));
            }
        }
        self.concretise_value(value, &format!("an argument of the host function {name}"))
    }

    /// The arguments as they are passed to the host. The memory must be copied out already.
    fn host_arguments(&mut self, passed: &[Passed<'_>], name: &str) -> Result<Vec<Argument>, Interrupt> {
        let mut arguments = Vec::new();
        let mut rest = passed;
        while let Some((Passed { arg, bits }, behind)) = rest.split_first() {
            rest = behind;
            let bits = *bits;
            arguments.push(match (arg.by_value, arg.class) {
                (Some((size, align)), _) => {
                    let mut bytes = vec![0; size as usize];
                    let side = self.host_side()?;
                    let read = side.memory.mapping().read(Address(bits as u64), &mut bytes);
                    read.map_err(|_| unpassable(name, "an object"))?;
                    Argument::Object { bytes, align }
                }
                (None, ArgClass::Integer | ArgClass::Signed) if arg.width > 64 => Argument::Wide(bits),
                (None, ArgClass::Integer) => Argument::Word(bits as u64),
                (None, ArgClass::Signed) => {
                    Argument::Word(concrete::sign_extend(u16::from(arg.width), 64, bits) as u64)
                }
                (None, ArgClass::Float) => Argument::Float { bits, bytes: arg.width.div_ceil(8) },
                (None, ArgClass::Memory) => Argument::Extended(bits),
                (None, ArgClass::Lane(lanes)) => {
                    let (vector, after) =
                        passed_vector(arg, bits, behind, usize::from(lanes)).ok_or_else(|| {
                            unpassable(name, "a vector of more than 128 bits, or of single bits")
                        })?;
                    rest = after;
                    vector
                }
            });
        }
        Ok(arguments)
    }

    // Memory

    /// Copies the objects of the state out, and concretises what the host may read.
    fn copy_out(&mut self, passed: &[Passed<'_>], name: &str) -> Result<(), Interrupt> {
        self.host_side()?;
        let Some(mut side) = self.host_side.take() else { return Ok(()) };
        let copied = self.copy_out_to(&mut side.memory, passed, name);
        self.host_side = Some(side);
        copied
    }

    fn copy_out_to(
        &mut self,
        host_memory: &mut HostMemory,
        passed: &[Passed<'_>],
        name: &str,
    ) -> Result<(), Interrupt> {
        let cannot = |why: std::io::Error| {
            Interrupt::Error(ErrorKind::External, format!("the host function {name} cannot be called: {why}"))
        };
        if let Some(object) = self.state.memory.with_background() {
            let what = self.describe(object);
            return Err(cannot(std::io::Error::other(format!(
                "{what} has symbolic contents and is too large"
            ))));
        }
        host_memory.refresh(&mut self.state.memory, &self.store).map_err(cannot)?;
        let terms = host_memory.terms();
        if terms.is_empty() {
            return Ok(());
        }
        let chosen = self.solver.choose(&self.state.path, None, &terms).map_err(|_| Interrupt::Undecided)?;
        let mut evaluator = Evaluator::new(&self.store, chosen.unwrap_or_default());
        let bases = &self.state.path.bases;
        let mut value = |term: Expr| evaluator.eval(bases.ground(&self.store, term));
        host_memory.copy_out_terms(&self.store, &mut value).map_err(cannot)?;
        let is_word = |passed: &&Passed<'_>| passed.arg.width == 64;
        let roots: Vec<Address> =
            passed.iter().filter(is_word).map(|passed| Address(passed.bits as u64)).collect();
        let seen: Vec<(Expr, u128)> = host_memory
            .reachable_terms(&self.state.memory, &roots)
            .into_iter()
            .map(|term| (term, value(term)))
            .collect();
        seen.into_iter().try_for_each(|(term, bits)| self.bind_copied(term, bits, name))
    }

    /// Restricts the path to the value of a term that the host may read. Uninitialised memory is not restricted.
    fn bind_copied(&mut self, term: Expr, bits: u128, name: &str) -> Result<(), Interrupt> {
        let same = self.store.eq(term, self.store.constant(self.store.width(term), bits));
        if !self.uninitialised_arrays(term).is_empty() || !self.feasible(self.store.not(same))?.is_sat() {
            return Ok(());
        }
        if self.config.external == External::Concrete {
            return Err(is_symbolic(name, "memory it can reach"));
        }
        let reason = format!(
            "memory that the host function {name} can reach is symbolic and was restricted to one value"
        );
        self.lose(LossKind::Concretised, &reason);
        self.assume(DecisionKind::Concretisation, same)
    }

    /// The object that is `errno`, and its value.
    fn errno(&mut self) -> Option<(Arc<ObjectInfo>, i32)> {
        let object = Arc::clone(self.image.errno.as_ref()?);
        let host_memory = &mut self.host_side.as_mut()?.memory;
        let mut bytes = [0; 4];
        host_memory.mapping().read(object.base, &mut bytes).ok()?;
        Some((object, i32::from_le_bytes(bytes)))
    }

    // The call

    /// Makes the call, and copies in what it changed in memory.
    fn ask_host(&mut self, request: &HostCall<'_>) -> Result<Answer, Interrupt> {
        self.counts.host_calls += 1;
        self.state.host_calls += 1;
        self.host_side()?;
        let Some(side) = self.host_side.as_mut() else { return Err(Interrupt::Retry) };
        let HostSide { process, memory, .. } = &mut **side;
        let answer = match process.call(request, memory.mapping()) {
            Ok(answer) => answer,
            Err(failure) => {
                // The function may have changed memory before it failed.
                memory.abandon();
                return Err(failed(request.name, &failure));
            }
        };
        let taken = memory.copy_in(&mut self.state.memory, &self.store);
        taken.map_err(|why| Interrupt::Error(ErrorKind::External, why.to_string()))?;
        Ok(answer)
    }

    /// Notes the effects of a call beside its result: its output, and system calls that were refused.
    fn note_host_effects(&mut self, name: &str, errno: i32, answer: &Answer) {
        for (stream, bytes) in [1, 2].into_iter().zip(&answer.printed) {
            if !bytes.is_empty() {
                let piece = OutputPiece::Bytes(bytes.as_slice().into());
                self.state.output.push(Output { stream, piece });
            }
        }
        let refused = match answer.refused.first() {
            Some(&number) => Some(filter::describe(number)),
            None if is_refusal(errno, answer.errno) => Some("something (EPERM)".to_owned()),
            None => None,
        };
        if let Some(what) = refused {
            let reason = format!("the host function {name} was refused {what}, which could change the host");
            self.lose(LossKind::Environment, &reason);
        }
    }

    fn set_host_result(&mut self, call: &Call, name: &str, parts: &[u128]) {
        let mut parts = parts.iter();
        let mut at = 0;
        while at < call.dsts.len() {
            let Some(&bits) = parts.next() else { return };
            let lanes = match call.return_classes[at] {
                ArgClass::Lane(lanes) => usize::from(lanes),
                ArgClass::Integer | ArgClass::Signed | ArgClass::Float | ArgClass::Memory => 1,
            };
            let width = u16::from(call.returns[at]);
            for (index, &dst) in call.dsts[at..].iter().take(lanes).enumerate() {
                let lane = concrete::truncate(width, bits >> (index * usize::from(width)));
                self.set(dst, Value::Bits(lane));
            }
            if width == 64 && call.return_classes[at] == ArgClass::Integer {
                self.note_foreign_address(Address(bits as u64), name);
            }
            at += lanes;
        }
    }

    /// Remembers a result that could be an address in the host's own memory, for reports.
    fn note_foreign_address(&mut self, address: Address, name: &str) {
        /// Where programs and libraries are loaded.
        const LOADED: std::ops::Range<Address> = Address(1 << 32)..Address(1 << 47);
        /// Most addresses that are kept: a function with more results returns numbers rather than addresses.
        const MOST: usize = 1 << 12;
        let is_foreign = LOADED.contains(&address) && self.image.regions.of(address).is_none();
        if let Some(side) = self.host_side.as_mut().filter(|side| is_foreign && side.foreign.len() < MOST) {
            side.foreign.insert(address, name.into());
        }
    }

    /// The origin of an address in the host's own memory, as text; `None` for any other address.
    pub(crate) fn foreign_origin(&self, address: Address) -> Option<String> {
        /// How far the fields of the host's object may extend behind its address.
        const NEAR: u64 = 1 << 16;
        let side = self.host_side.as_ref().filter(|_| self.image.regions.of(address).is_none())?;
        let returned = side.foreign.range(..=address).next_back();
        match returned.filter(|(start, _)| address - **start < NEAR) {
            Some((_, name)) => Some(format!("{name} returned the address")),
            None if side.process.owns(address.0) => {
                Some("a host function left the address behind".to_owned())
            }
            None => None,
        }
    }
}

/// Joins the lanes of a vector: the first lane is given, the others are the first arguments of `behind`. `None` if a register
/// of 128 bits cannot hold them.
fn passed_vector<'a, 'b>(
    first: &Arg,
    bits: u128,
    behind: &'b [Passed<'a>],
    lanes: usize,
) -> Option<(Argument, &'b [Passed<'a>])> {
    let width = usize::from(first.width);
    if width < 8 || width * lanes > 128 {
        return None;
    }
    let (others, rest) = behind.split_at_checked(lanes - 1)?;
    let lane = |(index, passed): (usize, &Passed<'_>)| passed.bits << (width * index);
    let joined = (1..).zip(others).map(lane).fold(bits, |all, lane| all | lane);
    Some((Argument::Float { bits: joined, bytes: (width * lanes).div_ceil(8) as u8 }, rest))
}

/// The scalars of a call's result. The error names a result that the host cannot return.
fn result_parts(call: &Call) -> Result<Vec<ResultPart>, String> {
    let mut parts = Vec::new();
    let mut at = 0;
    while let (Some(&class), Some(&width)) = (call.return_classes.get(at), call.returns.get(at)) {
        at += 1;
        parts.push(match class {
            ArgClass::Integer | ArgClass::Signed if width > 64 => ResultPart::Wide,
            ArgClass::Integer | ArgClass::Signed => ResultPart::Word,
            ArgClass::Float => ResultPart::Float,
            ArgClass::Memory => ResultPart::Extended,
            ArgClass::Lane(lanes) => {
                if width < 8 || usize::from(width) * usize::from(lanes) > 128 {
                    return Err("a vector of more than 128 bits, or of single bits".to_owned());
                }
                at += usize::from(lanes) - 1;
                ResultPart::Float
            }
        });
    }
    Ok(parts)
}

/// Whether `errno` says that a call was not permitted.
fn is_refusal(before: i32, after: i32) -> bool {
    const EPERM: i32 = 1;
    before != EPERM && after == EPERM
}

/// Whether a function belongs to C++'s library or its exceptions. The host may have the function, but its vtables, locales,
/// streams and exceptions in flight are not those of the program.
fn is_of_cpp_library(name: &str) -> bool {
    /// The namespaces std (and its classes that have abbreviations), __gnu_cxx and __cxxabiv1.
    const SPACES: [&str; 9] = ["St", "Sa", "Sb", "Ss", "Si", "So", "Sd", "9__gnu_cxx", "10__cxxabiv1"];
    let Some(rest) = name.strip_prefix("_Z") else {
        return name.starts_with("__cxa_") || name.starts_with("_Unwind_");
    };
    // Of a member function the qualifiers come first: const, volatile, & and &&.
    let path = rest.strip_prefix('N').map_or(rest, |path| path.trim_start_matches(['K', 'V', 'R', 'O']));
    SPACES.iter().any(|space| path.starts_with(space))
}

/// The message that a function cannot be called.
fn nowhere(function: &Function) -> String {
    let name = function.source_name.as_deref().unwrap_or(&function.name);
    match is_of_cpp_library(&function.name) {
        true => format!("call of '{name}', a function of the C++ library that Loam does not have"),
        false => format!("call of '{name}', which is neither in the program nor modelled"),
    }
}

fn failed(name: &str, failure: &Failure) -> Interrupt {
    Interrupt::Error(ErrorKind::External, format!("the host function {name} {failure}"))
}

fn unpassable(name: &str, what: &str) -> Interrupt {
    failed(name, &Failure::Unpassable(loam_native::Unpassable(what.to_owned())))
}

fn is_symbolic(name: &str, what: &str) -> Interrupt {
    let message = format!(
        "call of the host function {name} with symbolic values ({what}), which --external concrete forbids"
    );
    Interrupt::Error(ErrorKind::External, message)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn functions_of_the_cpp_library_are_told_by_their_names() {
        let library = [
            "_ZNSt8ios_base4InitC1Ev",
            "_ZNKSt6locale4nameB5cxx11Ev",
            "_ZNSo5flushEv",
            "_ZSt4endlIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_",
            "_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c",
            "_ZN9__gnu_cxx18stdio_sync_filebufIcSt11char_traitsIcEED1Ev",
            "__cxa_thread_atexit",
        ];
        // A function of the user's that takes a string is not the library's.
        let others =
            ["strlen", "_Z4showRKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE", "_ZN4shop3addEi"];
        assert!(library.into_iter().all(is_of_cpp_library));
        assert!(!others.into_iter().any(is_of_cpp_library));
    }
}
