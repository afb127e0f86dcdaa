//! The loop that runs plain words: no allocation, no lock, no expression.
//!
//! Each instruction either does its work on machine words or leaves it to its origin by returning
//! [`Exit::Step`]. The loop exists twice, made from the same text: for frames without terms, where no operand needs
//! a look at its term number, and for mixed frames. Registers are a window of exactly 65,536 words, so a 16-bit slot
//! needs no bounds check.
//!
//! Every instruction should end with an indirect jump of its own to the next one (`.cargo/config.toml` has the flags
//! that make LLVM copy the dispatch): with one shared jump the processor predicts the next instruction poorly, and how
//! poorly depends on where the linker happens to put the loop. The fetch has no bounds check because LLVM copies the
//! dispatch only if it is a single basic block.
//!
//! What an instruction means is defined by the step of its origin; `agreement` tests that every instruction here has the
//! same effect.

#[cfg(test)]
mod agreement;
mod caches;
mod words;

use crate::core::{ActiveFrame, Core};
use crate::coverage::{COMPLETED, Coverage, NOT_TAKEN, TAKEN};
use loam_memory::AddressSpace;
use loam_program::code::{CallSite, Code, Inst, Source};
use loam_program::lower::MAX_SLOTS;
use loam_state::Frame;
use words::{cut, double, float_cast, float_compare, float32, float64, sign_extend, signed, unary};

pub use caches::InlineCaches;

/// Why the loop stopped.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Exit {
    /// The instruction at `pc` is for its origin to execute.
    Step,
    /// The allowance of instructions is used up.
    Fuel,
}

/// What the loop works on.
pub struct Fast<'a> {
    /// The code.
    pub code: &'a Code,
    /// Registers and frames.
    pub core: &'a mut Core,
    /// Memory of the running state.
    pub memory: &'a mut AddressSpace,
    /// Where memory accesses last found their bytes.
    pub caches: &'a mut InlineCaches,
    /// What was covered.
    pub coverage: &'a mut Coverage,
    /// Source instructions executed.
    pub instructions: &'a mut u64,
    /// Stop when `instructions` reaches this.
    pub fuel: u64,
}

impl Fast<'_> {
    /// Runs until something needs more care.
    pub fn run(&mut self) -> Exit {
        loop {
            let exit =
                if self.core.top().frame.mixed { self.frames::<true>() } else { self.frames::<false>() };
            if let Some(exit) = exit {
                return exit;
            }
        }
    }

    /// Runs frames of one kind; `None` if the frame that goes on is of the other kind.
    #[expect(unsafe_code, reason = "the fetch of an instruction has no bounds check")]
    fn frames<const MIXED: bool>(&mut self) -> Option<Exit> {
        let code = self.code;
        let insts = &code.insts[..];
        assert!(insts.last().is_some_and(|last| !last.falls_through()), "the last block has a terminator");
        let blocks = code.blocks.as_slice();
        let mut pc = self.core.pc as usize;
        let mut block = self.core.block;
        let Core { words, terms, frames, callers, limit, .. } = &mut *self.core;
        let words = &mut words[..];
        let terms = &mut terms[..];
        let below = callers.as_ref().map_or(0, |callers| callers.height);
        let limit = *limit;
        let memory = &mut *self.memory;
        let caches = &mut *self.caches;
        let coverage = &mut *self.coverage;
        let mut instructions = *self.instructions;
        let fuel = self.fuel;

        let exit = 'frame: loop {
            let top = frames.last().expect("a running state has a frame");
            if top.frame.mixed != MIXED {
                break 'frame None;
            }
            // The unchecked fetch below relies on this.
            assert!(pc < insts.len(), "a frame goes on at an instruction");
            let base = top.base;
            let size = top.size;
            let (regs, _) = words[base..].split_first_chunk_mut::<MAX_SLOTS>().expect("room for a window");
            let (tags, _) = terms[base..].split_first_chunk_mut::<MAX_SLOTS>().expect("room for a window");

            macro_rules! step {
                () => {
                    break 'frame Some(Exit::Step)
                };
            }
            macro_rules! plain {
                ($($slot:expr),+) => {
                    if MIXED && ($(tags[$slot as usize] |)+ 0) != 0 {
                        step!();
                    }
                };
            }
            macro_rules! set {
                ($dst:expr, $value:expr) => {{
                    regs[$dst as usize] = $value;
                    if MIXED {
                        tags[$dst as usize] = 0;
                    }
                    pc += 1;
                }};
            }
            macro_rules! two {
                ($dst:expr, $a:expr, $b:expr, |$x:ident, $y:ident| $value:expr) => {{
                    plain!($a, $b);
                    let ($x, $y) = (regs[$a as usize], regs[$b as usize]);
                    set!($dst, $value);
                }};
            }
            macro_rules! one {
                ($dst:expr, $a:expr, |$x:ident| $value:expr) => {{
                    plain!($a);
                    let $x = regs[$a as usize];
                    set!($dst, $value);
                }};
            }
            macro_rules! goto {
                ($target:expr, $flags:expr) => {{
                    coverage.mark(block, $flags);
                    instructions += u64::from(blocks[block.0 as usize].weight);
                    block = $target;
                    pc = blocks[block.0 as usize].start as usize;
                    assert!(pc < insts.len(), "a block begins with an instruction");
                    if instructions >= fuel {
                        break 'frame Some(Exit::Fuel);
                    }
                }};
            }
            macro_rules! branch {
                ($condition:expr, $then:expr, $otherwise:expr) => {{
                    if $condition {
                        goto!($then, COMPLETED | TAKEN)
                    } else {
                        goto!($otherwise, COMPLETED | NOT_TAKEN)
                    }
                }};
            }
            macro_rules! load {
                ($kind:ty, $dst:expr, $address:expr) => {{
                    let address: u64 = $address;
                    let Some(bytes) = caches.load(memory, pc, address) else { step!() };
                    set!($dst, u64::from(<$kind>::from_le_bytes(bytes)))
                }};
            }
            macro_rules! store {
                ($kind:ty, $a:expr, $address:expr) => {{
                    plain!($a);
                    let address: u64 = $address;
                    let bytes = (regs[$a as usize] as $kind).to_le_bytes();
                    let Some(()) = caches.store(memory, pc, address, bytes) else { step!() };
                    pc += 1;
                }};
            }
            macro_rules! indexed {
                ($base:expr, $offset:expr, $shift:expr, $index:expr, $scale:expr) => {
                    near!($base, $offset).wrapping_add(scaled!($shift, $index, $scale))
                };
            }
            macro_rules! in_table {
                ($address:expr, $shift:expr, $index:expr, $scale:expr) => {
                    $address.wrapping_add(scaled!($shift, $index, $scale))
                };
            }
            macro_rules! near {
                ($base:expr, $offset:expr) => {{
                    plain!($base);
                    regs[$base as usize].wrapping_add($offset as i64 as u64)
                }};
            }
            macro_rules! scaled {
                ($shift:expr, $index:expr, $scale:expr) => {{
                    plain!($index);
                    sign_extend(regs[$index as usize], $shift).wrapping_mul(u64::from($scale))
                }};
            }

            loop {
                // SAFETY: `pc` is below `insts.len()`. This was checked for the first instruction of the frame and for
                // each jump; all other instructions go on at the next one, and the last one is not one of them.
                match *unsafe { insts.get_unchecked(pc) } {
                    Inst::Step => step!(),
                    Inst::Move { dst, a } => one!(dst, a, |x| x),
                    Inst::Const { dst, value } => set!(dst, value),
                    Inst::Add64 { dst, a, b } => two!(dst, a, b, |x, y| x.wrapping_add(y)),
                    Inst::Add32 { dst, a, b } => {
                        two!(dst, a, b, |x, y| u64::from((x as u32).wrapping_add(y as u32)))
                    }
                    Inst::Add { shift, dst, a, b } => two!(dst, a, b, |x, y| cut(x.wrapping_add(y), shift)),
                    Inst::Add64I { dst, a, value } => one!(dst, a, |x| x.wrapping_add(value)),
                    Inst::Add32I { dst, a, value } => {
                        one!(dst, a, |x| u64::from((x as u32).wrapping_add(value as u32)))
                    }
                    Inst::AddI { shift, dst, a, value } => {
                        one!(dst, a, |x| cut(x.wrapping_add(value), shift))
                    }
                    Inst::Sub64 { dst, a, b } => two!(dst, a, b, |x, y| x.wrapping_sub(y)),
                    Inst::Sub32 { dst, a, b } => {
                        two!(dst, a, b, |x, y| u64::from((x as u32).wrapping_sub(y as u32)))
                    }
                    Inst::Sub { shift, dst, a, b } => two!(dst, a, b, |x, y| cut(x.wrapping_sub(y), shift)),
                    Inst::SubFromI { shift, dst, a, value } => {
                        one!(dst, a, |x| cut(value.wrapping_sub(x), shift))
                    }
                    Inst::Mul { shift, dst, a, b } => two!(dst, a, b, |x, y| cut(x.wrapping_mul(y), shift)),
                    Inst::MulI { shift, dst, a, value } => {
                        one!(dst, a, |x| cut(x.wrapping_mul(value), shift))
                    }
                    Inst::And { dst, a, b } => two!(dst, a, b, |x, y| x & y),
                    Inst::AndI { dst, a, value } => one!(dst, a, |x| x & value),
                    Inst::Or { dst, a, b } => two!(dst, a, b, |x, y| x | y),
                    Inst::OrI { dst, a, value } => one!(dst, a, |x| x | value),
                    Inst::Xor { dst, a, b } => two!(dst, a, b, |x, y| x ^ y),
                    Inst::XorI { dst, a, value } => one!(dst, a, |x| x ^ value),
                    Inst::Shl { shift, dst, a, b } => {
                        plain!(a, b);
                        let amount = regs[b as usize];
                        if amount >= u64::from(64 - shift) {
                            step!();
                        }
                        let value = cut(regs[a as usize] << amount, shift);
                        set!(dst, value)
                    }
                    Inst::ShlI { shift, amount, dst, a } => one!(dst, a, |x| cut(x << amount, shift)),
                    Inst::LShr { shift, dst, a, b } => {
                        plain!(a, b);
                        let amount = regs[b as usize];
                        if amount >= u64::from(64 - shift) {
                            step!();
                        }
                        let value = regs[a as usize] >> amount;
                        set!(dst, value)
                    }
                    Inst::LShrI { amount, dst, a } => one!(dst, a, |x| x >> amount),
                    Inst::AShr { shift, dst, a, b } => {
                        plain!(a, b);
                        let amount = regs[b as usize];
                        if amount >= u64::from(64 - shift) {
                            step!();
                        }
                        let value = cut((signed(regs[a as usize], shift) >> amount) as u64, shift);
                        set!(dst, value)
                    }
                    Inst::AShrI { shift, amount, dst, a } => {
                        one!(dst, a, |x| cut((signed(x, shift) >> amount) as u64, shift))
                    }
                    Inst::UDiv { dst, a, b } => {
                        plain!(a, b);
                        let Some(value) = regs[a as usize].checked_div(regs[b as usize]) else { step!() };
                        set!(dst, value)
                    }
                    Inst::URem { dst, a, b } => {
                        plain!(a, b);
                        let Some(value) = regs[a as usize].checked_rem(regs[b as usize]) else { step!() };
                        set!(dst, value)
                    }
                    Inst::SDiv { shift, dst, a, b } => {
                        plain!(a, b);
                        let (x, y) = (signed(regs[a as usize], shift), signed(regs[b as usize], shift));
                        if y == 0 || y == -1 {
                            step!();
                        }
                        set!(dst, cut((x / y) as u64, shift))
                    }
                    Inst::SRem { shift, dst, a, b } => {
                        plain!(a, b);
                        let (x, y) = (signed(regs[a as usize], shift), signed(regs[b as usize], shift));
                        if y == 0 || y == -1 {
                            step!();
                        }
                        set!(dst, cut((x % y) as u64, shift))
                    }
                    Inst::UDivI { dst, a, value } => one!(dst, a, |x| x / value.max(1)),
                    Inst::URemI { dst, a, value } => one!(dst, a, |x| x % value.max(1)),
                    Inst::SDivI { shift, dst, a, value } => {
                        one!(dst, a, |x| cut(signed(x, shift).wrapping_div(value) as u64, shift))
                    }
                    Inst::SRemI { shift, dst, a, value } => {
                        one!(dst, a, |x| cut(signed(x, shift).wrapping_rem(value) as u64, shift))
                    }
                    Inst::FunnelI { shift, amount, dst, a, b } => two!(dst, a, b, |x, y| {
                        let width = 64 - shift;
                        cut(x << amount | y >> (width - amount), shift)
                    }),
                    Inst::Unary { op, shift, dst, a } => one!(dst, a, |x| unary(op, x, shift)),
                    Inst::Eq { dst, a, b } => two!(dst, a, b, |x, y| u64::from(x == y)),
                    Inst::EqI { dst, a, value } => one!(dst, a, |x| u64::from(x == value)),
                    Inst::Ne { dst, a, b } => two!(dst, a, b, |x, y| u64::from(x != y)),
                    Inst::NeI { dst, a, value } => one!(dst, a, |x| u64::from(x != value)),
                    Inst::Ult { dst, a, b } => two!(dst, a, b, |x, y| u64::from(x < y)),
                    Inst::UltI { dst, a, value } => one!(dst, a, |x| u64::from(x < value)),
                    Inst::Ule { dst, a, b } => two!(dst, a, b, |x, y| u64::from(x <= y)),
                    Inst::UgtI { dst, a, value } => one!(dst, a, |x| u64::from(x > value)),
                    Inst::Slt { shift, dst, a, b } => {
                        two!(dst, a, b, |x, y| u64::from(((x << shift) as i64) < ((y << shift) as i64)))
                    }
                    Inst::SltI { shift, dst, a, value } => {
                        one!(dst, a, |x| u64::from(((x << shift) as i64) < value))
                    }
                    Inst::Sle { shift, dst, a, b } => {
                        two!(dst, a, b, |x, y| u64::from(((x << shift) as i64) <= ((y << shift) as i64)))
                    }
                    Inst::SgtI { shift, dst, a, value } => {
                        one!(dst, a, |x| u64::from(((x << shift) as i64) > value))
                    }
                    Inst::Select { dst, condition, a, b } => {
                        plain!(condition);
                        let from = if regs[condition as usize] != 0 { a } else { b };
                        plain!(from);
                        let value = regs[from as usize];
                        set!(dst, value)
                    }
                    Inst::Truncate { shift, dst, a } => one!(dst, a, |x| cut(x, shift)),
                    Inst::SignExtend { from, to, dst, a } => one!(dst, a, |x| cut(sign_extend(x, from), to)),
                    Inst::Pointer { index_shift, dst, base, index, scale, offset } => {
                        let address = indexed!(base, offset, index_shift, index, scale);
                        set!(dst, address)
                    }
                    Inst::PointerTable { index_shift, dst, index, scale, base } => {
                        let address = in_table!(base, index_shift, index, scale);
                        set!(dst, address)
                    }
                    Inst::Load8 { dst, base, offset } => load!(u8, dst, near!(base, offset)),
                    Inst::Load16 { dst, base, offset } => load!(u16, dst, near!(base, offset)),
                    Inst::Load32 { dst, base, offset } => load!(u32, dst, near!(base, offset)),
                    Inst::Load64 { dst, base, offset } => load!(u64, dst, near!(base, offset)),
                    Inst::LoadIndex8 { index_shift, dst, base, index, scale, offset } => {
                        load!(u8, dst, indexed!(base, offset, index_shift, index, scale))
                    }
                    Inst::LoadIndex16 { index_shift, dst, base, index, scale, offset } => {
                        load!(u16, dst, indexed!(base, offset, index_shift, index, scale))
                    }
                    Inst::LoadIndex32 { index_shift, dst, base, index, scale, offset } => {
                        load!(u32, dst, indexed!(base, offset, index_shift, index, scale))
                    }
                    Inst::LoadIndex64 { index_shift, dst, base, index, scale, offset } => {
                        load!(u64, dst, indexed!(base, offset, index_shift, index, scale))
                    }
                    Inst::LoadTable8 { index_shift, dst, index, scale, address } => {
                        load!(u8, dst, in_table!(address, index_shift, index, scale))
                    }
                    Inst::LoadTable16 { index_shift, dst, index, scale, address } => {
                        load!(u16, dst, in_table!(address, index_shift, index, scale))
                    }
                    Inst::LoadTable32 { index_shift, dst, index, scale, address } => {
                        load!(u32, dst, in_table!(address, index_shift, index, scale))
                    }
                    Inst::LoadTable64 { index_shift, dst, index, scale, address } => {
                        load!(u64, dst, in_table!(address, index_shift, index, scale))
                    }
                    Inst::LoadAt8 { dst, address } => load!(u8, dst, address),
                    Inst::LoadAt16 { dst, address } => load!(u16, dst, address),
                    Inst::LoadAt32 { dst, address } => load!(u32, dst, address),
                    Inst::LoadAt64 { dst, address } => load!(u64, dst, address),
                    Inst::Store8 { a, base, offset } => store!(u8, a, near!(base, offset)),
                    Inst::Store16 { a, base, offset } => store!(u16, a, near!(base, offset)),
                    Inst::Store32 { a, base, offset } => store!(u32, a, near!(base, offset)),
                    Inst::Store64 { a, base, offset } => store!(u64, a, near!(base, offset)),
                    Inst::StoreIndex8 { index_shift, a, base, index, scale, offset } => {
                        store!(u8, a, indexed!(base, offset, index_shift, index, scale))
                    }
                    Inst::StoreIndex16 { index_shift, a, base, index, scale, offset } => {
                        store!(u16, a, indexed!(base, offset, index_shift, index, scale))
                    }
                    Inst::StoreIndex32 { index_shift, a, base, index, scale, offset } => {
                        store!(u32, a, indexed!(base, offset, index_shift, index, scale))
                    }
                    Inst::StoreIndex64 { index_shift, a, base, index, scale, offset } => {
                        store!(u64, a, indexed!(base, offset, index_shift, index, scale))
                    }
                    Inst::StoreTable8 { index_shift, a, index, scale, address } => {
                        store!(u8, a, in_table!(address, index_shift, index, scale))
                    }
                    Inst::StoreTable16 { index_shift, a, index, scale, address } => {
                        store!(u16, a, in_table!(address, index_shift, index, scale))
                    }
                    Inst::StoreTable32 { index_shift, a, index, scale, address } => {
                        store!(u32, a, in_table!(address, index_shift, index, scale))
                    }
                    Inst::StoreTable64 { index_shift, a, index, scale, address } => {
                        store!(u64, a, in_table!(address, index_shift, index, scale))
                    }
                    Inst::StoreAt8 { a, address } => store!(u8, a, address),
                    Inst::StoreAt16 { a, address } => store!(u16, a, address),
                    Inst::StoreAt32 { a, address } => store!(u32, a, address),
                    Inst::StoreAt64 { a, address } => store!(u64, a, address),
                    Inst::Float64 { op, dst, a, b } => two!(dst, a, b, |x, y| {
                        float64(op, f64::from_bits(x), f64::from_bits(y)).to_bits()
                    }),
                    Inst::Float32 { op, dst, a, b } => two!(dst, a, b, |x, y| {
                        u64::from(float32(op, f32::from_bits(x as u32), f32::from_bits(y as u32)).to_bits())
                    }),
                    Inst::FloatCompare { predicate, shift, dst, a, b } => two!(dst, a, b, |x, y| {
                        u64::from(float_compare(predicate, double(x, shift), double(y, shift)))
                    }),
                    Inst::FloatCast { op, from, to, dst, a } => {
                        plain!(a);
                        let Some(value) = float_cast(op, regs[a as usize], from, to) else { step!() };
                        set!(dst, value)
                    }
                    Inst::Jump { target } => goto!(target, COMPLETED),
                    Inst::Branch { condition, then, otherwise } => {
                        plain!(condition);
                        branch!(regs[condition as usize] != 0, then, otherwise)
                    }
                    Inst::BranchEq { a, b, then, otherwise } => {
                        plain!(a, b);
                        branch!(regs[a as usize] == regs[b as usize], then, otherwise)
                    }
                    Inst::BranchUlt { a, b, then, otherwise } => {
                        plain!(a, b);
                        branch!(regs[a as usize] < regs[b as usize], then, otherwise)
                    }
                    Inst::BranchSlt { shift, a, b, then, otherwise } => {
                        plain!(a, b);
                        let (x, y) = (regs[a as usize] << shift, regs[b as usize] << shift);
                        branch!((x as i64) < (y as i64), then, otherwise)
                    }
                    Inst::BranchEqI { a, value, then, otherwise } => {
                        plain!(a);
                        branch!(regs[a as usize] == u64::from(value), then, otherwise)
                    }
                    Inst::BranchUltI { a, value, then, otherwise } => {
                        plain!(a);
                        branch!(regs[a as usize] < u64::from(value), then, otherwise)
                    }
                    Inst::BranchSltI { shift, a, value, then, otherwise } => {
                        plain!(a);
                        let x = (regs[a as usize] << shift) as i64;
                        branch!(x < i64::from(value) << shift, then, otherwise)
                    }
                    Inst::Switch { a, table } => {
                        plain!(a);
                        let target = code.switches[table as usize].target(regs[a as usize]);
                        goto!(target, COMPLETED)
                    }
                    Inst::Call { site } => {
                        let call = &code.calls[site as usize];
                        let callee = &code.functions[call.callee];
                        let callee_base = base + size;
                        let callee_size = callee.frame_size as usize;
                        let entry = match callee.entry {
                            Some(entry) if below + (callee_base + callee_size) as u64 <= limit => entry,
                            _ => step!(),
                        };
                        if instructions >= fuel {
                            break 'frame Some(Exit::Fuel);
                        }
                        if MIXED && call.args.iter().any(|arg| is_term(tags, arg)) {
                            step!();
                        }
                        copy_arguments(words, call, base, callee_base);
                        let frame = callee_frame(call, pc as u32 + 1);
                        frames.push(ActiveFrame { frame, base: callee_base, size: callee_size });
                        block = entry;
                        pc = blocks[block.0 as usize].start as usize;
                        continue 'frame;
                    }
                    Inst::Return | Inst::ReturnWord { .. } | Inst::ReturnConst { .. } => {
                        let top = frames.last().expect("a running state has a frame");
                        if frames.len() < 2 || top.frame.extra.is_some() {
                            step!();
                        }
                        let value = match insts[pc] {
                            Inst::ReturnWord { a } => {
                                plain!(a);
                                regs[a as usize]
                            }
                            Inst::ReturnConst { value } => value,
                            _ => 0,
                        };
                        let result = top.frame.result_slot;
                        let return_pc = top.frame.return_pc as usize;
                        coverage.mark(block, COMPLETED);
                        instructions += u64::from(blocks[block.0 as usize].weight);
                        if MIXED {
                            tags[..size].fill(0);
                        }
                        frames.pop();
                        if result != u32::MAX {
                            let caller = frames.last().expect("checked above");
                            words[caller.base + result as usize] = value;
                            if caller.frame.mixed {
                                terms[caller.base + result as usize] = 0;
                            }
                        }
                        pc = return_pc;
                        block = code.origins[pc].block;
                        continue 'frame;
                    }
                }
            }
        };
        self.core.pc = pc as u32;
        self.core.block = block;
        *self.instructions = instructions;
        exit
    }
}

/// Whether an argument of a call is a term.
#[inline(always)]
fn is_term(tags: &[u32; MAX_SLOTS], arg: &Source) -> bool {
    match *arg {
        Source::Slot(slot) => tags[slot as usize] != 0,
        Source::Word(_) => false,
    }
}

/// Copies the arguments of a call from the caller's registers to the callee's.
#[inline(always)]
fn copy_arguments(words: &mut [u64], call: &CallSite, base: usize, callee_base: usize) {
    for (index, arg) in call.args.iter().enumerate() {
        words[callee_base + index] = match *arg {
            Source::Slot(slot) => words[base + slot as usize],
            Source::Word(word) => word,
        };
    }
}

/// The frame of a callee that has plain words only.
#[inline(always)]
fn callee_frame(call: &CallSite, return_pc: u32) -> Frame {
    let result_slot = call.dst.map_or(u32::MAX, u32::from);
    Frame { function: call.callee, return_pc, result_slot, mixed: false, extra: None }
}
