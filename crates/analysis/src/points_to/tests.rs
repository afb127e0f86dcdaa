//! The solver against a naive solver of the same constraints, which applies each until nothing changes.

use super::bits::BitSet;
use super::contents::{Direction, Node};
use super::locations::{AbstractObjectId, GRANULE, Locations, Move, Offset, moved_offset};
use super::solver::{Access, Solver};
use loam_base::Rng;
use std::collections::BTreeSet;

const OBJECTS: u64 = 4;
const NODES: u64 = 14;
const FIELDS: u64 = 24;

#[derive(Clone, Copy, Debug)]
enum Constraint {
    Point(Node, u64, Offset),
    Flow(Node, Node, Move),
    Access(Node, Access, Node),
}

fn random_offset(rng: &mut Rng) -> Offset {
    match rng.below(6) {
        0 => Offset::Any,
        1 => Offset::Every { stride: 16, residue: (rng.below(2) * 8) as u32 },
        2 => Offset::Every { stride: 24, residue: (rng.below(3) * 8) as u32 },
        _ => Offset::At(rng.below(FIELDS * GRANULE) as i64 / 4 * 4),
    }
}

fn random_constraints(rng: &mut Rng, moves: &[Move]) -> Vec<Constraint> {
    let node = |rng: &mut Rng| rng.below(NODES) as Node;
    let constraint = |rng: &mut Rng| match rng.below(8) {
        0..=2 => Constraint::Point(node(rng), rng.below(OBJECTS), random_offset(rng)),
        3..=4 => Constraint::Flow(node(rng), node(rng), moves[rng.below(moves.len() as u64) as usize]),
        kind => {
            let direction = if kind == 5 { Direction::Read } else { Direction::Write };
            let at = (rng.below(8) > 0).then(|| rng.below(4) as i64 * 4);
            Constraint::Access(node(rng), Access { direction, at, width: 1 << rng.below(4) }, node(rng))
        }
    };
    (0..12 + rng.below(24)).map(|_| constraint(rng)).collect()
}

/// The solver's set of each node.
fn solved(constraints: &[Constraint]) -> (Locations, Vec<BTreeSet<(AbstractObjectId, Offset)>>) {
    let mut solver = Solver::default();
    let objects: Vec<AbstractObjectId> =
        (0..OBJECTS).map(|_| solver.locations().add(Some(FIELDS * GRANULE))).collect();
    solver.nodes(NODES as usize);
    for &constraint in constraints {
        match constraint {
            Constraint::Point(node, object, offset) => solver.point(node, objects[object as usize], offset),
            Constraint::Flow(from, to, by) => solver.flow_moved(from, to, by),
            Constraint::Access(address, access, value) => solver.access(address, access, value),
        }
    }
    assert!(solver.run().is_empty(), "nobody watches");
    let sets: Vec<BitSet> = (0..NODES as Node).map(|node| (*solver.set(node)).clone()).collect();
    let locations = solver.finish().locations;
    let sets = sets.iter().map(|set| set.iter().map(|number| locations.location(number)).collect()).collect();
    (locations, sets)
}

/// A stored location: the object, its fields (a bit each), and the location.
type Stored = (AbstractObjectId, u32, (AbstractObjectId, Offset));

/// The fields an access touches.
fn touched(offset: Offset, access: Access) -> u32 {
    let offset = access.at.map_or(Offset::Any, |at| moved_offset(offset, Move::By(at)));
    let is_touched = |field: u64| {
        let hits = |first: i64| {
            let (start, end) = ((field * GRANULE) as i64, ((field + 1) * GRANULE) as i64);
            first < end && first + access.width as i64 > start
        };
        match offset {
            Offset::Any => true,
            Offset::At(at) => hits(at),
            Offset::Every { stride, residue } => {
                (-1..FIELDS as i64).any(|step| hits(i64::from(residue) + step * i64::from(stride)))
            }
        }
    };
    (0..FIELDS).filter(|&field| is_touched(field)).fold(0, |fields, field| fields | 1 << field)
}

/// The naive solver. `clip` maps each new offset; offsets far outside may be dropped.
fn applied(
    constraints: &[Constraint],
    clip: &mut dyn FnMut(AbstractObjectId, Offset) -> Option<(AbstractObjectId, Offset)>,
) -> Vec<BTreeSet<(AbstractObjectId, Offset)>> {
    let mut sets: Vec<BTreeSet<(AbstractObjectId, Offset)>> = vec![BTreeSet::new(); NODES as usize];
    let mut memory: BTreeSet<Stored> = BTreeSet::new();
    loop {
        let before = (sets.clone(), memory.len());
        for &constraint in constraints {
            match constraint {
                Constraint::Point(node, object, offset) => {
                    sets[node as usize].extend(clip(AbstractObjectId(object as u32), offset));
                }
                Constraint::Flow(from, to, by) => {
                    for (object, offset) in sets[from as usize].clone() {
                        sets[to as usize].extend(clip(object, moved_offset(offset, by)));
                    }
                }
                Constraint::Access(address, access, value) => {
                    for (object, offset) in sets[address as usize].clone() {
                        let fields = touched(offset, access);
                        match access.direction {
                            Direction::Write => {
                                memory.extend(
                                    sets[value as usize].iter().map(|&stored| (object, fields, stored)),
                                );
                            }
                            Direction::Read => {
                                let meets = |stored: &&Stored| stored.0 == object && stored.1 & fields != 0;
                                let found = memory.iter().filter(meets).map(|&(_, _, stored)| stored);
                                sets[value as usize].extend(found);
                            }
                        }
                    }
                }
            }
        }
        if before == (sets.clone(), memory.len()) {
            return sets;
        }
    }
}

#[test]
fn waves_find_the_smallest_solution() {
    let mut rng = Rng::new(11);
    for round in 0..400 {
        let constraints = random_constraints(&mut rng, &[Move::By(0), Move::By(0), Move::Anywhere]);
        let (mut locations, found) = solved(&constraints);
        let mut clip = |object, offset| {
            let number = locations.number(object, offset);
            Some(locations.location(number))
        };
        let smallest: Vec<_> = applied(&constraints, &mut clip).into_iter().map(shortened).collect();
        let found: Vec<_> = found.into_iter().map(shortened).collect();
        assert_eq!(found, smallest, "round {round}: {constraints:#?}");
    }
}

#[test]
fn arithmetic_on_cycles_loses_nothing() {
    let moves = [Move::By(0), Move::By(8), Move::By(-4), Move::Stride { scale: 24, offset: 8 }];
    let mut rng = Rng::new(12);
    for round in 0..150 {
        let constraints = random_constraints(&mut rng, &moves);
        let (_, found) = solved(&constraints);
        // Exact arithmetic on a cycle does not terminate; offsets far beyond the object can be dropped without
        // weakening the test.
        let mut clip = |object, offset| match offset {
            Offset::At(at) if !(-16..=FIELDS as i64 * 8).contains(&at) => None,
            offset => Some((object, offset)),
        };
        let smallest = applied(&constraints, &mut clip);
        for (node, (found, smallest)) in found.iter().zip(&smallest).enumerate() {
            let is_in = |&(object, offset): &(AbstractObjectId, Offset)| {
                let covers =
                    |&(other, there): &(AbstractObjectId, Offset)| other == object && covers(there, offset);
                found.iter().any(covers)
            };
            assert!(smallest.iter().all(is_in), "round {round}, node {node}: {found:?} {smallest:?}");
        }
    }
}

/// A set without the other locations of objects of which it contains any offset.
fn shortened(set: BTreeSet<(AbstractObjectId, Offset)>) -> BTreeSet<(AbstractObjectId, Offset)> {
    let is_needed = |&&(object, offset): &&(AbstractObjectId, Offset)| {
        offset == Offset::Any || !set.contains(&(object, Offset::Any))
    };
    set.iter().filter(is_needed).copied().collect()
}

/// Whether one offset includes the other.
fn covers(general: Offset, special: Offset) -> bool {
    match (general, special) {
        (Offset::Any, _) => true,
        (general, special) if general == special => true,
        (Offset::Every { stride, residue }, Offset::At(at)) => {
            at.rem_euclid(i64::from(stride)) == i64::from(residue)
        }
        (Offset::Every { stride, residue }, Offset::Every { stride: finer, residue: other }) => {
            finer % stride == 0 && other % stride == residue
        }
        _ => false,
    }
}
