//! Compares every access of a run with the points-to analysis: an object that is hit must be among those that the analysis names.
//!
//! This is a check of Loam, not of the program: a difference is a fault of the analysis and ends the run. The fast loop
//! executes no accesses then, so that each is compared. Accesses of the engine itself while it executes a call are compared with
//! all objects that are reachable from the arguments.

use crate::image::Image;
use crate::machine::Machine;
use loam_analysis::points_to::{
    AbstractObjectId, Engine, InstRef, Modelled, Options, Origin, PointsTo, function_name, location,
};
use loam_base::Halt;
use loam_environment::{Definition, Interrupt};
use loam_memory::object::{EngineObject, ObjectKind};
use loam_memory::{Address, ObjectId, ObjectInfo, Value};
use loam_program::code::CodeBlockId;
use loam_program::ir::{Callee, FunctionId, GlobalId, Inst, Program};
use loam_program::lower::Sources;
use loam_state::Ending;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// Pairs of instruction and abstract object that agree with the analysis.
pub type Checked = BTreeSet<(InstRef, AbstractObjectId)>;

/// The analysis that accesses are compared with.
pub struct PointerCheck {
    points_to: PointsTo,
    sources: Sources,
    globals: BTreeMap<ObjectId, GlobalId>,
}

impl Image {
    /// The points-to analysis of the program; `context` as in [`Options`].
    pub fn points_to(&self, entry: &str, context: usize, halt: &Halt) -> PointsTo {
        PointsTo::of(&self.program, &options(&self.program, entry, context, halt))
    }

    /// From now on every access is compared with the analysis.
    pub fn check_pointers(&mut self, entry: &str, context: usize) {
        self.pointer_check = Some(PointerCheck::new(self, entry, context, &Halt::default()));
        self.code.leave_accesses_to_origins();
    }

    /// From now on the memory model executes every access, and the fast loop none.
    pub fn leave_accesses_to_model(&mut self) {
        self.code.leave_accesses_to_origins();
    }

    /// The instructions of the program behind a program counter.
    fn instructions_of(&self, sources: &Sources, pc: u32) -> Vec<InstRef> {
        let origin = self.code.origins[pc as usize];
        let indices = origin.first..origin.first + origin.count;
        indices.filter_map(|index| self.instruction(sources, origin.block, index)).collect()
    }

    fn instruction(&self, sources: &Sources, block: CodeBlockId, index: u32) -> Option<InstRef> {
        let info = self.code.blocks[block];
        let index = sources.index(&self.program, info.function, info.block, index)?;
        Some(InstRef { function: info.function, block: info.block, index })
    }
}

/// The options with which the engine analyses a program.
pub fn options(program: &Program, entry: &str, context: usize, halt: &Halt) -> Options {
    let models = crate::image::models(program);
    let modelled = models.values().map(|model| match model.map(|model| model.definition) {
        None => Modelled::No,
        Some(Definition::Always | Definition::Overridden | Definition::Kept) => Modelled::Always,
        Some(Definition::Trusted) => Modelled::Partly,
    });
    let modelled = modelled.collect();
    Options { context, entry: entry.to_owned(), modelled, halt: halt.clone() }
}

impl PointerCheck {
    /// Analyses a program, and maps its run-time objects to abstract ones.
    pub fn new(image: &Image, entry: &str, context: usize, halt: &Halt) -> Self {
        let globals = image.global_objects().map(|(id, info)| (info.id, id)).collect();
        Self { points_to: image.points_to(entry, context, halt), sources: image.sources(), globals }
    }

    /// The analysis.
    pub fn points_to(&self) -> &PointsTo {
        &self.points_to
    }

    /// The abstract object of the objects allocated at these program counters, innermost first.
    pub fn heap_object(&self, image: &Image, site: &[u32]) -> Option<AbstractObjectId> {
        let is_call = |at: &InstRef| matches!(at.inst(&image.program), Some(Inst::Call(_)));
        let call = |&pc: &u32| image.instructions_of(&self.sources, pc).into_iter().find(is_call);
        let calls: Vec<InstRef> = site.iter().filter_map(call).collect();
        self.points_to.heap_object(&calls)
    }

    /// The abstract objects a run-time object may belong to.
    pub fn abstract_objects(&self, image: &Image, object: &ObjectInfo) -> Vec<AbstractObjectId> {
        let points_to = &self.points_to;
        match object.kind {
            ObjectKind::Global | ObjectKind::Constant => {
                let global = self.globals.get(&object.id);
                global.and_then(|&global| points_to.global_object(global)).into_iter().collect()
            }
            ObjectKind::Engine(object) => {
                let abstract_object = match object {
                    EngineObject::Arguments => Engine::Arguments,
                    EngineObject::Bytes => Engine::Texts,
                    EngineObject::Mapping => Engine::Mapped,
                    EngineObject::Signal => Engine::Signal,
                };
                points_to.with_origin(Origin::Engine(abstract_object)).to_vec()
            }
            ObjectKind::Heap => self.heap_object(image, &object.allocated_at).into_iter().collect(),
            ObjectKind::Stack => self.stack_objects(image, object),
        }
    }

    fn stack_objects(&self, image: &Image, object: &ObjectInfo) -> Vec<AbstractObjectId> {
        let Some(&pc) = object.allocated_at.first() else { return Vec::new() };
        let made = image.instructions_of(&self.sources, pc);
        let made = made.iter().flat_map(|&at| self.points_to.stack_objects(&image.program, at));
        let block = image.code.origins[pc as usize].block;
        let function = image.function_of(block);
        let copies = self.points_to.argument_copies(function);
        let is_entry = image.code.functions[function].entry == Some(block);
        let variadic = self.points_to.with_origin(Origin::Variadic(function)).to_vec();
        made.chain(copies.into_iter().chain(variadic).filter(|_| is_entry)).collect()
    }

    /// Whether an instruction may access an abstract object.
    fn allows(&self, program: &Program, at: InstRef, object: AbstractObjectId) -> bool {
        let origin = self.points_to.object(object).origin;
        let by_engine = match at.inst(program) {
            Some(Inst::Call(call)) => match origin {
                // Objects that the call itself allocates and fills.
                Origin::Heap(made_at) => made_at == at,
                Origin::ByValue(callee, _) | Origin::Variadic(callee) => {
                    self.points_to.callees(at.function, call.callee).contains(&callee)
                }
                Origin::Engine(_) => true,
                Origin::Global(global) => throws(program, call.callee) && program.globals[global].constant,
                Origin::Constants => throws(program, call.callee),
                _ => false,
            },
            Some(Inst::VaStart { .. }) => origin == Origin::Variadic(at.function),
            // A thrown exception is compared with the types that are caught.
            None => match origin {
                Origin::Global(global) => program.globals[global].constant,
                origin => origin == Origin::Constants,
            },
            Some(_) => false,
        };
        by_engine || self.points_to.may_access(program, at, object)
    }

    fn words(&self, program: &Program, at: InstRef, object: &str) -> String {
        let pointers = self.points_to.pointers(program, at);
        let sets = pointers.iter().map(|pointer| {
            let set = self.points_to.objects_of(pointer.function, pointer.operand);
            set.iter().map(|&object| self.points_to.object(object).describe(program)).collect::<Vec<_>>()
        });
        let sets: Vec<String> = sets.map(|set| format!("{{{}}}", set.join("; "))).collect();
        format!(
            "the points-to analysis is wrong: {} in {} accesses {object}, and not only {} ({:?}, {:?})",
            location(program, at),
            function_name(program, at.function),
            sets.join(" and "),
            at,
            at.inst(program),
        )
    }
}

fn throws(program: &Program, callee: Callee) -> bool {
    let is_throw = |function: FunctionId| program.functions[function].name == "__loam_throw";
    matches!(callee, Callee::Direct(function) if is_throw(function))
}

impl Machine {
    /// Compares an access to this address with the analysis, if that is wanted.
    pub(crate) fn check_pointer(&mut self, address: Value) -> Result<(), Interrupt> {
        if self.image.pointer_check.is_none() {
            return Ok(());
        }
        let address = match address {
            Value::Bits(bits) => bits,
            Value::Term(term) => self.some_value(term)?,
        };
        match self.state.memory.object_at(Address(address as u64)).map(Arc::clone) {
            Some(object) => self.check_object(&object),
            None => Ok(()),
        }
    }

    /// Compares an access to this object with the analysis, if that is wanted.
    pub(crate) fn check_object(&mut self, object: &ObjectInfo) -> Result<(), Interrupt> {
        if self.image.pointer_check.is_none() {
            return Ok(());
        }
        self.compare_with_analysis(object)
    }

    fn compare_with_analysis(&mut self, object: &ObjectInfo) -> Result<(), Interrupt> {
        let image = Arc::clone(&self.image);
        let Some(check) = &image.pointer_check else { return Ok(()) };
        // The analysis does not cover accesses of the engine before the first instruction, and for reports.
        let Some((block, index)) = self.stepping else { return Ok(()) };
        let Some(at) = image.instruction(&check.sources, block, index) else { return Ok(()) };
        let candidates = check.abstract_objects(&image, object);
        for &candidate in &candidates {
            if self.checked.contains(&(at, candidate)) {
                return Ok(());
            }
            if check.allows(&image.program, at, candidate) {
                self.checked.insert((at, candidate));
                return Ok(());
            }
        }
        let what = match candidates.first() {
            Some(&candidate) => check.points_to.object(candidate).describe(&image.program),
            None => format!("an object it does not know ({object:?})"),
        };
        self.journal.fault = Some(check.words(&image.program, at, &what));
        Err(Interrupt::End(Ending::Silent))
    }
}

#[cfg(test)]
mod tests {
    use loam_analysis::points_to::summaries::summary_of;

    #[test]
    fn the_analysis_knows_every_function_the_engine_provides() {
        let unknown: Vec<&str> =
            loam_environment::models::names().filter(|name| summary_of(name).is_none()).collect();
        assert!(unknown.is_empty(), "without a summary: {unknown:?}");
    }
}
