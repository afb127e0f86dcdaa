//! Merge scopes: paths between `klee_open_merge` and `klee_close_merge`.

use crate::frontier::Live;
use crate::image::Image;
use crate::merge::merge;
use crate::tree::NodeId;
use loam_expr::{ExprStore, HoldsTerms, Needed};
use loam_state::{List, StateId};
use std::collections::BTreeMap;

/// All open scopes by their numbers.
#[derive(Default)]
pub(crate) struct MergeScopes(BTreeMap<u64, MergeScope>);

/// One scope.
#[derive(Default)]
struct MergeScope {
    /// How many paths are still inside.
    inside: usize,
    /// Paths that came to the end of the scope and wait there.
    waiting: Vec<(StateId, Live)>,
}

/// The result for the paths that waited at the end of a scope.
#[derive(Default)]
pub(crate) struct Merged {
    /// The states that continue.
    pub states: Vec<(StateId, Live)>,
    /// The leaves of states that were merged into others.
    pub ended: Vec<NodeId>,
}

impl HoldsTerms for MergeScopes {
    fn keep_terms(&self, needed: &mut Needed) {
        let waiting = self.0.values().flat_map(|scope| &scope.waiting);
        waiting.for_each(|(_, live)| live.state.keep_terms(needed));
    }
}

impl MergeScopes {
    /// A path opened a scope.
    pub fn opened(&mut self, scope: u64) {
        self.0.entry(scope).or_default().inside = 1;
    }

    /// Counts the additional paths of a fork inside these scopes.
    pub fn forked(&mut self, scopes: &List<u64>, more: usize) {
        for scope in scopes.iter() {
            if let Some(scope) = self.0.get_mut(scope) {
                scope.inside += more;
            }
        }
    }

    /// A path came to the end of a scope and waits there.
    pub fn wait(&mut self, scope: u64, id: StateId, live: Live) {
        self.0.entry(scope).or_default().waiting.push((id, live));
    }

    /// Counts a path that left a scope. If none is left, the paths that wait are merged and continue. They are merged in the order of
    /// their positions in the tree, so that the result does not depend on the order in which they came.
    pub fn leave(
        &mut self,
        scope: u64,
        image: &Image,
        store: &ExprStore,
        position: impl Fn(NodeId) -> Box<[u32]>,
    ) -> Merged {
        let Some(merge_scope) = self.0.get_mut(&scope) else { return Merged::default() };
        merge_scope.inside = merge_scope.inside.saturating_sub(1);
        if merge_scope.inside > 0 {
            return Merged::default();
        }
        let mut waiting = self.0.remove(&scope).map(|scope| scope.waiting).unwrap_or_default();
        waiting.sort_by_cached_key(|(_, live)| position(live.leaf));
        self.merge_all(waiting, image, store)
    }

    /// Merges each path into the first one it can be merged with.
    fn merge_all(&mut self, waiting: Vec<(StateId, Live)>, image: &Image, store: &ExprStore) -> Merged {
        let mut merged = Merged::default();
        for (id, live) in waiting {
            let both = merged.states.iter().enumerate().find_map(|(partner, (_, other))| {
                Some((partner, merge(image, store, &other.state, &live.state)?))
            });
            match both {
                Some((partner, state)) => {
                    // Outer scopes now have one path where there were two.
                    for scope in state.merge_scopes.iter() {
                        if let Some(scope) = self.0.get_mut(scope) {
                            scope.inside = scope.inside.saturating_sub(1);
                        }
                    }
                    merged.ended.push(live.leaf);
                    merged.states[partner].1.state = state;
                }
                None => merged.states.push((id, live)),
            }
        }
        merged
    }

    /// Ends all scopes. Returns the paths that wait.
    pub fn take_all(&mut self) -> Vec<(StateId, Live)> {
        std::mem::take(&mut self.0).into_values().flat_map(|scope| scope.waiting).collect()
    }
}
