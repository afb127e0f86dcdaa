//! Signals that a program sends to itself: the action of each, which are blocked, which are pending.

/// The greatest signal number.
pub const LAST: u64 = 64;

/// The action of a signal, as the kernel's `struct sigaction` has it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Action {
    /// [`DEFAULT`], [`IGNORE`], or the address of a function.
    pub handler: u64,
    /// The flags that the program gave.
    pub flags: u64,
    /// The restorer that the program gave; only reported back.
    pub restorer: u64,
    /// Signals that are blocked while the handler is executed.
    pub mask: u64,
}

/// The default action of the signal.
pub const DEFAULT: u64 = 0;
/// The signal is ignored.
pub const IGNORE: u64 = 1;

/// The handler takes three arguments.
pub const SA_SIGINFO: u64 = 4;
/// The signal of the handler is not blocked while the handler is executed.
pub const SA_NODEFER: u64 = 0x4000_0000;
/// The handler is called once; then the action is the default one again.
pub const SA_RESETHAND: u64 = 0x8000_0000;

/// The signals of a path.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Signals {
    actions: Vec<Action>,
    /// Blocked signals, one bit each.
    pub blocked: u64,
    /// Blocked signals that were sent, one bit each.
    pub pending: u64,
}

/// What the delivery of a signal does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Delivery {
    /// Nothing.
    Nothing,
    /// The process dies.
    Death(u64),
    /// A function of the program is called.
    Handler(u64, Action),
}

impl Signals {
    /// The action of a signal.
    pub fn action(&self, signal: u64) -> Action {
        self.actions.get(signal as usize).copied().unwrap_or_default()
    }

    /// Whether a signal is neither blocked nor ignored.
    pub fn heeds(&self, signal: u64) -> bool {
        self.blocked & bit(signal) == 0 && !self.ignores(signal)
    }

    fn ignores(&self, signal: u64) -> bool {
        match self.action(signal).handler {
            IGNORE => true,
            DEFAULT => is_harmless(signal),
            _ => false,
        }
    }

    /// Blocks these signals and no others; SIGKILL and SIGSTOP cannot be blocked.
    pub fn block(&mut self, signals: u64) {
        self.blocked = signals & !(bit(SIGKILL) | bit(SIGSTOP));
    }

    /// Removes one of these signals from the pending ones, and returns it.
    pub fn accept(&mut self, signals: u64) -> Option<u64> {
        let ready = self.pending & signals;
        let signal = (ready != 0).then(|| u64::from(ready.trailing_zeros()) + 1)?;
        self.pending &= !bit(signal);
        Some(signal)
    }

    /// Sets the action of a signal.
    pub fn set_action(&mut self, signal: u64, action: Action) {
        let index = signal as usize;
        if self.actions.len() <= index {
            self.actions.resize(index + 1, Action::default());
        }
        self.actions[index] = action;
        // A pending signal that is now ignored is discarded, as POSIX says.
        if self.ignores(signal) {
            self.pending &= !bit(signal);
        }
    }

    /// Sends a signal to the process.
    pub fn send(&mut self, signal: u64) -> Delivery {
        if self.blocked & bit(signal) != 0 {
            self.pending |= bit(signal);
            return Delivery::Nothing;
        }
        self.deliver(signal)
    }

    /// Delivers a pending signal that is not blocked any more.
    pub fn next_pending(&mut self) -> Delivery {
        self.accept(!self.blocked).map_or(Delivery::Nothing, |signal| self.deliver(signal))
    }

    fn deliver(&mut self, signal: u64) -> Delivery {
        let action = self.action(signal);
        match action.handler {
            _ if signal == SIGKILL || signal == SIGSTOP => Delivery::Death(signal),
            _ if self.ignores(signal) => Delivery::Nothing,
            DEFAULT => Delivery::Death(signal),
            _ => {
                if action.flags & SA_RESETHAND != 0 {
                    self.set_action(signal, Action::default());
                }
                Delivery::Handler(signal, action)
            }
        }
    }
}

/// The bit of a signal in a set.
pub fn bit(signal: u64) -> u64 {
    1 << (signal - 1)
}

/// A pipe that nobody reads.
pub const SIGPIPE: u64 = 13;
/// The alarm.
pub const SIGALRM: u64 = 14;
/// The one that nobody escapes.
pub const SIGKILL: u64 = 9;
/// The one that nobody goes on after.
pub const SIGSTOP: u64 = 19;
const SIGCHLD: u64 = 17;
const SIGCONT: u64 = 18;
const SIGURG: u64 = 23;
const SIGWINCH: u64 = 28;

/// Whether a process that did not ask for anything survives it.
fn is_harmless(signal: u64) -> bool {
    matches!(signal, SIGCHLD | SIGCONT | SIGURG | SIGWINCH)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_ignored_does_not_wait() {
        let mut signals = Signals { blocked: bit(10), ..Signals::default() };
        signals.send(10);
        assert_eq!(signals.pending, bit(10));
        signals.set_action(10, Action { handler: IGNORE, ..Action::default() });
        assert_eq!(signals.pending, 0);
        signals.block(u64::MAX);
        assert_eq!(signals.blocked, !(bit(SIGKILL) | bit(SIGSTOP)));
    }

    #[test]
    fn a_blocked_signal_is_delivered_when_it_is_unblocked() {
        let mut signals = Signals::default();
        let action = Action { handler: 0x1000, ..Action::default() };
        signals.set_action(10, action);
        signals.blocked = bit(10) | bit(6);
        assert_eq!(signals.send(10), Delivery::Nothing);
        assert_eq!(signals.next_pending(), Delivery::Nothing);
        signals.blocked = bit(6);
        assert_eq!(signals.next_pending(), Delivery::Handler(10, action));
        assert_eq!(signals.next_pending(), Delivery::Nothing);
        assert_eq!(signals.send(15), Delivery::Death(15));
        assert_eq!(signals.send(SIGCHLD), Delivery::Nothing);
    }
}
