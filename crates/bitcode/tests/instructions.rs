//! Instructions, intrinsics and constants one by one: small modules in text form, run and compared.

mod reference;

use loam_bitcode::{Input, LoadOptions, Loaded, load};
use loam_program::ir::*;
use loam_program::{print, verify::verify};
use reference::{Machine, Stop};

fn loaded(text: &str) -> Loaded {
    let input = Input::Memory { name: "test.ll", bytes: text.as_bytes() };
    let loaded = load(&[input], &LoadOptions { entry: String::new(), ..LoadOptions::default() })
        .unwrap_or_else(|error| panic!("{error}"));
    verify(&loaded.program).unwrap_or_else(|why| panic!("{why}\n{}", print::program(&loaded.program)));
    loaded
}

/// Runs `@f` of a module.
fn run(text: &str, arguments: &[u128]) -> Result<Vec<u128>, Stop> {
    let loaded = loaded(text);
    assert_eq!(loaded.warnings, Vec::<String>::new());
    Machine::new(&loaded.program).run("f", arguments)
}

/// Runs a function body with parameters `%a` and `%b` of one type.
fn run_2(ty: &str, body: &str, declarations: &str, a: u128, b: u128) -> u128 {
    let text = format!("define {ty} @f({ty} %a, {ty} %b) {{\n{body}\nret {ty} %r\n}}\n{declarations}");
    run(&text, &[a, b]).unwrap_or_else(|stop| panic!("{stop} in {text}"))[0]
}

/// The value of an intrinsic of two arguments of one integer type.
fn intrinsic_2(name: &str, ty: &str, a: u128, b: u128) -> u128 {
    let body = format!("%r = call {ty} @llvm.{name}.{ty}({ty} %a, {ty} %b)");
    run_2(ty, &body, &format!("declare {ty} @llvm.{name}.{ty}({ty}, {ty})"), a, b)
}

fn function_text(text: &str) -> String {
    let loaded = loaded(text);
    let (id, _) = loaded.program.functions.iter().find(|(_, f)| f.name == "f").expect("@f");
    print::function(&loaded.program, id)
}

const M8: u128 = 0xff;

#[test]
fn minimum_maximum_and_absolute_value() {
    assert_eq!(intrinsic_2("smin", "i8", 0x80, 1), 0x80);
    assert_eq!(intrinsic_2("smax", "i8", 0x80, 1), 1);
    assert_eq!(intrinsic_2("umin", "i8", 0x80, 1), 1);
    assert_eq!(intrinsic_2("umax", "i8", 0x80, 1), 0x80);
    let absolute = "%r = call i8 @llvm.abs.i8(i8 %a, i1 false)";
    let declaration = "declare i8 @llvm.abs.i8(i8, i1)";
    assert_eq!(run_2("i8", absolute, declaration, 0xfb, 0), 5);
    assert_eq!(run_2("i8", absolute, declaration, 0x80, 0), 0x80);
    assert_eq!(run_2("i8", absolute, declaration, 7, 0), 7);
}

#[test]
fn saturating_arithmetic_agrees_with_exact_arithmetic_on_all_bytes() {
    let names = ["sadd.sat", "ssub.sat", "uadd.sat", "usub.sat", "sshl.sat", "ushl.sat"];
    for name in names {
        let text = format!(
            "define i8 @f(i8 %a, i8 %b) {{\n%r = call i8 @llvm.{name}.i8(i8 %a, i8 %b)\nret i8 %r\n}}\n\
             declare i8 @llvm.{name}.i8(i8, i8)"
        );
        let loaded = loaded(&text);
        let mut machine = Machine::new(&loaded.program);
        for a in (0..256i64).step_by(3) {
            for b in (0..256i64).step_by(5) {
                let b = if name.contains("shl") { b % 8 } else { b };
                let (sa, sb) = (i64::from(a as i8), i64::from(b as i8));
                let exact = match name {
                    "sadd.sat" => (sa + sb).clamp(-128, 127),
                    "ssub.sat" => (sa - sb).clamp(-128, 127),
                    "uadd.sat" => (a + b).min(255),
                    "usub.sat" => (a - b).max(0),
                    "sshl.sat" => (sa << b).clamp(-128, 127),
                    _ => (a << b).min(255),
                };
                let found = machine.run("f", &[a as u128, b as u128]).expect("it runs");
                assert_eq!(found, [exact as u128 & M8], "{name} {a} {b}");
            }
        }
    }
}

#[test]
fn overflow_checks_agree_with_exact_arithmetic() {
    let samples = |width: u32| -> Vec<i128> {
        let least = -(1i128 << (width - 1));
        vec![0, 1, -1, 2, 3, least, least + 1, -(least + 1), least / 2, 1 << (width / 2), -(1 << (width / 2))]
    };
    let signs = [('s', Signedness::Signed), ('u', Signedness::Unsigned)];
    for (op, (sign, signedness)) in
        ["add", "sub", "mul"].into_iter().flat_map(|op| signs.map(|sign| (op, sign)))
    {
        for width in [8, 32, 64, 100] {
            let name = format!("llvm.{sign}{op}.with.overflow.i{width}");
            let text = format!(
                "define {{i{width}, i1}} @f(i{width} %a, i{width} %b) {{\n\
                 %r = call {{i{width}, i1}} @{name}(i{width} %a, i{width} %b)\nret {{i{width}, i1}} %r\n}}\n\
                 declare {{i{width}, i1}} @{name}(i{width}, i{width})"
            );
            let loaded = loaded(&text);
            let mut machine = Machine::new(&loaded.program);
            let mask = (1u128 << width) - 1;
            for a in samples(width) {
                for b in samples(width) {
                    let found = machine.run("f", &[a as u128 & mask, b as u128 & mask]).expect("it runs");
                    let wanted = exact(op, signedness, width, a, b, mask);
                    assert_eq!(found, [wanted.0, u128::from(wanted.1)], "{name} {a} {b}");
                }
            }
        }
    }
}

/// The wrapped result of an operation and whether it overflows.
fn exact(op: &str, signedness: Signedness, width: u32, a: i128, b: i128, mask: u128) -> (u128, bool) {
    if signedness.is_signed() {
        let exact = match op {
            "add" => a.checked_add(b),
            "sub" => a.checked_sub(b),
            _ => a.checked_mul(b),
        };
        let wrapped = match op {
            "add" => a.wrapping_add(b),
            "sub" => a.wrapping_sub(b),
            _ => a.wrapping_mul(b),
        };
        let bound = 1i128 << (width - 1);
        let fits = exact.is_some_and(|exact| (-bound..bound).contains(&exact));
        return (wrapped as u128 & mask, !fits);
    }
    let (a, b) = (a as u128 & mask, b as u128 & mask);
    let exact = match op {
        "add" => a.checked_add(b),
        "sub" => a.checked_sub(b),
        _ => a.checked_mul(b),
    };
    let wrapped = match op {
        "add" => a.wrapping_add(b),
        "sub" => a.wrapping_sub(b),
        _ => a.wrapping_mul(b),
    };
    (wrapped & mask, exact.is_none_or(|exact| exact > mask))
}

#[test]
fn bit_tricks_work_on_odd_widths() {
    let one = |name: &str, ty: &str, extra: &str, a: u128| {
        let types = if extra.is_empty() { String::new() } else { ", i1".to_owned() };
        let body = format!("%r = call {ty} @llvm.{name}.{ty}({ty} %a{extra})");
        run_2(ty, &body, &format!("declare {ty} @llvm.{name}.{ty}({ty}{types})"), a, 0)
    };
    assert_eq!(one("ctpop", "i17", "", 0x1ffff), 17);
    assert_eq!(one("ctlz", "i17", ", i1 false", 1), 16);
    assert_eq!(one("ctlz", "i17", ", i1 false", 0), 17);
    assert_eq!(one("cttz", "i128", ", i1 false", 1 << 100), 100);
    assert_eq!(one("bswap", "i48", "", 0x010203040506), 0x060504030201);
    assert_eq!(one("bitreverse", "i5", "", 0b00011), 0b11000);
    let funnel = |name: &str, amount: u32| {
        let body = format!("%r = call i8 @llvm.{name}.i8(i8 %a, i8 %b, i8 {amount})");
        run_2("i8", &body, &format!("declare i8 @llvm.{name}.i8(i8, i8, i8)"), 0x12, 0x34)
    };
    assert_eq!(funnel("fshl", 4), 0x23);
    assert_eq!(funnel("fshr", 12), 0x23);
    let three_way = |sign: char, a: u128, b: u128| {
        let body = format!("%c = call i8 @llvm.{sign}cmp.i8.i32(i32 %a, i32 %b)\n%r = sext i8 %c to i32");
        run_2("i32", &body, &format!("declare i8 @llvm.{sign}cmp.i8.i32(i32, i32)"), a, b)
    };
    assert_eq!(three_way('s', 0xffff_ffff, 1), 0xffff_ffff);
    assert_eq!(three_way('u', 0xffff_ffff, 1), 1);
    assert_eq!(three_way('u', 5, 5), 0);
}

#[test]
fn vectors_change_lanes_through_bitcasts() {
    let cast = |from: &str, to: &str, a: &str| {
        run(&format!("define {to} @f() {{\n%r = bitcast {from} {a} to {to}\nret {to} %r\n}}"), &[])
            .expect("it runs")
    };
    assert_eq!(cast("<4 x i8>", "i32", "<i8 1, i8 2, i8 3, i8 4>"), [0x04030201]);
    assert_eq!(cast("<4 x i8>", "<2 x i16>", "<i8 1, i8 2, i8 3, i8 4>"), [0x0201, 0x0403]);
    assert_eq!(cast("i64", "<2 x float>", "4611686019492741120"), [0x3f80_0000, 0x4000_0000]);
    // Through a parameter, so that LLVM cannot fold it away.
    let text = "define <8 x i1> @f(i8 %a) {\n%r = bitcast i8 %a to <8 x i1>\nret <8 x i1> %r\n}";
    assert_eq!(run(text, &[0b1010_0110]).expect("it runs"), [0, 1, 1, 0, 0, 1, 0, 1]);
    let text = "define i8 @f(<4 x i16> %a) {
      %m = icmp ugt <4 x i16> %a, <i16 2, i16 2, i16 2, i16 2>
      %n = bitcast <4 x i1> %m to i4
      %r = zext i4 %n to i8
      ret i8 %r
    }";
    assert_eq!(run(text, &[1, 5, 2, 9]).expect("it runs"), [0b1010]);
    let text =
        "define <3 x i32> @f(<4 x i24> %a) {\n%r = bitcast <4 x i24> %a to <3 x i32>\nret <3 x i32> %r\n}";
    assert_eq!(
        run(text, &[0x030201, 0x060504, 0x090807, 0x0c0b0a]).expect("it runs"),
        [0x04030201, 0x08070605, 0x0c0b0a09]
    );
    let text =
        "define <2 x i64> @f(<4 x i32> %a) {\n%r = bitcast <4 x i32> %a to <2 x i64>\nret <2 x i64> %r\n}";
    assert_eq!(run(text, &[1, 2, 3, 4]).expect("it runs"), [0x2_0000_0001, 0x4_0000_0003]);
}

#[test]
fn packed_vectors_keep_their_bits_in_memory() {
    let text = "define i8 @f(<4 x i1> %a) {
      %p = alloca <4 x i1>
      store <4 x i1> %a, ptr %p
      %r = load i8, ptr %p
      ret i8 %r
    }";
    assert_eq!(run(text, &[1, 0, 1, 1]).expect("it runs"), [0b1101]);
    let text =
        "@g = constant <12 x i1> <i1 1, i1 0, i1 0, i1 1, i1 0, i1 0, i1 0, i1 0, i1 1, i1 1, i1 0, i1 1>
    define <12 x i1> @f() {\n%r = load <12 x i1>, ptr @g\nret <12 x i1> %r\n}";
    assert_eq!(run(text, &[]).expect("it runs"), [1, 0, 0, 1, 0, 0, 0, 0, 1, 1, 0, 1]);
    let text = "define i64 @f() {
      %p = alloca <160 x i1>
      store <160 x i1> splat (i1 true), ptr %p
      %q = getelementptr i8, ptr %p, i64 12
      %r = load i64, ptr %q
      ret i64 %r
    }";
    assert_eq!(run(text, &[]).expect("it runs"), [u128::from(u64::MAX)]);
}

#[test]
fn vector_elements_move_by_constant_and_by_variable_index() {
    let text = "define i32 @f(<4 x i32> %v, i32 %i) {
      %w = insertelement <4 x i32> %v, i32 100, i32 %i
      %j = add i32 %i, 1
      %x = extractelement <4 x i32> %w, i32 %j
      %y = extractelement <4 x i32> %w, i32 %i
      %z = shufflevector <4 x i32> %w, <4 x i32> splat (i32 7), <5 x i32> <i32 3, i32 4, i32 poison, i32 0, i32 2>
      %s = call i32 @llvm.vector.reduce.add.v5i32(<5 x i32> %z)
      %t = mul i32 %x, 1000000
      %u = mul i32 %y, 1000
      %r1 = add i32 %t, %u
      %r = add i32 %r1, %s
      ret i32 %r
    }
    declare i32 @llvm.vector.reduce.add.v5i32(<5 x i32>)";
    assert_eq!(run(text, &[1, 2, 3, 4, 1]).expect("it runs"), [3_000_000 + 100_000 + 4 + 7 + 1 + 3]);
}

#[test]
fn reductions_fold_lanes_in_order() {
    let reduce = |name: &str, lanes: [u128; 4]| {
        let text = format!(
            "define i8 @f(<4 x i8> %v) {{\n%r = call i8 @llvm.vector.reduce.{name}.v4i8(<4 x i8> %v)\nret i8 %r\n}}\n\
             declare i8 @llvm.vector.reduce.{name}.v4i8(<4 x i8>)"
        );
        run(&text, &lanes).expect("it runs")[0]
    };
    assert_eq!(reduce("add", [1, 2, 3, 250]), 0);
    assert_eq!(reduce("mul", [1, 2, 3, 4]), 24);
    assert_eq!(reduce("and", [7, 6, 14, 22]), 6);
    assert_eq!(reduce("or", [1, 2, 4, 0]), 7);
    assert_eq!(reduce("xor", [1, 3, 4, 4]), 2);
    assert_eq!(reduce("smax", [0x80, 1, 0x7f, 2]), 0x7f);
    assert_eq!(reduce("smin", [0x80, 1, 0x7f, 2]), 0x80);
    assert_eq!(reduce("umax", [0x80, 1, 0x7f, 2]), 0x80);
    assert_eq!(reduce("umin", [0x80, 1, 0x7f, 2]), 1);
    let text = "define double @f(<2 x double> %v) {
      %r = call double @llvm.vector.reduce.fadd.v2f64(double 1.0, <2 x double> %v)
      ret double %r
    }
    declare double @llvm.vector.reduce.fadd.v2f64(double, <2 x double>)";
    let arguments = [2.5f64, 0.25].map(|x| u128::from(x.to_bits()));
    assert_eq!(run(text, &arguments).expect("it runs"), [u128::from(3.75f64.to_bits())]);
}

#[test]
fn masked_accesses_touch_only_the_lanes_asked_for() {
    let text = "@g = global [4 x i32] [i32 10, i32 20, i32 30, i32 40]
    define <4 x i32> @f(<4 x i1> %m) {
      ; Lanes 2 and 3 of the first access lie far outside of memory.
      %low = inttoptr i64 8 to ptr
      %v = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr @g, <4 x i1> %m, <4 x i32> splat (i32 1))
      call void @llvm.masked.store.v4i32.p0(<4 x i32> splat (i32 5), ptr %low, <4 x i1> zeroinitializer)
      call void @llvm.masked.store.v4i32.p0(<4 x i32> splat (i32 5), ptr @g, <4 x i1> %m)
      %w = load <4 x i32>, ptr @g
      %r = add <4 x i32> %v, %w
      %ps = getelementptr i32, ptr @g, <4 x i64> <i64 3, i64 2, i64 1, i64 9999999999>
      %x = call <4 x i32> @llvm.masked.gather.v4i32.v4p0(<4 x ptr> %ps, <4 x i1> <i1 1, i1 1, i1 0, i1 0>, <4 x i32> zeroinitializer)
      %s = add <4 x i32> %r, %x
      ret <4 x i32> %s
    }
    declare <4 x i32> @llvm.masked.load.v4i32.p0(ptr, <4 x i1>, <4 x i32>)
    declare void @llvm.masked.store.v4i32.p0(<4 x i32>, ptr, <4 x i1>)
    declare <4 x i32> @llvm.masked.gather.v4i32.v4p0(<4 x ptr>, <4 x i1>, <4 x i32>)";
    assert_eq!(run(text, &[1, 0, 0, 1]).expect("it runs"), [15 + 5, 21 + 30, 31, 45]);
}

#[test]
fn every_atomic_update_leaves_the_new_value_and_returns_the_old() {
    let update = |op: &str, old: u128, argument: u128| {
        let text = format!(
            "define {{i8, i8}} @f(i8 %a, i8 %b) {{\n%p = alloca i8\nstore i8 %a, ptr %p\n\
             %o = atomicrmw {op} ptr %p, i8 %b seq_cst\n%n = load i8, ptr %p\n\
             %r = insertvalue {{i8, i8}} poison, i8 %o, 0\n%s = insertvalue {{i8, i8}} %r, i8 %n, 1\n\
             ret {{i8, i8}} %s\n}}"
        );
        let found = run(&text, &[old, argument]).expect("it runs");
        assert_eq!(found[0], old, "{op}");
        found[1]
    };
    assert_eq!(update("xchg", 3, 9), 9);
    assert_eq!(update("add", 250, 9), 3);
    assert_eq!(update("sub", 3, 9), 250);
    assert_eq!(update("and", 12, 10), 8);
    assert_eq!(update("nand", 12, 10), 0xf7);
    assert_eq!(update("or", 12, 10), 14);
    assert_eq!(update("xor", 12, 10), 6);
    assert_eq!(update("max", 0x80, 10), 10);
    assert_eq!(update("min", 0x80, 10), 0x80);
    assert_eq!(update("umax", 0x80, 10), 0x80);
    assert_eq!(update("umin", 0x80, 10), 10);
    assert_eq!(update("uinc_wrap", 10, 10), 0);
    assert_eq!(update("uinc_wrap", 9, 10), 10);
    assert_eq!(update("udec_wrap", 0, 10), 10);
    assert_eq!(update("udec_wrap", 11, 10), 10);
    assert_eq!(update("udec_wrap", 5, 10), 4);
    assert_eq!(update("usub_cond", 5, 10), 5);
    assert_eq!(update("usub_cond", 12, 10), 2);
    assert_eq!(update("usub_sat", 5, 10), 0);
    let float = |op: &str| {
        let text = format!(
            "define float @f(float %a, float %b) {{\n%p = alloca float\nstore float %a, ptr %p\n\
             %o = atomicrmw {op} ptr %p, float %b seq_cst\n%n = load float, ptr %p\nret float %n\n}}"
        );
        let arguments = [1.5f32, 4.0].map(|x| u128::from(x.to_bits()));
        f32::from_bits(run(&text, &arguments).expect("it runs")[0] as u32)
    };
    let found = ["fadd", "fsub", "fmax", "fmin", "fmaximum", "fminimum"].map(float);
    assert_eq!(found, [5.5, -2.5, 4.0, 1.5, 4.0, 1.5]);
}

#[test]
fn compare_exchange_stores_only_on_success() {
    let text = "define {i32, i1, i32} @f(i32 %expected) {
      %p = alloca i32
      store i32 7, ptr %p
      %o = cmpxchg ptr %p, i32 %expected, i32 9 acq_rel monotonic
      fence seq_cst
      %v = extractvalue {i32, i1} %o, 0
      %s = extractvalue {i32, i1} %o, 1
      %n = load atomic i32, ptr %p seq_cst, align 4
      %r0 = insertvalue {i32, i1, i32} poison, i32 %v, 0
      %r1 = insertvalue {i32, i1, i32} %r0, i1 %s, 1
      %r2 = insertvalue {i32, i1, i32} %r1, i32 %n, 2
      ret {i32, i1, i32} %r2
    }";
    assert_eq!(run(text, &[7]).expect("it runs"), [7, 1, 9]);
    assert_eq!(run(text, &[8]).expect("it runs"), [7, 0, 7]);
}

#[test]
fn constant_expressions_are_folded_or_computed() {
    let text = "@a = global [10 x i32] zeroinitializer
    @b = global i8 0
    define {i64, i64, i1, ptr} @f() {
      %d = sub i64 ptrtoint (ptr getelementptr (i32, ptr @a, i64 7) to i64), ptrtoint (ptr @a to i64)
      %t = zext i16 trunc (i64 sub (i64 ptrtoint (ptr getelementptr (i32, ptr @a, i64 3) to i64), i64 ptrtoint (ptr @a to i64)) to i16) to i64
      %x = xor i32 ptrtoint (ptr @a to i32), ptrtoint (ptr @a to i32)
      %c = icmp eq i32 %x, 0
      %r0 = insertvalue {i64, i64, i1, ptr} poison, i64 %d, 0
      %r1 = insertvalue {i64, i64, i1, ptr} %r0, i64 %t, 1
      %r2 = insertvalue {i64, i64, i1, ptr} %r1, i1 %c, 2
      %r3 = insertvalue {i64, i64, i1, ptr} %r2, ptr inttoptr (i64 add (i64 ptrtoint (ptr @b to i64), i64 0) to ptr), 3
      ret {i64, i64, i1, ptr} %r3
    }";
    let found = run(text, &[]).expect("it runs");
    assert_eq!(found[..3], [28, 12, 1]);
}

#[test]
fn constants_that_need_computing_in_a_phi_are_computed_before_the_jump() {
    let text = "@a = global i8 0, align 256
    define i32 @f(i1 %c) {
    entry:
      br i1 %c, label %left, label %join
    left:
      br label %join
    join:
      %r = phi i32 [ ptrtoint (ptr @a to i32), %left ], [ 5, %entry ]
      ret i32 %r
    }";
    assert_eq!(run(text, &[0]).expect("it runs"), [5]);
    assert_eq!(run(text, &[1]).expect("it runs")[0] % 256, 0);
    assert!(function_text(text).contains("truncate.64.32 @a"));
}

#[test]
fn initialisers_hold_bytes_and_addresses() {
    let text = "%s = type { i8, i32, [2 x i16], ptr, x86_fp80 }
    @target = global [4 x i64] zeroinitializer
    @g = global %s { i8 1, i32 -2, [2 x i16] [i16 3, i16 4], ptr getelementptr (i8, ptr @target, i64 9), x86_fp80 0xK3FFF8000000000000000 }
    @wide = global i128 -2
    @huge = global i200 5
    @packed = global <{ i8, i32, ptr }> <{ i8 1, i32 2, ptr @f }>
    @floats = constant [2 x double] [double 1.0, double -2.0]
    @difference = global i64 sub (i64 ptrtoint (ptr getelementptr (i64, ptr @target, i64 3) to i64), i64 ptrtoint (ptr @target to i64))
    @text = constant [4 x i8] c\"ab\\00\\FF\"
    @nested = global { [2 x { i8, i16 }], <2 x i8> } { [2 x { i8, i16 }] [{ i8, i16 } { i8 1, i16 2 }, { i8, i16 } zeroinitializer], <2 x i8> <i8 5, i8 6> }
    @external = external global [3 x i32]
    @nothing = global i32 undef
    define void @f() {\nret void\n}";
    let loaded = loaded(text);
    let global =
        |name: &str| loaded.program.globals.values().find(|global| global.name == name).expect("a global");
    let bytes = |name: &str| global(name).bytes.clone().expect("bytes");
    let g = bytes("g");
    assert_eq!(g[..16], [1, 0, 0, 0, 0xfe, 0xff, 0xff, 0xff, 3, 0, 4, 0, 0, 0, 0, 0]);
    assert_eq!(g[32..42], [0, 0, 0, 0, 0, 0, 0, 0x80, 0xff, 0x3f]);
    let target =
        loaded.program.globals.iter().find(|(_, global)| global.name == "target").expect("a global").0;
    assert_eq!(global("g").relocations, [Relocation { at: 16, target: Address::Global(target, 9) }]);
    assert_eq!(bytes("wide"), [&[0xfe][..], &[0xff; 15]].concat());
    assert_eq!(bytes("huge").len(), 32);
    assert_eq!(bytes("huge")[0], 5);
    assert_eq!(global("packed").relocations[0].at, 5);
    assert!(matches!(global("packed").relocations[0].target, Address::Function(_)));
    assert_eq!(bytes("floats")[6..8], [0xf0, 0x3f]);
    assert_eq!(bytes("difference"), [24, 0, 0, 0, 0, 0, 0, 0]);
    assert_eq!(bytes("text"), [b'a', b'b', 0, 0xff]);
    assert_eq!(bytes("nested")[..10], [1, 0, 2, 0, 0, 0, 0, 0, 5, 6]);
    assert!(global("floats").constant && !global("g").constant);
    assert_eq!((global("external").size, global("external").bytes.is_none()), (12, true));
    assert_eq!(bytes("nothing"), [0; 4]);
}

#[test]
fn an_initialiser_that_is_no_address_is_warned_of() {
    let text = "@a = global i8 0\n@b = global i32 trunc (i64 ptrtoint (ptr @a to i64) to i32)";
    let input = Input::Memory { name: "test.ll", bytes: text.as_bytes() };
    let loaded =
        load(&[input], &LoadOptions { entry: String::new(), ..LoadOptions::default() }).expect("it loads");
    assert_eq!(loaded.warnings.len(), 1);
    assert!(loaded.warnings[0].starts_with("global b: "), "{}", loaded.warnings[0]);
}

#[test]
fn block_addresses_lead_indirect_jumps() {
    let text = "@labels = constant [2 x ptr] [ptr blockaddress(@f, %one), ptr blockaddress(@f, %two)]
    define i32 @f(i64 %i) {
    entry:
      %p = getelementptr ptr, ptr @labels, i64 %i
      %to = load ptr, ptr %p
      indirectbr ptr %to, [label %one, label %two, label %one]
    one:
      %x = phi i32 [ 1, %entry ], [ 1, %entry ]
      ret i32 %x
    two:
      ret i32 2
    }";
    assert_eq!(run(text, &[0]).expect("it runs"), [1]);
    assert_eq!(run(text, &[1]).expect("it runs"), [2]);
}

#[test]
fn switches_with_many_ways_to_one_block_give_a_phi_one_entry() {
    let text = "define i32 @f(i128 %x) {
    entry:
      switch i128 %x, label %other [ i128 1, label %join i128 -1, label %join i128 18446744073709551616, label %join ]
    other:
      br label %join
    join:
      %r = phi i32 [ 10, %entry ], [ 10, %entry ], [ 10, %entry ], [ 20, %other ]
      ret i32 %r
    }";
    assert_eq!(run(text, &[1 << 64]).expect("it runs"), [10]);
    assert_eq!(run(text, &[u128::MAX]).expect("it runs"), [10]);
    assert_eq!(run(text, &[2]).expect("it runs"), [20]);
}

#[test]
fn floats_round_convert_and_classify() {
    let unary = |name: &str, x: f64| {
        let body = format!("%r = call double @llvm.{name}.f64(double %a)");
        let bits = run_2(
            "double",
            &body,
            &format!("declare double @llvm.{name}.f64(double)"),
            x.to_bits().into(),
            0,
        );
        f64::from_bits(bits as u64)
    };
    let names = ["floor", "ceil", "trunc", "rint", "nearbyint", "roundeven", "round", "fabs"];
    assert_eq!(names.map(|name| unary(name, -2.5)), [-3.0, -2.0, -2.0, -2.0, -2.0, -2.0, -3.0, 2.5]);
    assert_eq!(unary("sqrt", 9.0), 3.0);
    let binary = |name: &str| {
        f64::from_bits({
            let body = format!("%r = call double @llvm.{name}.f64(double %a, double %b)");
            let declaration = format!("declare double @llvm.{name}.f64(double, double)");
            run_2("double", &body, &declaration, 3.0f64.to_bits().into(), (-2.0f64).to_bits().into()) as u64
        })
    };
    let names = ["minnum", "maxnum", "minimum", "maximum", "copysign", "pow"];
    assert_eq!(names.map(binary), [-2.0, 3.0, -2.0, 3.0, -3.0, 1.0 / 9.0]);
    let saturating = |name: &str, x: f64| {
        let text = format!(
            "define i8 @f(double %a) {{\n%r = call i8 @llvm.{name}.sat.i8.f64(double %a)\nret i8 %r\n}}\n\
             declare i8 @llvm.{name}.sat.i8.f64(double)"
        );
        run(&text, &[x.to_bits().into()]).expect("it runs")[0]
    };
    assert_eq!(saturating("fptosi", 1e9), 127);
    assert_eq!(saturating("fptosi", -1e9), 128);
    assert_eq!(saturating("fptoui", -5.0), 0);
    assert_eq!(saturating("fptoui", f64::NAN), 0);
    let text = "define i64 @f(double %a) {\n%r = call i64 @llvm.lround.i64.f64(double %a)\nret i64 %r\n}\n\
                declare i64 @llvm.lround.i64.f64(double)";
    assert_eq!(run(text, &[2.5f64.to_bits().into()]).expect("it runs"), [3]);
}

#[test]
fn float_classes_are_told_apart() {
    let samples: [(u64, u32); 10] = [
        (0x7ff0_0000_0000_0001, 0),
        (f64::NAN.to_bits(), 1),
        (f64::NEG_INFINITY.to_bits(), 2),
        ((-1.0f64).to_bits(), 3),
        ((-5e-324f64).to_bits(), 4),
        ((-0.0f64).to_bits(), 5),
        (0.0f64.to_bits(), 6),
        (5e-324f64.to_bits(), 7),
        (1.0f64.to_bits(), 8),
        (f64::INFINITY.to_bits(), 9),
    ];
    for class in 0..10 {
        let text = format!(
            "define i1 @f(double %a) {{\n%r = call i1 @llvm.is.fpclass.f64(double %a, i32 {})\nret i1 %r\n}}\n\
             declare i1 @llvm.is.fpclass.f64(double, i32)",
            1 << class
        );
        let loaded = loaded(&text);
        for (bits, own) in samples {
            let found = Machine::new(&loaded.program).run("f", &[bits.into()]).expect("it runs");
            assert_eq!(found, [u128::from(own == class)], "{bits:#x} in class {class}");
        }
    }
}

#[test]
fn constrained_floats_are_plain_floats() {
    let text = "define i32 @f(double %a, double %b) strictfp {
      %s = call double @llvm.experimental.constrained.fadd.f64(double %a, double %b, metadata !\"round.dynamic\", metadata !\"fpexcept.strict\")
      %c = call i1 @llvm.experimental.constrained.fcmp.f64(double %s, double %b, metadata !\"ogt\", metadata !\"fpexcept.strict\")
      %t = call float @llvm.experimental.constrained.fptrunc.f32.f64(double %s, metadata !\"round.dynamic\", metadata !\"fpexcept.strict\")
      %i = call i32 @llvm.experimental.constrained.fptosi.i32.f32(float %t, metadata !\"fpexcept.strict\")
      %z = zext i1 %c to i32
      %m = mul i32 %i, 10
      %r = add i32 %m, %z
      ret i32 %r
    }
    declare double @llvm.experimental.constrained.fadd.f64(double, double, metadata, metadata)
    declare i1 @llvm.experimental.constrained.fcmp.f64(double, double, metadata, metadata)
    declare float @llvm.experimental.constrained.fptrunc.f32.f64(double, metadata, metadata)
    declare i32 @llvm.experimental.constrained.fptosi.i32.f32(float, metadata)";
    let arguments = [2.25f64, 3.5].map(|x| u128::from(x.to_bits()));
    assert_eq!(run(text, &arguments).expect("it runs"), [51]);
}

#[test]
fn mathematical_intrinsics_call_the_library() {
    let text = "define <2 x float> @f(<2 x float> %a) {
      %r = call <2 x float> @llvm.sin.v2f32(<2 x float> %a)
      ret <2 x float> %r
    }
    declare <2 x float> @llvm.sin.v2f32(<2 x float>)";
    let text = function_text(text);
    assert_eq!(text.matches("call sinf(").count(), 2, "{text}");
    assert!(text.contains(": 32 float) -> 32"), "{text}");
}

#[test]
fn hints_and_markers_leave_no_trace() {
    let text = "define i32 @f(i32 %a, ptr %p) {
      call void @llvm.assume(i1 true)
      call void @llvm.donothing()
      call void @llvm.prefetch.p0(ptr %p, i32 0, i32 3, i32 1)
      call void @llvm.experimental.noalias.scope.decl(metadata !0)
      %i = call ptr @llvm.invariant.start.p0(i64 4, ptr %p)
      call void @llvm.invariant.end.p0(ptr %i, i64 4, ptr %p)
      %b = call i32 @llvm.expect.i32(i32 %a, i32 1)
      %q = call ptr @llvm.launder.invariant.group.p0(ptr %p)
      %s = call i64 @llvm.objectsize.i64.p0(ptr %q, i1 false, i1 true, i1 false)
      %c = call i1 @llvm.is.constant.i32(i32 %b)
      %d = freeze i32 %b
      %z = select i1 %c, i32 0, i32 %d
      %n = trunc i64 %s to i32
      %r = add i32 %z, %n
      ret i32 %r
    }
    !0 = !{!1}
    !1 = distinct !{!1, !2}
    !2 = distinct !{!2}
    declare void @llvm.assume(i1)
    declare void @llvm.donothing()
    declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
    declare void @llvm.experimental.noalias.scope.decl(metadata)
    declare ptr @llvm.invariant.start.p0(i64, ptr)
    declare void @llvm.invariant.end.p0(ptr, i64, ptr)
    declare i32 @llvm.expect.i32(i32, i32)
    declare ptr @llvm.launder.invariant.group.p0(ptr)
    declare i64 @llvm.objectsize.i64.p0(ptr, i1, i1, i1)
    declare i1 @llvm.is.constant.i32(i32)";
    assert_eq!(
        function_text(text),
        "fn f(r0: 32 a, r1: 64 p) -> 32 {\nb0: ; weight 15\n  r2 = add.32 r0, 0xffffffff\n  return r2\n}\n"
    );
}

#[test]
fn memory_intrinsics_become_instructions_of_their_own() {
    let text = "define void @f(ptr %a, ptr %b, i32 %n, i8 %v) {
      call void @llvm.memcpy.p0.p0.i32(ptr %a, ptr %b, i32 %n, i1 false)
      call void @llvm.memmove.p0.p0.i64(ptr %a, ptr %b, i64 9, i1 true)
      call void @llvm.memset.inline.p0.i64(ptr %a, i8 %v, i64 16, i1 false)
      %s = call ptr @llvm.stacksave.p0()
      call void @llvm.stackrestore.p0(ptr %s)
      %m = call ptr @llvm.ptrmask.p0.i64(ptr %a, i64 -16)
      store i8 0, ptr %m
      ret void
    }
    declare void @llvm.memcpy.p0.p0.i32(ptr, ptr, i32, i1)
    declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
    declare void @llvm.memset.inline.p0.i64(ptr, i8, i64, i1)
    declare ptr @llvm.stacksave.p0()
    declare void @llvm.stackrestore.p0(ptr)
    declare ptr @llvm.ptrmask.p0.i64(ptr, i64)";
    let lines = [
        "r4 = zeroextend.32.64 r2",
        "memory copy r0 from r1 length r4",
        "memory move r0 from r1 length 9",
        "memory set r0 value r3 length 16",
        "r5 = stack save",
        "stack restore r5",
        "r6 = and.64 r0, 0xfffffffffffffff0",
        "store.8 0 to r6",
        "return",
    ];
    let text = function_text(text);
    let found: Vec<&str> = text.lines().skip(2).map(str::trim).take(lines.len()).collect();
    assert_eq!(found, lines);
}

#[test]
fn addresses_fold_constants_and_take_one_instruction_per_variable_index() {
    let text = "%s = type { i32, [8 x { i16, i64 }] }
    @g = global [3 x %s] zeroinitializer
    define ptr @f(i32 %i, i64 %j) {
      %c = getelementptr %s, ptr @g, i64 1, i32 1, i64 2, i32 1
      store i64 1, ptr %c
      %p = getelementptr %s, ptr @g, i32 %i, i32 1, i64 3, i32 1
      store i64 2, ptr %p
      %q = getelementptr [3 x %s], ptr @g, i64 0, i32 %i, i32 1, i64 %j
      ret ptr %q
    }";
    let text = function_text(text);
    assert!(text.contains("store.64 1 to @g+184"), "{text}");
    assert!(text.contains("= pointer @g + r2 * 136 +64"), "{text}");
    assert!(text.contains("r5 = pointer @g + r4 * 136 +0\n  r6 = pointer r5 + r1 * 16 +8"), "{text}");
}

#[test]
fn a_shift_is_unchecked_only_where_its_result_waits_for_a_select() {
    let text = "define i32 @f(i32 %a, i32 %n) {
      %c = icmp ult i32 %n, 32
      %s = shl i32 %a, %n
      %t = add i32 %s, 1
      %u = select i1 %c, i32 %t, i32 0
      %v = lshr i32 %a, %n
      %w = select i1 %c, i32 %v, i32 0
      %x = add i32 %v, %u
      %y = add i32 %x, %w
      ret i32 %y
    }";
    let text = function_text(text);
    assert!(text.contains("shl.32 r0, r1 unchecked"), "{text}");
    assert!(text.contains("lshr.32 r0, r1\n"), "{text}");
}

#[test]
fn what_cannot_be_run_says_so_when_reached_and_not_before() {
    let refused = |body: &str, declarations: &str| {
        let text = format!("define i64 @f(i64 %a, ptr %p) {{\n{body}\nret i64 0\n}}\n{declarations}");
        run(&text, &[0, 0]).expect_err("it stops")
    };
    assert_eq!(
        refused("call void asm sideeffect \"vzeroupper\", \"~{eax}\"()", ""),
        "unsupported inline assembly \"vzeroupper\""
    );
    assert_eq!(
        refused("%x = call i64 @llvm.readcyclecounter()", "declare i64 @llvm.readcyclecounter()"),
        "unsupported llvm.readcyclecounter"
    );
    assert_eq!(refused("%x = zext i64 %a to i5000", ""), "unsupported integer type i5000");
    assert_eq!(refused("%x = va_arg ptr %p, i32", ""), "unsupported va_arg of type i32");
    assert_eq!(
        refused("%x = fadd bfloat 1.0, 2.0\n%y = fadd bfloat %x, %x", ""),
        "unsupported float arithmetic on bfloat"
    );
    assert_eq!(refused("call void @llvm.trap()", "declare void @llvm.trap()"), "trap");
    assert_eq!(refused("call void @llvm.debugtrap()", "declare void @llvm.debugtrap()"), "trap");
    assert_eq!(
        refused("%x = call i64 @wide(i5000 5)", "define i64 @wide(i5000 %x) {\nret i64 1\n}"),
        "unsupported integer type i5000"
    );
    let text = "define i64 @f(i1 %c) {
      br i1 %c, label %bad, label %good
    bad:
      %x = zext i1 %c to i5000
      br label %good
    good:
      %r = phi i5000 [ 1, %0 ], [ %x, %bad ]
      ret i64 4
    }";
    assert!(run(text, &[0]).expect_err("the phi stops it").contains("i5000"));
}

#[test]
fn integers_wider_than_a_register_are_computed_limb_by_limb() {
    // a is the parameter spread over 200 bits; every result is brought back to 64 bits.
    let wide = |body: &str, a: u128, b: u128| {
        let text = format!(
            "define i64 @f(i64 %a, i64 %b) {{\n%x0 = zext i64 %a to i200\n%x1 = shl i200 %x0, 100\n\
             %y = sext i64 %b to i200\n%x = or i200 %x1, %x0\n{body}\nret i64 %r\n}}"
        );
        run(&text, &[a, b]).unwrap_or_else(|stop| panic!("{stop} in {text}"))[0]
    };
    let (a, minus_two) = (0x8123_4567_89ab_cdef, u128::from(u64::MAX) - 1);
    let low = "%r = trunc i200 %z to i64";
    let high = "%s = lshr i200 %z, 100\n%r = trunc i200 %s to i64";
    assert_eq!(
        wide(&format!("%z = add i200 %x, %x0\n{low}"), a, 0),
        a.wrapping_mul(2) & u128::from(u64::MAX)
    );
    assert_eq!(wide(&format!("%z = add i200 %x, %y\n{high}"), a, minus_two), a);
    assert_eq!(wide(&format!("%z = add i200 %x, %y\n{high}"), 1, minus_two), 0);
    assert_eq!(wide(&format!("%z = sub i200 %x, %y\n{high}"), 1, minus_two), 1);
    assert_eq!(wide(&format!("%z = sub i200 %x1, %x0\n{high}"), a, 0), a - 1);
    assert_eq!(wide(&format!("%z = xor i200 %x, %x0\n{high}"), a, 0), a);
    assert_eq!(wide("%z = ashr i200 %y, 190\n%r = trunc i200 %z to i64", 0, minus_two), u128::from(u64::MAX));
    assert_eq!(
        wide("%z = shl i200 %x, 36\n%s = ashr i200 %z, 190\n%r = trunc i200 %s to i64", a, 0) & 0x3ff,
        0x204
    );
    assert_eq!(wide("%z = shl i200 %x, 64\n%s = lshr i200 %z, 64\n%r = trunc i200 %s to i64", a, 0), a);
    assert_eq!(
        wide("%t = trunc i200 %x to i130\n%s = lshr i130 %t, 100\n%r = trunc i130 %s to i64", a, 0),
        a & 0x3fff_ffff
    );
    assert_eq!(
        wide("%t = trunc i200 %x to i128\n%s = lshr i128 %t, 100\n%r = trunc i128 %s to i64", a, 0),
        a & 0xfff_ffff
    );
    for (predicate, wanted) in [
        ("eq", 0),
        ("ne", 1),
        ("ult", 1),
        ("ugt", 0),
        ("ule", 1),
        ("uge", 0),
        ("slt", 0),
        ("sgt", 1),
        ("sle", 0),
        ("sge", 1),
    ] {
        // x is positive and y negative, so unsigned x is below y and signed x above.
        let body = format!("%c = icmp {predicate} i200 %x, %y\n%r = zext i1 %c to i64");
        assert_eq!(wide(&body, a, minus_two), wanted, "{predicate}");
    }
    let text = "@g = global i152 -9223372036854775809
    define i64 @f() {
      %a = load i152, ptr @g
      %b = xor i152 %a, 340282366920938463463374607431768211456
      store i152 %b, ptr @g
      %p = getelementptr i8, ptr @g, i64 11
      %r = load i64, ptr %p
      ret i64 %r
    }";
    assert_eq!(run(text, &[]).expect("it runs"), [0xffff_feff_ffff_ffff]);
    let product = run("define i200 @f(i200 %a) {\n%r = mul i200 %a, %a\nret i200 %r\n}", &[1, 2, 3, 4]);
    assert_eq!(product, Ok(vec![1, 4, 10, 20]));
    let divided = |op: &str| {
        let text = format!("define i200 @f(i200 %a, i200 %b) {{\n%r = {op} i200 %a, %b\nret i200 %r\n}}");
        run(&text, &[1, 4, 10, 20, 1, 2, 3, 4])
    };
    let most = u128::from(u64::MAX);
    assert_eq!(divided("udiv"), Ok(vec![4, 0, 0, 0]));
    assert_eq!(divided("urem"), Ok(vec![most - 2, most - 4, most - 2, 3]));
}

#[test]
fn an_invoke_that_returns_goes_the_normal_way() {
    let text = "define i32 @f() personality ptr @personality {
      %r = invoke i32 @g() to label %fine unwind label %handler
    fine:
      ret i32 %r
    handler:
      %l = landingpad { ptr, i32 } cleanup
      resume { ptr, i32 } %l
    }
    define i32 @g() {\nret i32 6\n}
    declare i32 @personality(...)";
    assert_eq!(run(text, &[]).expect("it runs"), [6]);
}

#[test]
fn empty_assembly_passes_values_through() {
    let text = "define i64 @f(i64 %a, i32 %b) {
      %x = call { i64, i32, i32 } asm \"\", \"=r,=r,=r,1,0,~{dirflag},~{fpsr},~{flags}\"(i32 %b, i64 %a)
      call void asm sideeffect \"\", \"~{memory}\"()
      %y = extractvalue { i64, i32, i32 } %x, 0
      %z = extractvalue { i64, i32, i32 } %x, 1
      %w = zext i32 %z to i64
      %r = sub i64 %y, %w
      ret i64 %r
    }";
    assert_eq!(run(text, &[50, 8]).expect("it runs"), [42]);
}

#[test]
fn the_machine_says_it_has_no_extensions() {
    let text = |leaf: u32| {
        format!(
            "define i64 @f() {{
          %x = call {{ i32, i64, i32, i32 }} asm \"  xchg$(q$|$)  $(%$|$)rbx,${{1:q}}\\0A  cpuid\\0A  xchg$(q$|$)  $(%$|$)rbx,${{1:q}}\", \"={{ax}},=r,={{cx}},={{dx}},0,2,~{{dirflag}},~{{fpsr}},~{{flags}}\"(i32 {leaf}, i32 0)
          %a = extractvalue {{ i32, i64, i32, i32 }} %x, 0
          %b = extractvalue {{ i32, i64, i32, i32 }} %x, 1
          %d = extractvalue {{ i32, i64, i32, i32 }} %x, 3
          %w = zext i32 %a to i64
          %v = shl i64 %w, 40
          %u = zext i32 %d to i64
          %s = add i64 %v, %u
          %r = add i64 %s, %b
          ret i64 %r
        }}"
        )
    };
    let vendor = u128::from(u32::from_le_bytes(*b"Loam"));
    assert_eq!(run(&text(0), &[]).expect("it runs"), [(1 << 40) + 2 * vendor]);
    assert_eq!(run(&text(1), &[]).expect("it runs"), [(0x600 << 40) + 0x0780_8111]);
    assert_eq!(run(&text(7), &[]).expect("it runs"), [0]);
}

#[test]
fn a_quotient_that_does_not_fit_is_an_error() {
    let divide = |name: &str, high: u128, low: u128, divisor: u128| {
        let text = format!(
            "define i64 @f(i64 %h, i64 %l, i64 %d) {{
          %x = call {{ i64, i64 }} asm \"{name} $4\", \"={{ax}},={{dx}},0,1,rm\"(i64 %l, i64 %h, i64 %d)
          %q = extractvalue {{ i64, i64 }} %x, 0
          %r = extractvalue {{ i64, i64 }} %x, 1
          %s = shl i64 %q, 8
          %t = add i64 %s, %r
          ret i64 %t
        }}"
        );
        run(&text, &[high, low, divisor])
    };
    let minus = |number: u64| u128::from(number.wrapping_neg());
    assert_eq!(divide("divq", 0, 100, 7).expect("it fits"), [14 << 8 | 2]);
    assert_eq!(divide("divq", 1, 0, 1 << 62).expect("it fits"), [4 << 8]);
    assert_eq!(divide("idivq", minus(1), minus(100), 7).expect("it fits"), [minus((14 << 8) + 2)]);
    assert!(divide("divq", 0, 100, 0).expect_err("it stops").contains("division"));
    assert!(divide("divq", 7, 100, 7).expect_err("it stops").contains("division"));
    assert!(divide("idivq", 0, 1 << 63, 1).expect_err("it stops").contains("division"));
    assert!(divide("idivq", minus(1), 1 << 63, minus(1)).expect_err("it stops").contains("division"));
}

#[test]
fn assembly_that_is_not_understood_says_so_as_a_whole() {
    let refused = |template: &str, constraints: &str, argument: &str| {
        let text = format!(
            "define void @f(i64 %a) {{\ncall void asm sideeffect \"{template}\", \"{constraints}\"({argument})\nret void\n}}"
        );
        run(&text, &[0]).expect_err("it stops")
    };
    for template in ["jmp 1f", "1: nop", "movq %rsp, $0", "movaps %xmm0, %xmm1", "add $$1, %eax, %ebx, %ecx"]
    {
        assert_eq!(
            refused(template, "r", "i64 %a"),
            format!("unsupported inline assembly \"{}\"", template),
            "{template}"
        );
    }
    for template in
        ["movl $0, %eax", "addq $$1, $1", "addq $$, $0", "adcq $$1, $0", "addq (%rax,%rbx,3), $0", "syscall"]
    {
        assert!(refused(template, "r", "i64 %a").starts_with("unsupported inline assembly"), "{template}");
    }
    assert!(refused("nop", "x", "double 0.0").starts_with("unsupported inline assembly"));
}

#[test]
fn dead_blocks_keep_their_number_and_their_lines() {
    let text = "define i32 @f() {
      br label %live
    dead:
      %x = add i32 %x, 1
      br label %live
    live:
      %r = phi i32 [ 3, %0 ], [ %x, %dead ]
      ret i32 %r
    }";
    assert_eq!(run(text, &[]).expect("it runs"), [3]);
    let text = function_text(text);
    assert!(text.contains("b1: ; weight 2\n  unreachable"), "{text}");
}

#[test]
fn constructors_run_by_priority_and_destructors_the_other_way() {
    let text = "@llvm.global_ctors = appending global [3 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @a, ptr null }, { i32, ptr, ptr } { i32 100, ptr @b, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @c, ptr null }]
    @llvm.global_dtors = appending global [2 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @a, ptr null }, { i32, ptr, ptr } { i32 100, ptr @b, ptr null }]
    define void @a() {\nret void\n}\ndefine void @b() {\nret void\n}\ndefine void @c() {\nret void\n}";
    let program = loaded(text).program;
    let names = |list: &[FunctionId]| -> String {
        list.iter().map(|&id| program.functions[id].name.as_str()).collect()
    };
    assert_eq!(names(&program.constructors), "bac");
    assert_eq!(names(&program.destructors), "ab");
    assert!(program.globals.is_empty());
}

#[test]
fn half_and_quad_floats_and_aggregates_are_taken_apart() {
    let text = "define { half, fp128, [2 x x86_fp80] } @f(ptr %p, half %h) {
      %v = load { half, fp128, [2 x x86_fp80] }, ptr %p
      %s = fadd half %h, 0xH3C00
      %r = insertvalue { half, fp128, [2 x x86_fp80] } %v, half %s, 0
      store { half, fp128, [2 x x86_fp80] } %r, ptr %p
      ret { half, fp128, [2 x x86_fp80] } %r
    }";
    let text = function_text(text);
    for line in [
        "= load.16 r0",
        "= pointer r0 +16",
        "= load.128",
        "= pointer r0 +32",
        "= load.80",
        "= pointer r0 +48",
        "float add.16 r1, 15360",
    ] {
        assert!(text.contains(line), "{line} in {text}");
    }
    assert!(text.starts_with("fn f(r0: 64 p, r1: 16 h) -> 16, 128, 80, 80 {"), "{text}");
}

const NARROW: &str = "target datalayout = \"e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-i128:128-f64:32:64-f80:32-n8:16:32-S128\"\n\
                      target triple = \"i386-pc-linux-gnu\"\n";

#[test]
fn pointers_of_32_bits_take_four_bytes_of_memory() {
    let text = "%pair = type { ptr, i64, ptr }\n\
        @numbers = global [4 x i32] [i32 1, i32 2, i32 3, i32 4]\n\
        @pair = global %pair { ptr getelementptr ([4 x i32], ptr @numbers, i32 0, i32 1), i64 9, ptr @pair }\n\
        define i32 @f(i32 %i) {\n\
        %first = load ptr, ptr @pair\n\
        %slot = getelementptr inbounds %pair, ptr @pair, i32 0, i32 2\n\
        %own = load ptr, ptr %slot\n\
        %copy = alloca ptr\n\
        store ptr %first, ptr %copy\n\
        %bits = load i32, ptr %copy\n\
        %back = inttoptr i32 %bits to ptr\n\
        %at = getelementptr inbounds i32, ptr %back, i32 %i\n\
        %number = load i32, ptr %at\n\
        %wide = getelementptr inbounds %pair, ptr %own, i32 0, i32 1\n\
        %nine = load i32, ptr %wide\n\
        %r = add i32 %number, %nine\n\
        ret i32 %r\n}\n";
    let text = format!("{NARROW}{text}");
    let loaded = loaded(&text);
    assert_eq!(loaded.warnings, Vec::<String>::new());
    assert_eq!(loaded.program.data_model, DataModel::Ilp32);
    let pair = loaded.program.globals.values().find(|global| global.name == "pair").expect("@pair");
    let places: Vec<u64> = pair.relocations.iter().map(|relocation| relocation.at).collect();
    assert_eq!((pair.size, places), (16, vec![0, 12]));
    let function = loaded.program.functions.values().find(|function| function.name == "f").expect("@f");
    let body = function.body.as_ref().expect("a body");
    let accessed = body.blocks.values().flat_map(|block| &block.insts).filter_map(|(inst, _)| match inst {
        Inst::Load { dst, .. } => Some(body.registers[*dst]),
        Inst::Store { width, .. } => Some(*width),
        _ => None,
    });
    assert!(accessed.into_iter().all(|width| width == 32));
}

#[test]
fn only_sums_that_may_wrap_are_cut_to_32_bits() {
    let body = |flags: &str| {
        let text = format!(
            "{NARROW}define i32 @f(ptr %p, i32 %i) {{\n%at = getelementptr {flags} i32, ptr %p, i32 %i\n\
             %r = load i32, ptr %at\nret i32 %r\n}}\n"
        );
        function_text(&text)
    };
    assert!(!body("inbounds").contains("truncate"), "{}", body("inbounds"));
    assert!(body("").contains("truncate"), "{}", body(""));
}

#[test]
fn modules_with_different_pointers_are_not_linked() {
    let narrow = format!("{NARROW}define void @f() {{\n ret void\n}}\n");
    let wide = "define void @g() {\n ret void\n}\n";
    let inputs = [("narrow.ll", narrow.as_bytes()), ("wide.ll", wide.as_bytes())]
        .map(|(name, bytes)| Input::Memory { name, bytes });
    let error = load(&inputs, &LoadOptions { entry: String::new(), ..LoadOptions::default() });
    let error = error.expect_err("their pointers differ");
    assert!(error.message.contains("its pointers have 64 bits"), "{error}");
}
