//! The memory model and its queries about the path: accesses and resolutions of the state in the machine.

use crate::machine::Machine;
use crate::provenance::Provenance;
use loam_environment::Interrupt;
use loam_expr::{Expr, ExprStore};
use loam_memory::model::Oracle;
use loam_memory::{Address, Answer, KnownMemory, MemoryModel, ModelContext, Obstacle, Outcome, Undecided};
use loam_solver::{PathCondition, Solver};
use loam_state::{DecisionKind, LossKind, State};

impl Machine {
    /// Executes an access or a resolution of the memory model, and counts it.
    pub fn ask_model<T>(
        &mut self,
        ask: impl FnOnce(&dyn MemoryModel, &mut ModelContext<'_>) -> Outcome<T>,
    ) -> Result<T, Interrupt> {
        self.counts.resolutions += 1;
        self.with_model(ask)
    }

    /// Lets the memory model execute an operation.
    pub(crate) fn with_model<T>(
        &mut self,
        ask: impl FnOnce(&dyn MemoryModel, &mut ModelContext<'_>) -> Outcome<T>,
    ) -> Result<T, Interrupt> {
        let point = self.frame_locations().next().map_or(0, |(pc, _)| pc);
        self.ask_without_interrupt(ask).map_err(|obstacle| self.interrupt(obstacle, point))
    }

    /// Lets the memory model execute an operation, and leaves it to the caller what an obstacle means.
    pub(crate) fn ask_without_interrupt<T>(
        &mut self,
        ask: impl FnOnce(&dyn MemoryModel, &mut ModelContext<'_>) -> Outcome<T>,
    ) -> Outcome<T> {
        let point = self.frame_locations().next().map_or(0, |(pc, _)| pc);
        let State { memory, path, .. } = &mut *self.state;
        let provenance = &self.provenance;
        let mut oracle =
            PathOracle { store: &self.store, solver: &mut self.solver, path, provenance, queries: 0 };
        let figures = &mut self.model_figures;
        let outcome =
            ask(&*self.model, &mut ModelContext { space: memory, oracle: &mut oracle, point, figures });
        let queries = oracle.queries;
        self.counts.resolution_queries += queries;
        if queries > 0 {
            self.model_figures.at(point).queries += queries;
        }
        outcome
    }

    /// The memory of the state for searches and comparisons of known bytes.
    pub(crate) fn known_memory(&mut self) -> KnownMemory<'_> {
        KnownMemory { model: &*self.model, space: &mut self.state.memory }
    }

    /// The interrupt of an instruction whose access to memory was not executed.
    fn interrupt(&mut self, obstacle: Obstacle, point: u32) -> Interrupt {
        match obstacle {
            Obstacle::Fork(cases) => {
                self.counts.multiple_resolutions += 1;
                self.counts.resolution_forks += cases.len().saturating_sub(1) as u64;
                self.model_figures.at(point).forked += 1;
                Interrupt::Fork(DecisionKind::Resolution, cases)
            }
            Obstacle::Bug(bug) => Interrupt::Memory(bug),
            Obstacle::Concretised(condition) => {
                self.counts.resolutions_narrowed += 1;
                let reason = "an address may point to several objects, of which one is explored";
                self.lose(LossKind::Resolution, reason);
                self.assume(DecisionKind::Resolution, condition).err().unwrap_or(Interrupt::Retry)
            }
            Obstacle::Undecided => Interrupt::Undecided,
        }
    }
}

/// The path as a memory model sees it.
struct PathOracle<'a> {
    store: &'a ExprStore,
    solver: &'a mut Solver,
    path: &'a PathCondition,
    provenance: &'a Provenance,
    queries: u64,
}

impl Oracle for PathOracle<'_> {
    fn store(&self) -> &ExprStore {
        self.store
    }

    fn may_be_true(&mut self, condition: Expr) -> Answer<bool> {
        if let Some(known) = self.store.constant_value(condition) {
            return Ok(known == 1);
        }
        self.queries += 1;
        let feasible = self.solver.feasible(self.path, condition).map_err(|_| Undecided)?;
        Ok(feasible.is_sat())
    }

    fn example(&mut self, term: Expr, condition: Option<Expr>) -> Answer<Option<u128>> {
        self.queries += u64::from(condition.is_some());
        self.solver.example(self.path, term, condition).map_err(|_| Undecided)
    }

    fn any_example(&mut self, term: Expr, condition: Expr) -> Answer<Option<u128>> {
        self.queries += 1;
        self.solver.any_example(self.path, term, condition).map_err(|_| Undecided)
    }

    fn simplified(&mut self, term: Expr) -> Expr {
        self.solver.simplified(self.path, term)
    }

    fn gates(&self, term: Expr, most: u64) -> u64 {
        loam_solver::size::measure(self.store, &[term], most)
    }

    fn bases(&self, address: Expr) -> &[Address] {
        self.provenance.bases(address)
    }

    fn bounds(&self, term: Expr) -> (u64, u64) {
        let (low, high) = self.path.bounds(self.store, self.path.bases.ground(self.store, term));
        (low as u64, u64::try_from(high).unwrap_or(u64::MAX))
    }

    fn constraints(&self) -> u64 {
        self.path.len() as u64
    }

    fn solver_runs(&self) -> u64 {
        self.solver.figures().solver_queries
    }
}
