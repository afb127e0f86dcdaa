//! Error numbers of Linux.

/// Why a system call fails.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Errno(pub u16);

macro_rules! numbers {
    ($($name:ident = $number:literal,)*) => {
        #[expect(missing_docs, reason = "the names are those of <errno.h>")]
        impl Errno {
            $(pub const $name: Self = Self($number);)*
        }
    };
}

numbers! {
    EPERM = 1, ENOENT = 2, ESRCH = 3, EINTR = 4, EIO = 5, ENXIO = 6, EBADF = 9, ECHILD = 10, EAGAIN = 11, ENOMEM = 12,
    EACCES = 13, EFAULT = 14, EBUSY = 16, EEXIST = 17, EXDEV = 18, ENODEV = 19, ENOTDIR = 20, EISDIR = 21, EINVAL = 22, EMFILE = 24,
    ENOTTY = 25, EFBIG = 27, ENOSPC = 28, ESPIPE = 29, EROFS = 30, EMLINK = 31, EPIPE = 32, ERANGE = 34,
    ENAMETOOLONG = 36, ENOSYS = 38, ENOTEMPTY = 39, ELOOP = 40, ENODATA = 61, EOPNOTSUPP = 95, EAFNOSUPPORT = 97,
    ETIMEDOUT = 110,
}
