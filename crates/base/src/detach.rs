//! Copies that share no reference counts with their originals.
//!
//! Forks share their parts by reference count. As long as one thread runs them, a count costs next to nothing; when two threads count
//! the same part up and down, its cache line travels between them all the time. So what moves from one worker to another is
//! detached: the parts that are counted often are copied. Parts that several of the values share are copied once.

use rustc_hash::FxHashMap;
use std::any::Any;
use std::sync::Arc;

/// What can be detached.
pub trait Detach {
    /// Replaces the shared parts that are counted often by copies.
    fn detach(&mut self, copies: &mut Copies);
}

/// The copies made so far.
#[derive(Default)]
pub struct Copies {
    /// By the address of the original: the original, which keeps its address as long as it is here, and the copy.
    made: FxHashMap<usize, Box<dyn Any>>,
}

impl Copies {
    /// Replaces a shared value by its copy. A copy that is not there yet is made, and its parts detached by `inner`.
    pub fn replace<T: Any + Clone>(&mut self, shared: &mut Arc<T>, inner: impl FnOnce(&mut T, &mut Self)) {
        let make = |original: &Arc<T>, copies: &mut Self| {
            let mut copy = T::clone(original);
            inner(&mut copy, copies);
            Arc::new(copy)
        };
        self.replace_by(shared, |shared| Arc::as_ptr(shared).addr(), make);
    }

    /// The same for a pointer of any kind, the address of what it points to, and how a copy is made.
    pub fn replace_by<P: Any + Clone>(
        &mut self,
        shared: &mut P,
        address: impl Fn(&P) -> usize,
        make: impl FnOnce(&P, &mut Self) -> P,
    ) {
        let address = address(shared);
        let known = self.made.get(&address).and_then(|pair| pair.downcast_ref::<(P, P)>());
        let copy = match known {
            Some((_, copy)) => copy.clone(),
            None => {
                let copy = make(shared, self);
                self.made.insert(address, Box::new((shared.clone(), copy.clone())));
                copy
            }
        };
        *shared = copy;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::OrdMap;

    #[test]
    fn copies_are_equal_share_nothing_with_the_originals_and_all_with_each_other() {
        let mut one = OrdMap::new();
        (0..100).for_each(|key| drop(one.insert(key, Arc::new(key))));
        let mut other = one.clone();
        other.insert(50, Arc::new(7));
        let originals = (one.clone(), other.clone());
        let mut copies = Copies::default();
        for map in [&mut one, &mut other] {
            map.detach(&mut copies, |value, copies| copies.replace(value, |_, _| {}));
        }
        assert!(one == originals.0 && other == originals.1);
        let shared = |a: &OrdMap<Arc<u64>>, b: &OrdMap<Arc<u64>>| {
            a.iter().zip(b.iter()).filter(|((_, a), (_, b))| Arc::ptr_eq(a, b)).count()
        };
        assert_eq!((shared(&one, &originals.0), shared(&other, &originals.1)), (0, 0));
        assert_eq!(shared(&one, &other), 99);
        assert!(one.changes_from(&other).len() < 20, "they share most nodes");
    }
}
