//! The alarm that a program sets for itself, and the clock while the program waits.

use crate::signals::{SIGALRM, bit};
use crate::system::System;

/// When `SIGALRM` is sent.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Alarm {
    /// The time of the next alarm.
    at: Option<u64>,
    /// After how long it is sent again; 0 for never.
    interval: u64,
}

impl System {
    /// Sets the alarm after some time (0 for none), repeated at each interval. Returns the time that was left until the previous
    /// alarm, and its interval.
    pub fn set_alarm(&mut self, time: u64, interval: u64) -> (u64, u64) {
        let before = self.alarm_left();
        self.alarm = Alarm { at: (time > 0).then(|| self.clock.saturating_add(time)), interval };
        before
    }

    /// The time left until the alarm (0 if there is none), and its interval.
    pub fn alarm_left(&self) -> (u64, u64) {
        // 0 would say that there is no alarm; an alarm that is due has 1 left.
        let left = self.alarm.at.map_or(0, |at| at.saturating_sub(self.clock).max(1));
        (left, self.alarm.interval)
    }

    /// Advances the clock by `time` (`None`: for ever). Returns true if an alarm that is neither blocked nor ignored interrupts
    /// this; the clock then shows the time of the alarm.
    pub fn rest(&mut self, time: Option<u64>) -> bool {
        let end = time.map(|time| self.clock.saturating_add(time));
        let due = self.alarm.at.filter(|&at| end.is_none_or(|end| at <= end));
        if let Some(at) = due {
            if self.signals.heeds(SIGALRM) {
                self.clock = self.clock.max(at);
                self.alarm.at = self.next_alarm(at, at);
                return true;
            }
            if self.signals.blocked & bit(SIGALRM) != 0 {
                self.signals.pending |= bit(SIGALRM);
            }
            self.alarm.at = end.and_then(|end| self.next_alarm(at, end));
        }
        self.clock = end.unwrap_or(self.clock);
        false
    }

    /// The first alarm after `now`, when there was one at `at`.
    fn next_alarm(&self, at: u64, now: u64) -> Option<u64> {
        let times = now.saturating_sub(at).checked_div(self.alarm.interval)? + 1;
        Some(at.saturating_add(times.saturating_mul(self.alarm.interval)))
    }
}
