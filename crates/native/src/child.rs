//! The host process itself: how it is locked down, and how it answers requests.
//!
//! The child is forked from Loam and never leaves [`run`]. Mapping the regions at their addresses may overwrite Loam's
//! heap, so from then on the child must not use anything that Loam had allocated. It only uses its stack, its descriptors
//! and the C library, all of which lie far above ([`OWN_HEAP_ENDS`]).
//!
//! State that a host function leaves in the child (static variables of libraries, signal handlers, the rounding mode) is seen
//! by the next call, whichever path makes it.

use crate::filter::{self, CHANNEL};
use crate::trampoline;
use crate::wire::{Kind, MOST_REFUSED, MOST_WORDS, Reply, Request, read_request};
use loam_allocator::{Address, SharedArea};
use std::ffi::{CString, c_void};
use std::os::fd::RawFd;
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};

/// The first descriptor of the regions' files; they are closed once mapped.
const REGIONS: RawFd = CHANNEL + 1;
/// Most libraries, the C library included.
const MOST_LIBRARIES: usize = 64;
/// Bytes a host function may print at once.
const MOST_OUTPUT: u64 = 64 << 20;
/// Bytes of memory host functions may take.
const MOST_MEMORY: u64 = 4 << 30;
/// Regions may be mapped over Loam's heap, which lies below this address; nothing above is replaced.
const OWN_HEAP_ENDS: Address = Address(32 << 40);

/// What the child is given.
pub struct Inheritance {
    /// Loam's process.
    pub parent: libc::pid_t,
    /// Its end of the channel.
    pub channel: RawFd,
    /// The files for standard output and standard error.
    pub output: [RawFd; 2],
    /// The regions, if there are any.
    pub regions: Option<[SharedArea; 4]>,
    /// The libraries to look functions up in, in this order, before the C library.
    pub libraries: Vec<CString>,
    /// Bytes of private memory that the process has already.
    pub present: u64,
}

/// System calls refused during the current call: how many, and the first numbers.
static REFUSED_COUNT: AtomicU32 = AtomicU32::new(0);
static REFUSED: [AtomicU32; MOST_REFUSED] = [const { AtomicU32::new(0) }; MOST_REFUSED];

/// The main function of the child, from the fork on.
pub fn run(inheritance: Inheritance) -> ! {
    let regions = arrange_descriptors(&inheritance);
    restrict(&inheritance);
    let is_locked = filter::lock_down().is_ok();
    let mut libraries = Libraries { handles: [std::ptr::null_mut(); MOST_LIBRARIES], count: 0 };
    if !is_locked {
        give_up(c"the system does not let the host process be locked down (seccomp)");
    }
    for name in &inheritance.libraries {
        libraries.open(name);
    }
    libraries.open(c"libc.so.6");
    libraries.open(c"libm.so.6");
    // From here on nothing that Loam allocated is used: not dropped either.
    std::mem::forget(inheritance);
    if let Some(regions) = regions {
        attach(&regions);
    }
    say(&[1]);
    serve(&libraries)
}

/// Leaves open: an empty standard input, standard output and error as given, the channel and the regions at fixed
/// numbers. Closes all other descriptors.
fn arrange_descriptors(inheritance: &Inheritance) -> Option<[SharedArea; 4]> {
    /// Above every number that is assigned.
    const HIGH: libc::c_int = REGIONS + 4;
    limit(libc::RLIMIT_NOFILE, 4096);
    let mut regions = inheritance.regions;
    // SAFETY: plain system calls on descriptors of this process. Nothing in it uses those that are closed.
    unsafe {
        let up = |from: RawFd| libc::fcntl(from, libc::F_DUPFD, HIGH);
        let nothing = libc::open(c"/dev/null".as_ptr(), libc::O_RDONLY);
        let [out, error] = inheritance.output;
        let kept = [up(nothing), up(out), up(error), up(inheritance.channel)];
        let areas = regions.map(|regions| regions.map(|area| up(area.file)));
        for (to, from) in [0, 1, 2, CHANNEL].into_iter().zip(kept) {
            libc::dup2(from, to);
        }
        let mut next = REGIONS;
        for (area, from) in regions.iter_mut().flatten().zip(areas.into_iter().flatten()) {
            libc::dup2(from, next);
            area.file = next;
            next += 1;
        }
        for (first, last) in [(3, CHANNEL as libc::c_uint - 1), (next as libc::c_uint, libc::c_uint::MAX)] {
            libc::syscall(libc::SYS_close_range, first, last, 0);
        }
    }
    regions
}

/// Makes the child die with Loam, get no signals of Loam's terminal, dump no core, allocate a limited amount of memory, and
/// count refused system calls.
fn restrict(inheritance: &Inheritance) {
    // SAFETY: plain system calls on the child itself; the handler does only what a handler may.
    unsafe {
        libc::prctl(libc::PR_SET_PDEATHSIG, libc::SIGKILL);
        if libc::getppid() != inheritance.parent {
            libc::_exit(1);
        }
        libc::setpgid(0, 0);
        limit(libc::RLIMIT_CORE, 0);
        limit(libc::RLIMIT_FSIZE, MOST_OUTPUT);
        limit(libc::RLIMIT_DATA, inheritance.present.saturating_add(MOST_MEMORY));
        let mut action: libc::sigaction = std::mem::zeroed();
        action.sa_sigaction = note_refused as *const () as usize;
        action.sa_flags = libc::SA_SIGINFO | libc::SA_NODEFER;
        libc::sigaction(libc::SIGSYS, &action, std::ptr::null_mut());
    }
}

fn limit(resource: libc::__rlimit_resource_t, most: u64) {
    // SAFETY: the limit is written before it is read.
    unsafe {
        let mut limit: libc::rlimit = std::mem::zeroed();
        if libc::getrlimit(resource, &mut limit) == 0 {
            limit.rlim_cur = limit.rlim_max.min(most);
            libc::setrlimit(resource, &limit);
        }
    }
}

/// The handler of SIGSYS: a refused system call fails with `EPERM`, and its number is kept.
extern "C" fn note_refused(_: libc::c_int, _: *mut libc::siginfo_t, context: *mut c_void) {
    // SAFETY: the kernel passes the context of what was interrupted; the register holds the number of the call, and
    // what is put there is its result.
    unsafe {
        let context = &mut *context.cast::<libc::ucontext_t>();
        let result = &mut context.uc_mcontext.gregs[libc::REG_RAX as usize];
        let at = REFUSED_COUNT.fetch_add(1, Relaxed) as usize;
        if let Some(place) = REFUSED.get(at) {
            place.store(*result as u32, Relaxed);
        }
        *result = -i64::from(libc::EPERM);
    }
}

/// The refused system calls since the last call of this function.
fn take_refused() -> (usize, [u32; MOST_REFUSED]) {
    let count = REFUSED_COUNT.swap(0, Relaxed) as usize;
    let mut numbers = [0; MOST_REFUSED];
    for (number, place) in numbers.iter_mut().zip(&REFUSED) {
        *number = place.load(Relaxed);
    }
    (count.min(MOST_REFUSED), numbers)
}

/// Maps the regions at their addresses, if need be over Loam's own heap.
fn attach(regions: &[SharedArea; 4]) {
    for area in regions {
        let is_done = match area.map_where_free() {
            Ok(()) => true,
            Err(_) if area.extent.end() > OWN_HEAP_ENDS => false,
            // SAFETY: so low lies only Loam's heap, which this process does not use any more.
            Err(_) => unsafe { area.map_over() }.is_ok(),
        };
        if !is_done {
            give_up(c"a region cannot be mapped in the host process; try another base or size");
        }
        // SAFETY: a descriptor of this process; the mapping keeps the memory.
        unsafe { libc::close(area.file) };
    }
}

/// The libraries functions are looked up in.
struct Libraries {
    handles: [*mut c_void; MOST_LIBRARIES],
    count: usize,
}

impl Libraries {
    fn open(&mut self, name: &std::ffi::CStr) {
        // SAFETY: the name is a C string. The library's own start-up code runs locked down as everything here.
        let handle = unsafe { libc::dlopen(name.as_ptr(), libc::RTLD_NOW | libc::RTLD_GLOBAL) };
        if handle.is_null() {
            // SAFETY: after a failure this is a C string, which lives until the next call of this family.
            give_up(unsafe { std::ffi::CStr::from_ptr(libc::dlerror()) });
        }
        match self.handles.get_mut(self.count) {
            Some(place) => *place = handle,
            None => give_up(c"too many libraries"),
        }
        self.count += 1;
    }

    /// The address of a function, 0 if there is none.
    fn find(&self, name: &[u8]) -> u64 {
        let symbol = |&handle: &*mut c_void| {
            // SAFETY: an open library, and a name that ends with a zero.
            let symbol = unsafe { libc::dlsym(handle, name.as_ptr().cast()) };
            symbol.expose_provenance() as u64
        };
        self.handles[..self.count].iter().map(symbol).find(|&address| address != 0).unwrap_or(0)
    }
}

/// Answers requests until the channel ends.
fn serve(libraries: &Libraries) -> ! {
    let mut words = [0u64; MOST_WORDS];
    loop {
        // SAFETY: the buffer has that many bytes.
        let length = unsafe { libc::read(CHANNEL, words.as_mut_ptr().cast(), MOST_WORDS * 8) };
        let is_interrupted = || std::io::Error::last_os_error().kind() == std::io::ErrorKind::Interrupted;
        match usize::try_from(length) {
            Err(_) if is_interrupted() => continue,
            Err(_) | Ok(0) => end(),
            Ok(length) => {
                let Some(request) = read_request(&words[..length / 8]) else { end() };
                say(&answer(libraries, &request).words());
            }
        }
    }
}

fn answer(libraries: &Libraries, request: &Request<'_>) -> Reply {
    let function = libraries.find(request.name);
    if function == 0 || request.kind == Kind::Find {
        return Reply { found: function != 0, ..Reply::default() };
    }
    take_refused();
    // SAFETY: this process is there to bear whatever the function does. errno belongs to this thread.
    unsafe {
        *libc::__errno_location() = request.errno;
        let returned = trampoline::call(function, &request.registers);
        let errno = *libc::__errno_location();
        // Flushed before the answer: Loam reads the file of output when the answer arrives.
        libc::fflush(std::ptr::null_mut());
        Reply { found: true, errno, returned, refused: take_refused() }
    }
}

/// Sends words to Loam.
fn say(words: &[u64]) {
    // SAFETY: the words outlive the call. If Loam does not listen, the child soon ends.
    unsafe { libc::write(CHANNEL, words.as_ptr().cast(), words.len() * 8) };
}

/// Sends the reason why there is no host process, and ends the child.
fn give_up(why: &std::ffi::CStr) -> ! {
    // SAFETY: the bytes outlive the call.
    unsafe { libc::write(CHANNEL, why.as_ptr().cast(), why.to_bytes().len()) };
    end()
}

fn end() -> ! {
    // SAFETY: ends the process without running anything that Loam has registered or will drop.
    unsafe { libc::_exit(0) }
}
