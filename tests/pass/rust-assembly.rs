//! Assembly in Intel's syntax, as Rust writes it, and the question of Rust's library which extensions the machine has.
//@ completed: 2
use std::arch::asm;

fn main() {
    let x: u32 = loam::symbolic("x");
    let table = [3_u64, 5, 7, 11];
    let (mut sum, read): (u64, u64);
    unsafe {
        asm!("lea {0}, [{1} + 4*{1} - 2]", "add {0}, 7", out(reg) sum, in(reg) u64::from(x));
        asm!("mov {0}, qword ptr [{1} + 8*{2} + 8]", out(reg) read, in(reg) table.as_ptr(), in(reg) u64::from(x & 1));
    }
    assert_eq!(sum, u64::from(x) * 5 + 5);
    assert_eq!(read, table[(x & 1) as usize + 1]);
    unsafe { asm!("sub {0:e}, 1", inout(reg) sum) };
    if x > 10 && !std::is_x86_feature_detected!("avx2") {
        assert_eq!(sum, (u64::from(x) * 5 + 4) & 0xffff_ffff);
    }
}
