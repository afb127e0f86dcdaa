; Instructions clang seldom uses: saturating arithmetic, funnel shifts, insertvalue, indirectbr, atomics, frem, aliases.
;@ completed: 1
;@ exit-codes: 0=1
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@cell = global i32 5
@other = alias i32, ptr @cell
@table = constant [2 x ptr] [ptr blockaddress(@jump, %first), ptr blockaddress(@jump, %second)]

declare i8 @llvm.sadd.sat.i8(i8, i8)
declare i8 @llvm.usub.sat.i8(i8, i8)
declare i32 @llvm.fshl.i32(i32, i32, i32)
declare i32 @llvm.ctlz.i32(i32, i1)
declare { i32, i1 } @llvm.smul.with.overflow.i32(i32, i32)
declare i32 @llvm.fptosi.sat.i32.f64(double)
declare i32 @llvm.vector.reduce.add.v4i32(<4 x i32>)
declare i32 @llvm.smax.i32(i32, i32)
declare i16 @llvm.bitreverse.i16(i16)

define i32 @jump(i32 %which) {
entry:
  %slot = getelementptr [2 x ptr], ptr @table, i32 0, i32 %which
  %to = load ptr, ptr %slot
  indirectbr ptr %to, [label %first, label %second]
first:
  ret i32 10
second:
  ret i32 20
}

define i32 @swap_loop(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %a = phi i32 [ 1, %entry ], [ %b, %loop ]
  %b = phi i32 [ 2, %entry ], [ %a, %loop ]
  %i1 = add i32 %i, 1
  %more = icmp ult i32 %i1, %n
  br i1 %more, label %loop, label %done
done:
  %r = mul i32 %a, 10
  %s = add i32 %r, %b
  ret i32 %s
}

define i32 @main() {
  %sat = call i8 @llvm.sadd.sat.i8(i8 100, i8 100)
  %c1 = icmp eq i8 %sat, 127
  %usat = call i8 @llvm.usub.sat.i8(i8 3, i8 5)
  %c2 = icmp eq i8 %usat, 0
  %fsh = call i32 @llvm.fshl.i32(i32 1, i32 -2147483648, i32 1)
  %c3 = icmp eq i32 %fsh, 3
  %lz = call i32 @llvm.ctlz.i32(i32 0, i1 false)
  %c4 = icmp eq i32 %lz, 32
  %mul = call { i32, i1 } @llvm.smul.with.overflow.i32(i32 65536, i32 65536)
  %c5 = extractvalue { i32, i1 } %mul, 1
  %pair = insertvalue { i32, [2 x i8] } { i32 1, [2 x i8] c"ab" }, i8 7, 1, 0
  %part = extractvalue { i32, [2 x i8] } %pair, 1, 0
  %c6 = icmp eq i8 %part, 7
  %j0 = call i32 @jump(i32 0)
  %j1 = call i32 @jump(i32 1)
  %j = sub i32 %j1, %j0
  %c7 = icmp eq i32 %j, 10
  %old = atomicrmw umax ptr @other, i32 9 seq_cst
  %now = load atomic i32, ptr @cell acquire, align 4
  %c8 = icmp eq i32 %now, 9
  %x = cmpxchg ptr @cell, i32 9, i32 4 acq_rel monotonic
  %c9 = extractvalue { i32, i1 } %x, 1
  %rem = frem double 7.5, 2.0
  %c10 = fcmp oeq double %rem, 1.5
  %fs = call i32 @llvm.fptosi.sat.i32.f64(double 1.0e300)
  %c11 = icmp eq i32 %fs, 2147483647
  %v = shufflevector <4 x i32> <i32 1, i32 2, i32 3, i32 4>, <4 x i32> poison, <4 x i32> <i32 3, i32 3, i32 0, i32 1>
  %vsum = call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %v)
  %c12 = icmp eq i32 %vsum, 11
  %bits = bitcast <4 x i8> <i8 1, i8 2, i8 3, i8 4> to i32
  %c13 = icmp eq i32 %bits, 67305985
  %swapped = call i32 @swap_loop(i32 4)
  %c14 = icmp eq i32 %swapped, 21
  %max = call i32 @llvm.smax.i32(i32 -3, i32 -7)
  %c15 = icmp eq i32 %max, -3
  %rev = call i16 @llvm.bitreverse.i16(i16 1)
  %c16 = icmp eq i16 %rev, -32768
  %neg = fneg double 2.0
  %c17 = fcmp olt double %neg, 0.0
  %or = or disjoint i32 8, 1
  %c18 = icmp eq i32 %or, 9
  %a1 = and i1 %c1, %c2
  %a2 = and i1 %a1, %c3
  %a3 = and i1 %a2, %c4
  %a4 = and i1 %a3, %c5
  %a5 = and i1 %a4, %c6
  %a6 = and i1 %a5, %c7
  %a7 = and i1 %a6, %c8
  %a8 = and i1 %a7, %c9
  %a9 = and i1 %a8, %c10
  %a10 = and i1 %a9, %c11
  %a11 = and i1 %a10, %c12
  %a12 = and i1 %a11, %c13
  %a13 = and i1 %a12, %c14
  %a14 = and i1 %a13, %c15
  %a15 = and i1 %a14, %c16
  %a16 = and i1 %a15, %c17
  %a17 = and i1 %a16, %c18
  %result = select i1 %a17, i32 0, i32 1
  ret i32 %result
}
