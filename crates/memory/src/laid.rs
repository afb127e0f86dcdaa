//! Array terms laid over chunks: how an access at an unknown place sees memory.
//!
//! The chunks may be those of one object or of several that lie near each other. Each remembers the array it was last
//! seen as part of; if all of them remember the same one, only what changed since is stored over it, so that a loop
//! of symbolic accesses makes one chain of stores and not a new array each time.

use crate::flat::{Flat, Place, Snapshot};
use crate::object::ObjectInfo;
use crate::space::AddressSpace;
use loam_expr::{Expr, ExprStore};
use std::ops::Range;
use std::sync::Arc;

/// A chunk and its place in an array.
pub(crate) struct Tile {
    pub object: Arc<ObjectInfo>,
    /// Offset of the chunk in its object.
    pub start: u64,
    /// The element that stands for the chunk's first byte.
    pub at: u64,
}

impl AddressSpace {
    /// One array term of `size` elements over these chunks. What lies between them is zero.
    pub(crate) fn lay(&mut self, store: &ExprStore, tiles: &[Tile], size: u64) -> Expr {
        if let Some(bytes) = self.all_known(tiles, size) {
            return store.array_constant(&bytes);
        }
        let seen = self.common_snapshot(tiles);
        let mut array = seen.unwrap_or_else(|| {
            let mut bytes = vec![0; size as usize];
            for tile in tiles {
                let chunk = &self.look(&tile.object, tile.start).bytes;
                bytes[tile.at as usize..][..chunk.len()].copy_from_slice(chunk);
            }
            store.array_constant(&bytes)
        });
        for tile in tiles {
            let changes = self.with_chunk(store, tile, |flat, place| match seen {
                Some(_) => flat.changes(place),
                None => flat.special(place),
            });
            for (at, byte) in changes {
                array = store.store(array, store.word(tile.at + at as u64), byte);
            }
        }
        if seen != Some(array) {
            for tile in tiles {
                self.set_laid(store, tile, array, 0..0);
            }
        }
        array
    }

    /// Makes a chunk part of an array, of which the program may have changed the bytes in `written`.
    pub(crate) fn set_laid(&mut self, store: &ExprStore, tile: &Tile, array: Expr, written: Range<usize>) {
        let length = self.chunk_length(&tile.object, tile.start);
        let place = Place { store, object: &tile.object, start: tile.start, length };
        let snapshot = Snapshot { array, start: tile.at };
        self.change(&tile.object, tile.start).set_snapshot(&place, snapshot, written);
    }

    fn with_chunk<T>(
        &mut self,
        store: &ExprStore,
        tile: &Tile,
        read: impl FnOnce(&Flat, &Place<'_>) -> T,
    ) -> T {
        let length = self.chunk_length(&tile.object, tile.start);
        let place = Place { store, object: &tile.object, start: tile.start, length };
        read(self.look(&tile.object, tile.start), &place)
    }

    fn all_known(&mut self, tiles: &[Tile], size: u64) -> Option<Vec<u8>> {
        let mut bytes = vec![0; size as usize];
        for tile in tiles {
            let flat = self.look(&tile.object, tile.start);
            let chunk = flat.known(0..flat.bytes.len())?;
            bytes[tile.at as usize..][..chunk.len()].copy_from_slice(chunk);
        }
        Some(bytes)
    }

    /// The array that all these chunks, at these places, were last seen as.
    fn common_snapshot(&mut self, tiles: &[Tile]) -> Option<Expr> {
        let first = tiles.first()?;
        let array = self.look(&first.object, first.start).snapshot?.array;
        let same = tiles.iter().all(|tile| {
            let wanted = Snapshot { array, start: tile.at };
            self.look(&tile.object, tile.start).snapshot == Some(wanted)
        });
        same.then_some(array)
    }
}
