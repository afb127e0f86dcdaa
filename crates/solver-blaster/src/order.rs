//! The order of decisions: gates that took part in recent conflicts first (VSIDS).
//!
//! Gates that were in a conflict wait in a binary heap by activity, which keeps the index of each gate so that the gate
//! can be moved when its activity grows. The many other gates wait in a plain list, in the order they were given.

/// Gates waiting for a decision.
#[derive(Debug, Default)]
pub struct Order {
    /// A heap: no gate comes before its parent, which has half its index.
    heap: Vec<u32>,
    /// Gates in the order given.
    list: Vec<u32>,
    /// The gates of the list before this index are not waiting.
    next: usize,
    /// Per gate its index in the heap or the list, or [`AWAY`].
    places: Vec<u32>,
    /// Per gate its activity in conflicts; only gates with activity zero wait in the list.
    activity: Vec<f64>,
    bump: f64,
}

const AWAY: u32 = u32::MAX;

impl Order {
    /// Makes room for the gates below `count`.
    pub fn reach(&mut self, count: usize) {
        self.places.resize(count, AWAY);
        self.activity.resize(count, 0.0);
    }

    /// Forgets all conflicts.
    pub fn forget(&mut self) {
        self.finish();
        self.places.clear();
        self.activity.clear();
        self.bump = 0.0;
    }

    /// Sets the gates to decide.
    pub fn begin(&mut self, gates: &[usize]) {
        for &gate in gates {
            if self.activity[gate] > 0.0 {
                self.insert(gate);
            } else {
                self.places[gate] = self.list.len() as u32;
                self.list.push(gate as u32);
            }
        }
        self.next = 0;
    }

    /// Removes all gates to decide.
    pub fn finish(&mut self) {
        for gate in self.heap.drain(..).chain(self.list.drain(..)) {
            self.places[gate as usize] = AWAY;
        }
    }

    /// Inserts a gate again whose decision was undone.
    pub fn insert(&mut self, gate: usize) {
        let place = self.places[gate];
        if self.activity[gate] == 0.0 {
            self.next = self.next.min(place as usize);
        } else if self.heap.get(place as usize) != Some(&(gate as u32)) {
            self.heap.push(gate as u32);
            self.move_up(self.heap.len() - 1);
        }
    }

    /// Removes and returns the first gate that waits.
    pub fn pop(&mut self) -> Option<usize> {
        if let Some(gate) = self.pop_heap() {
            return Some(gate as usize);
        }
        let gate = *self.list.get(self.next)?;
        self.next += 1;
        Some(gate as usize)
    }

    fn pop_heap(&mut self) -> Option<u32> {
        let last = self.heap.pop()?;
        let Some(&first) = self.heap.first() else {
            self.places[last as usize] = AWAY;
            return Some(last);
        };
        self.places[first as usize] = AWAY;
        self.heap[0] = last;
        self.move_down(0);
        Some(first)
    }

    /// Increases the activity of a gate that took part in the current conflict.
    pub fn bump(&mut self, gate: usize) {
        const TOO_LARGE: f64 = 1e100;
        self.activity[gate] += self.bump;
        if self.activity[gate] > TOO_LARGE {
            // Only zero stays zero, because activity zero marks the gates of the list.
            let active = self.activity.iter_mut().filter(|activity| **activity > 0.0);
            active.for_each(|activity| *activity = (*activity / TOO_LARGE).max(f64::MIN_POSITIVE));
            self.bump /= TOO_LARGE;
        }
        let place = self.places[gate] as usize;
        if self.heap.get(place) == Some(&(gate as u32)) {
            self.move_up(place);
        }
    }

    /// Makes all conflicts so far count a little less.
    pub fn decay(&mut self) {
        const DECAY: f64 = 0.95;
        self.bump = if self.bump == 0.0 { 1.0 } else { self.bump / DECAY };
    }

    /// Among gates of equal activity the latest is first: deciding from the outputs is faster for large tables.
    fn is_before(&self, a: u32, b: u32) -> bool {
        let (a_activity, b_activity) = (self.activity[a as usize], self.activity[b as usize]);
        a_activity > b_activity || (a_activity == b_activity && a > b)
    }

    fn put(&mut self, place: usize, gate: u32) {
        self.heap[place] = gate;
        self.places[gate as usize] = place as u32;
    }

    fn move_up(&mut self, mut place: usize) {
        let gate = self.heap[place];
        while place > 0 {
            let parent = (place - 1) / 2;
            if !self.is_before(gate, self.heap[parent]) {
                break;
            }
            self.put(place, self.heap[parent]);
            place = parent;
        }
        self.put(place, gate);
    }

    fn move_down(&mut self, mut place: usize) {
        let gate = self.heap[place];
        loop {
            let (left, right) = (2 * place + 1, 2 * place + 2);
            if left >= self.heap.len() {
                break;
            }
            let right_first = right < self.heap.len() && self.is_before(self.heap[right], self.heap[left]);
            let child = if right_first { right } else { left };
            if !self.is_before(self.heap[child], gate) {
                break;
            }
            self.put(place, self.heap[child]);
            place = child;
        }
        self.put(place, gate);
    }
}
