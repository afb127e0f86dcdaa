//! Forking without surprises: no signal handler of the parent runs in the child, and the child never returns into the
//! parent's code.
#![allow(unsafe_code)]

use std::io;

/// What signals do in a child.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ChildSignals {
    /// Handled signals get their default action; ignored and blocked ones stay ignored and blocked. For a
    /// child that computes on behalf of its parent: signals that do not disturb the parent do not disturb the
    /// child.
    LikeParent,
    /// Every signal has its default action, and none is blocked. For a child that executes foreign code.
    Default,
}

/// Forks. The child executes `work` and exits with the status that `work` returns, or with 101 if it panics.
/// Returns the child's process id.
///
/// All signals are blocked during the fork, so that none reaches the child before its handlers are reset.
///
/// # Safety
/// The child has one thread, and a lock that another thread of the parent held during the fork is never released.
/// `work` must take no such lock (glibc makes those of its allocator usable again).
pub unsafe fn fork(signals: ChildSignals, work: impl FnOnce() -> i32) -> io::Result<libc::pid_t> {
    // SAFETY: the sets are written before they are read. The caller guarantees that the child may execute
    // `work`.
    unsafe {
        let mut all: libc::sigset_t = std::mem::zeroed();
        let mut before: libc::sigset_t = std::mem::zeroed();
        libc::sigfillset(&mut all);
        libc::pthread_sigmask(libc::SIG_SETMASK, &all, &mut before);
        let pid = libc::fork();
        let error = io::Error::last_os_error();
        if pid == 0 {
            let _exit = ExitOnUnwind;
            match signals {
                ChildSignals::LikeParent => reset_handled_signals(),
                ChildSignals::Default => {
                    reset_all_signals();
                    libc::sigemptyset(&mut before);
                }
            }
            libc::pthread_sigmask(libc::SIG_SETMASK, &before, std::ptr::null_mut());
            // Ends the process without running anything that the parent has registered or will drop.
            libc::_exit(work());
        }
        libc::pthread_sigmask(libc::SIG_SETMASK, &before, std::ptr::null_mut());
        if pid > 0 { Ok(pid) } else { Err(error) }
    }
}

/// Gives every signal its default action. Makes nothing but system calls.
pub fn reset_all_signals() {
    for signal in 1..libc::SIGRTMAX() {
        // SAFETY: a signal without an action is refused, which is fine.
        unsafe { libc::signal(signal, libc::SIG_DFL) };
    }
}

/// Gives every signal that has a handler its default action; ignored signals stay ignored.
fn reset_handled_signals() {
    for signal in 1..libc::SIGRTMAX() {
        // SAFETY: the action is written before it is read; a signal without an action is refused, which is fine.
        unsafe {
            let mut action: libc::sigaction = std::mem::zeroed();
            let is_known = libc::sigaction(signal, std::ptr::null(), &mut action) == 0;
            if is_known && ![libc::SIG_DFL, libc::SIG_IGN].contains(&action.sa_sigaction) {
                libc::signal(signal, libc::SIG_DFL);
            }
        }
    }
}

/// The frames above the fork on the stack belong to the parent: a panic of the child ends the child here.
struct ExitOnUnwind;

impl Drop for ExitOnUnwind {
    fn drop(&mut self) {
        // SAFETY: ends the process without running anything that the parent has registered or will drop.
        unsafe { libc::_exit(101) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How a child that executes `work` ends.
    fn status_of(signals: ChildSignals, work: impl FnOnce() -> i32) -> i32 {
        let mut status = 0;
        // SAFETY: the work below makes system calls only; the status outlives the call.
        unsafe {
            let child = fork(signals, work).expect("the system allows a child");
            assert_eq!(libc::waitpid(child, &mut status, 0), child);
        }
        status
    }

    #[test]
    fn a_child_exits_with_the_status_of_its_work_or_of_a_panic() {
        let status = status_of(ChildSignals::LikeParent, || 7);
        assert!(libc::WIFEXITED(status) && libc::WEXITSTATUS(status) == 7);
        let status = status_of(ChildSignals::Default, || std::panic::resume_unwind(Box::new(())));
        assert!(libc::WIFEXITED(status) && libc::WEXITSTATUS(status) == 101);
    }

    #[test]
    fn an_ignored_signal_stays_ignored_only_if_the_child_is_like_its_parent() {
        let raise = || {
            // SAFETY: raise has no preconditions.
            unsafe { libc::raise(libc::SIGUSR2) };
            3
        };
        // SAFETY: nothing else in this process uses the signal.
        unsafe { libc::signal(libc::SIGUSR2, libc::SIG_IGN) };
        let status = status_of(ChildSignals::LikeParent, raise);
        assert!(libc::WIFEXITED(status) && libc::WEXITSTATUS(status) == 3);
        let status = status_of(ChildSignals::Default, raise);
        assert!(libc::WIFSIGNALED(status) && libc::WTERMSIG(status) == libc::SIGUSR2);
    }
}
