//! Static points-to analysis: which objects each pointer of a program may point to.
//!
//! A whole-program Andersen-style analysis: flow-insensitive, inclusion-based, field-sensitive, with indirect calls
//! resolved on the fly and heap objects distinguished by their allocation site. [`PointsTo::of`] analyses a program;
//! [`StaticSegments`] are the segments that the segmented memory model derives from it. The assumptions are in
//! `docs/points-to.md`; runs with `--check-points-to` check the result.
//!
//! Begin reading at `generate` (constraints of instructions), then `solver` (how the constraints are solved).

mod bits;
mod calls;
mod contents;
mod cycles;
mod generate;
mod locations;
mod memo;
mod objects;
mod segments;
mod solver;
pub mod summaries;
mod wrappers;

#[cfg(test)]
mod tests;

pub use locations::AbstractObjectId;
pub use objects::{AbstractObject, Engine, InstRef, Origin, function_name, line, location};
pub use segments::{SegmentId, StaticSegments};
pub use solver::Figures;

use bits::BitSet;
use contents::Node;
use loam_base::{Halt, IdMap};
use loam_program::ir::{Address, Callee, FunctionId, GlobalId, Inst, Operand, Program, Reg, Terminator};
use solver::Solution;
use std::collections::{BTreeMap, BTreeSet};
use summaries::{Effect, summary_of};

/// Options of the analysis.
#[derive(Clone, Debug)]
pub struct Options {
    /// Length of the call chains, from the allocating call outwards, that distinguish heap objects of wrappers such as
    /// `xmalloc`; 0 for none.
    pub context: usize,
    /// The function the program starts with.
    pub entry: String,
    /// Which functions have a function model in the engine.
    pub modelled: IdMap<FunctionId, Modelled>,
    /// Request to stop the analysis; the sets are then incomplete.
    pub halt: Halt,
}

/// Whether the engine executes a function itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Modelled {
    /// Never.
    #[default]
    No,
    /// Always, whether or not it has a body.
    Always,
    /// If the function model can; otherwise the body is executed and does the same.
    Partly,
}

/// An operand through which memory is accessed, or that a function without code is given.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pointer {
    /// The function it is in.
    pub function: FunctionId,
    /// The operand.
    pub operand: Operand,
    /// How the pointer is used.
    pub role: Role,
}

/// The use of a pointer.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Role {
    /// Its location is read.
    Read,
    /// Its location is written.
    Written,
    /// Called.
    Called,
    /// Passed to a function.
    Passed,
}

impl Role {
    /// In words.
    pub fn words(self) -> &'static str {
        match self {
            Self::Read => "read",
            Self::Written => "written",
            Self::Called => "called",
            Self::Passed => "passed",
        }
    }
}

/// The points-to sets of a program.
pub struct PointsTo {
    solution: Solution,
    objects: IdMap<AbstractObjectId, AbstractObject>,
    by_origin: BTreeMap<Origin, Vec<AbstractObjectId>>,
    globals: IdMap<GlobalId, AbstractObjectId>,
    /// The node of the first register of each instance of each function; none if the function is unreachable.
    instances: IdMap<FunctionId, Vec<Node>>,
    figures: Figures,
    context: usize,
    modelled: IdMap<FunctionId, Modelled>,
}

impl PointsTo {
    /// Analyses a program.
    pub fn of(program: &Program, options: &Options) -> Self {
        generate::Generator::run(program, options)
    }

    fn new(
        solution: Solution,
        objects: IdMap<AbstractObjectId, AbstractObject>,
        (by_origin, globals): (BTreeMap<Origin, Vec<AbstractObjectId>>, IdMap<GlobalId, AbstractObjectId>),
        instances: IdMap<FunctionId, Vec<Node>>,
        figures: Figures,
        options: &Options,
    ) -> Self {
        Self {
            solution,
            objects,
            by_origin,
            globals,
            instances,
            figures,
            context: options.context,
            modelled: options.modelled.clone(),
        }
    }

    /// Figures of the analysis.
    pub fn figures(&self) -> Figures {
        self.figures
    }

    // Objects

    /// All abstract objects.
    pub fn objects(&self) -> &IdMap<AbstractObjectId, AbstractObject> {
        &self.objects
    }

    /// An abstract object.
    pub fn object(&self, id: AbstractObjectId) -> &AbstractObject {
        &self.objects[id]
    }

    /// The abstract object of a global. Constants without pointers share one.
    pub fn global_object(&self, global: GlobalId) -> Option<AbstractObjectId> {
        self.globals.get(global).copied()
    }

    /// The abstract objects with an origin, one per context.
    pub fn with_origin(&self, origin: Origin) -> &[AbstractObjectId] {
        self.by_origin.get(&origin).map_or(&[], Vec::as_slice)
    }

    /// The abstract object of a heap object. `calls` is its call chain, innermost first, beginning with the allocating
    /// call.
    pub fn heap_object(&self, calls: &[InstRef]) -> Option<AbstractObjectId> {
        let (&allocation, callers) = calls.split_first()?;
        let candidates = self.with_origin(Origin::Heap(allocation));
        let most = callers.len().min(self.context);
        (0..=most).rev().find_map(|length| {
            let context = &callers[..length];
            candidates.iter().copied().find(|&candidate| self.objects[candidate].context == context)
        })
    }

    /// The abstract objects that a stack object made by an instruction may belong to: a local, the variadic arguments, or
    /// copies of arguments, which are made before the first instruction.
    pub fn stack_objects(&self, program: &Program, at: InstRef) -> Vec<AbstractObjectId> {
        match at.inst(program) {
            Some(Inst::Alloca { .. }) => self.with_origin(Origin::Local(at)).to_vec(),
            Some(Inst::VaStart { .. }) => self.with_origin(Origin::Variadic(at.function)).to_vec(),
            _ => Vec::new(),
        }
    }

    /// The copies of arguments that a function gets.
    pub fn argument_copies(&self, function: FunctionId) -> Vec<AbstractObjectId> {
        let all = Origin::ByValue(function, 0)..=Origin::ByValue(function, u32::MAX);
        self.by_origin.range(all).flat_map(|(_, objects)| objects).copied().collect()
    }

    // Pointers

    /// Whether a function is reachable.
    pub fn is_reached(&self, function: FunctionId) -> bool {
        self.instances.get(function).is_some_and(|instances| !instances.is_empty())
    }

    /// The objects an operand of a function may point to, in order. The analysis is flow-insensitive: the set is the
    /// same everywhere in the function.
    pub fn objects_of(&self, function: FunctionId, operand: Operand) -> Vec<AbstractObjectId> {
        match operand {
            Operand::Const(_) => Vec::new(),
            Operand::Address(Address::Global(global, _)) => self.global_object(global).into_iter().collect(),
            Operand::Address(Address::Function(function)) => {
                self.with_origin(Origin::Function(function)).to_vec()
            }
            Operand::Address(Address::Block(..)) => Vec::new(),
            Operand::Reg(reg) => self.register_objects(function, reg),
        }
    }

    /// The same, one set for each context of the function.
    pub fn sets_of(&self, function: FunctionId, operand: Operand) -> Vec<Vec<AbstractObjectId>> {
        match operand {
            Operand::Reg(reg) => {
                let sets = self.register_sets(function, reg);
                sets.map(|set| self.solution.locations.objects_of(set)).collect()
            }
            Operand::Const(_) | Operand::Address(_) => vec![self.objects_of(function, operand)],
        }
    }

    fn register_sets(&self, function: FunctionId, reg: Reg) -> impl Iterator<Item = &BitSet> {
        self.instances[function].iter().map(move |first| self.solution.set(first + reg.0))
    }

    fn register_objects(&self, function: FunctionId, reg: Reg) -> Vec<AbstractObjectId> {
        let mut sets = self.register_sets(function, reg);
        match (sets.next(), self.instances[function].len()) {
            (None, _) => Vec::new(),
            (Some(only), 1) => self.solution.locations.objects_of(only),
            (Some(first), _) => {
                let union = sets.fold(first.clone(), |union, set| self.solution.locations.union(&union, set));
                self.solution.locations.objects_of(&union)
            }
        }
    }

    /// The functions that a call may call.
    pub fn callees(&self, function: FunctionId, callee: Callee) -> Vec<FunctionId> {
        match callee {
            Callee::Direct(callee) => vec![callee],
            Callee::Indirect(pointer) => {
                let targets = self.objects_of(function, pointer).into_iter();
                targets
                    .filter_map(|object| match self.objects[object].origin {
                        Origin::Function(callee) => Some(callee),
                        _ => None,
                    })
                    .collect()
            }
        }
    }

    /// The contents of an object: the objects pointed to, with the offset of the field if it is known.
    pub fn stored(&self, object: AbstractObjectId) -> Vec<(Option<u64>, Vec<AbstractObjectId>)> {
        let stored = self.solution.stored(object);
        let stored = stored.map(|(at, set)| (at, self.solution.locations.objects_of(set)));
        stored.filter(|(_, objects)| !objects.is_empty()).collect()
    }

    /// The pointers of an instruction: those it reads, writes or calls through, and those it passes to a function.
    pub fn pointers(&self, program: &Program, at: InstRef) -> Vec<Pointer> {
        let pointer = |role| move |operand| Pointer { function: at.function, operand, role };
        let (read, written) = (pointer(Role::Read), pointer(Role::Written));
        match at.inst(program) {
            Some(Inst::Load { address, .. }) => vec![read(*address)],
            Some(Inst::Store { address, .. }) => vec![written(*address)],
            Some(Inst::MemoryCopy { to, from, .. }) | Some(Inst::VaCopy { to, from }) => {
                vec![written(*to), read(*from)]
            }
            Some(Inst::MemorySet { to, .. }) => vec![written(*to)],
            Some(Inst::VaStart { list }) => vec![written(*list)],
            Some(Inst::Call(call)) => {
                let callee = match call.callee {
                    Callee::Direct(_) => None,
                    Callee::Indirect(operand) => Some(pointer(Role::Called)(operand)),
                };
                let passed = call.args.iter().map(|arg| pointer(Role::Passed)(arg.value));
                callee.into_iter().chain(passed).collect()
            }
            Some(_) => Vec::new(),
            None => match terminator(program, at) {
                Some(Terminator::Resume { exception }) => vec![written(*exception)],
                _ => Vec::new(),
            },
        }
    }

    /// Calls `f` on every pointer of every reachable function that is used for a read, a write or a call, or passed to
    /// a function without code.
    pub fn each_pointer(&self, program: &Program, f: &mut dyn FnMut(InstRef, Pointer)) {
        for (function, facts) in program.functions.iter().filter(|(id, _)| self.is_reached(*id)) {
            let Some(body) = &facts.body else { continue };
            for (block, contents) in body.blocks.iter() {
                for index in 0..=contents.insts.len() as u32 {
                    let at = InstRef { function, block, index };
                    for pointer in self.pointers(program, at) {
                        if pointer.role != Role::Passed || self.looks_into_arguments(program, at) {
                            f(at, pointer);
                        }
                    }
                }
            }
        }
    }

    /// Whether a callee may access its arguments outside of the program's code, or gets copies of them.
    fn looks_into_arguments(&self, program: &Program, at: InstRef) -> bool {
        let Some(Inst::Call(call)) = at.inst(program) else { return false };
        let is_modelled = |callee: FunctionId| {
            let effects = summary_of(&program.functions[callee].name).unwrap_or_default();
            let has_code = program.functions[callee].body.is_some() && self.modelled[callee] == Modelled::No;
            !has_code && !effects.contains(&Effect::OnlyNames)
        };
        call.args.iter().any(|arg| arg.by_value.is_some())
            || self.callees(at.function, call.callee).into_iter().any(is_modelled)
    }

    /// Whether an instruction may access an object through one of its pointers. Functions without code may access all
    /// objects that are reachable from their arguments.
    pub fn may_access(&self, program: &Program, at: InstRef, object: AbstractObjectId) -> bool {
        let pointers = self.pointers(program, at);
        let sets = pointers.iter().map(|pointer| self.objects_of(pointer.function, pointer.operand));
        let direct: BTreeSet<AbstractObjectId> = sets.flatten().collect();
        if direct.contains(&object) {
            return true;
        }
        let reaches = matches!(at.inst(program), Some(Inst::Call(_)) | None);
        reaches && self.reachable(direct).contains(&object)
    }

    /// All objects that are reachable from some objects.
    fn reachable(&self, from: BTreeSet<AbstractObjectId>) -> BTreeSet<AbstractObjectId> {
        let mut reached = from.clone();
        let mut open: Vec<AbstractObjectId> = from.into_iter().collect();
        while let Some(object) = open.pop() {
            for (_, set) in self.solution.stored(object) {
                for next in self.solution.locations.objects_of(set) {
                    if reached.insert(next) {
                        open.push(next);
                    }
                }
            }
        }
        reached
    }
}

fn terminator(program: &Program, at: InstRef) -> Option<&Terminator> {
    let body = program.functions.get(at.function)?.body.as_ref()?;
    let block = body.blocks.get(at.block)?;
    (at.index as usize == block.insts.len()).then_some(&block.terminator)
}
