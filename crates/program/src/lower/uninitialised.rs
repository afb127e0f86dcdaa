//! Which locals may be read before they are written.
//!
//! A local is uninitialised where it is allocated and wherever its lifetime begins, so in each iteration of a
//! loop that declares it. From those points one search per local follows the control flow until every path meets
//! a store; a load on the way means that the local may be read uninitialised. The search ignores conditions: a
//! local guarded by a flag counts as possibly uninitialised. Each search visits a block at most once, and none if
//! no block ends with the local uninitialised.

use crate::ir::{Block, BlockId, Body, Inst, LifetimeMarker, Operand, Reg};
use loam_base::{Id, IdMap};

/// For each register, whether it is the address of a candidate local (`is_local`) that is only loaded and stored
/// as a whole and may be loaded before it is stored.
pub fn find(body: &Body, is_local: impl Fn(Reg) -> bool) -> IdMap<Reg, bool> {
    let mut search = Search::new(body);
    let events = events(body, &search.reached, is_local);
    events.values().map(|events| search.may_read_uninitialised(events)).collect()
}

/// What a block does to a local, as seen from its predecessors and successors.
#[derive(Clone, Copy)]
struct Events {
    block: BlockId,
    first: Event,
    last: Event,
    /// Whether the block itself loads the local between a begin and the next store.
    reads_uninitialised: bool,
}

#[derive(Clone, Copy, PartialEq)]
enum Event {
    Begin,
    Load,
    Store,
}

/// The events of each local, by block; blocks that are unreachable have none.
fn events(body: &Body, reached: &[bool], is_local: impl Fn(Reg) -> bool) -> IdMap<Reg, Vec<Events>> {
    let mut events: IdMap<Reg, Vec<Events>> = body.registers.values().map(|_| Vec::new()).collect();
    for (id, block) in body.blocks.iter().filter(|(id, _)| reached[id.index()]) {
        for (local, event) in events_of(block).filter(|&(local, _)| is_local(local)) {
            let list = &mut events[local];
            match list.last_mut().filter(|last| last.block == id) {
                Some(known) => {
                    known.reads_uninitialised |= event == Event::Load && known.last == Event::Begin;
                    // A load leaves the local as it was.
                    if event != Event::Load {
                        known.last = event;
                    }
                }
                None => {
                    list.push(Events { block: id, first: event, last: event, reads_uninitialised: false })
                }
            }
        }
    }
    events
}

fn events_of(block: &Block) -> impl Iterator<Item = (Reg, Event)> {
    block.insts.iter().filter_map(|(inst, _)| match inst {
        Inst::Alloca { dst, .. } => Some((*dst, Event::Begin)),
        Inst::Lifetime { address: Operand::Reg(local), marker: LifetimeMarker::Start } => {
            Some((*local, Event::Begin))
        }
        Inst::Load { address: Operand::Reg(local), .. } => Some((*local, Event::Load)),
        Inst::Store { address: Operand::Reg(local), .. } => Some((*local, Event::Store)),
        _ => None,
    })
}

/// The control flow graph, and marks on its blocks that hold for one local at a time.
struct Search {
    successors: Vec<Vec<BlockId>>,
    reached: Vec<bool>,
    /// The search in which a block was last visited.
    visited: Vec<u32>,
    /// The search in which a block was last given a first event, and the event.
    first: Vec<(u32, Event)>,
    round: u32,
    pending: Vec<BlockId>,
}

impl Search {
    fn new(body: &Body) -> Self {
        let successors: Vec<Vec<BlockId>> =
            body.blocks.values().map(|block| block.terminator.successors()).collect();
        let count = successors.len();
        let mut reached = vec![false; count];
        let mut pending: Vec<BlockId> = body.blocks.ids().take(1).collect();
        while let Some(block) = pending.pop() {
            if !std::mem::replace(&mut reached[block.index()], true) {
                pending.extend(&successors[block.index()]);
            }
        }
        let first = vec![(0, Event::Begin); count];
        Self { successors, reached, visited: vec![0; count], first, round: 0, pending }
    }

    fn may_read_uninitialised(&mut self, events: &[Events]) -> bool {
        if events.iter().any(|events| events.reads_uninitialised) {
            return true;
        }
        self.round += 1;
        for events in events {
            self.first[events.block.index()] = (self.round, events.first);
        }
        self.pending.clear();
        for events in events.iter().filter(|events| events.last == Event::Begin) {
            self.pending.extend(&self.successors[events.block.index()]);
        }
        while let Some(block) = self.pending.pop() {
            let index = block.index();
            if std::mem::replace(&mut self.visited[index], self.round) == self.round {
                continue;
            }
            match self.first[index] {
                (round, Event::Load) if round == self.round => return true,
                (round, Event::Store | Event::Begin) if round == self.round => {}
                _ => self.pending.extend(&self.successors[index]),
            }
        }
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::{SpanId, Terminator};

    /// The local, and what a block does to it.
    const LOCAL: Reg = Reg(0);

    fn make() -> Inst {
        Inst::Alloca { dst: LOCAL, size: 4, count: Operand::Const(1), align: 4, name: None }
    }

    fn begin() -> Inst {
        Inst::Lifetime { address: Operand::Reg(LOCAL), marker: LifetimeMarker::Start }
    }

    fn end() -> Inst {
        Inst::Lifetime { address: Operand::Reg(LOCAL), marker: LifetimeMarker::End }
    }

    fn load() -> Inst {
        Inst::Load { dst: Reg(1), address: Operand::Reg(LOCAL) }
    }

    fn store() -> Inst {
        Inst::Store { width: 32, value: Operand::Const(7), address: Operand::Reg(LOCAL) }
    }

    fn go(to: &[u32]) -> Terminator {
        match *to {
            [] => Terminator::Return(vec![]),
            [to] => Terminator::Jump(BlockId(to)),
            [then, otherwise, ..] => Terminator::Branch {
                condition: Operand::Reg(Reg(2)),
                then: BlockId(then),
                otherwise: BlockId(otherwise),
            },
        }
    }

    fn is_uninitialised(blocks: Vec<(Vec<Inst>, &[u32])>) -> bool {
        let mut body = Body { registers: [64, 32, 1].into_iter().collect(), ..Body::default() };
        for (insts, to) in blocks {
            let insts = insts.into_iter().map(|inst| (inst, SpanId(0))).collect();
            body.blocks.push(Block { insts, terminator: go(to), ..Block::default() });
        }
        find(&body, |reg| reg == LOCAL)[LOCAL]
    }

    #[test]
    fn a_local_stored_first_is_written() {
        assert!(!is_uninitialised(vec![(vec![make(), store(), load()], &[])]));
        assert!(!is_uninitialised(vec![(vec![make()], &[1]), (vec![store(), load()], &[])]));
    }

    #[test]
    fn a_local_loaded_first_is_not() {
        assert!(is_uninitialised(vec![(vec![make(), load(), store()], &[])]));
        assert!(is_uninitialised(vec![(vec![make()], &[1]), (vec![load()], &[])]));
    }

    #[test]
    fn a_local_stored_on_one_way_only_may_be_uninitialised() {
        let join = |other: Vec<Inst>| {
            vec![(vec![make()], &[1, 2][..]), (vec![store()], &[3]), (other, &[3]), (vec![load()], &[])]
        };
        assert!(is_uninitialised(join(vec![])));
        assert!(!is_uninitialised(join(vec![store()])));
    }

    #[test]
    fn a_local_of_a_loop_is_uninitialised_in_each_round() {
        // Stored at the end of an iteration, loaded at the start of the next.
        let rounds = |start: Vec<Inst>| {
            vec![
                (vec![make(), store()], &[1][..]),
                (start, &[2]),
                (vec![load(), store()], &[1, 3]),
                (vec![], &[]),
            ]
        };
        assert!(!is_uninitialised(rounds(vec![])));
        assert!(is_uninitialised(rounds(vec![begin()])));
        assert!(!is_uninitialised(rounds(vec![begin(), store()])));
    }

    #[test]
    fn a_load_between_begin_and_store_of_one_block_counts() {
        assert!(is_uninitialised(vec![(vec![make(), store(), begin(), load(), store()], &[])]));
        assert!(is_uninitialised(vec![(vec![make(), begin(), load(), load(), store(), load()], &[])]));
        assert!(!is_uninitialised(vec![(vec![make(), begin(), store(), load(), end()], &[])]));
    }

    #[test]
    fn what_is_never_reached_does_not_count() {
        assert!(!is_uninitialised(vec![
            (vec![make(), store()], &[2]),
            (vec![begin()], &[2]),
            (vec![load()], &[])
        ]));
    }

    #[test]
    fn many_locals_in_a_long_function_are_all_told_apart() {
        const LOCALS: u32 = 1000;
        const BLOCKS: u32 = 10_000;
        let widths = std::iter::repeat_n(64, LOCALS as usize).chain([32, 1]);
        let mut body = Body { registers: widths.collect(), ..Body::default() };
        let at = |local: u32| Operand::Reg(Reg(local));
        let make =
            |local| Inst::Alloca { dst: Reg(local), size: 4, count: Operand::Const(1), align: 4, name: None };
        for block in 0..BLOCKS {
            let mut insts = Vec::new();
            if block == 0 {
                insts.extend((0..LOCALS).map(make));
            }
            // Near the end, so that every search visits all blocks; the odd ones are loaded only.
            if let Some(local) = block.checked_sub(BLOCKS - LOCALS) {
                if local % 2 == 0 {
                    insts.push(Inst::Store { width: 32, value: Operand::Const(1), address: at(local) });
                }
                insts.push(Inst::Load { dst: Reg(LOCALS), address: at(local) });
            }
            let next = block + 1;
            let terminator = if next == BLOCKS {
                Terminator::Return(vec![])
            } else {
                let condition = Operand::Reg(Reg(LOCALS + 1));
                Terminator::Branch { condition, then: BlockId(next), otherwise: BlockId(next) }
            };
            let insts = insts.into_iter().map(|inst| (inst, SpanId(0))).collect();
            body.blocks.push(Block { insts, terminator, ..Block::default() });
        }
        let found = find(&body, |reg| reg.0 < LOCALS);
        assert!((0..LOCALS).all(|local| found[Reg(local)] == (local % 2 == 1)));
    }
}
