; Intrinsics that look at several lanes at once.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@a = global <4 x i32> <i32 3, i32 9, i32 1, i32 7>
@b = global <4 x i32> <i32 30, i32 9, i32 0, i32 70>
@w = global <8 x i32> <i32 1, i32 2, i32 3, i32 4, i32 50, i32 60, i32 70, i32 80>
@out = global <4 x i32> zeroinitializer
@format = private constant [4 x i8] c"%d \00"

declare i32 @printf(ptr, ...)
declare i32 @putchar(i32)
declare <4 x i1> @llvm.get.active.lane.mask.v4i1.i32(i32, i32)
declare <4 x i32> @llvm.experimental.vector.compress.v4i32(<4 x i32>, <4 x i1>, <4 x i32>)
declare <4 x i32> @llvm.fshl.v4i32(<4 x i32>, <4 x i32>, <4 x i32>)
declare <4 x i32> @llvm.masked.expandload.v4i32(ptr, <4 x i1>, <4 x i32>)
declare <4 x i32> @llvm.vector.partial.reduce.add.v4i32.v8i32(<4 x i32>, <8 x i32>)
declare <4 x i32> @llvm.vector.reverse.v4i32(<4 x i32>)
declare <4 x i32> @llvm.vector.splice.left.v4i32(<4 x i32>, <4 x i32>, i32)
declare <4 x i32> @llvm.vector.splice.right.v4i32(<4 x i32>, <4 x i32>, i32)
declare <4 x i8> @llvm.ucmp.v4i8.v4i32(<4 x i32>, <4 x i32>)
declare <8 x i32> @llvm.vector.interleave2.v8i32(<4 x i32>, <4 x i32>)
declare i32 @llvm.experimental.vector.extract.last.active.v4i32(<4 x i32>, <4 x i1>, i32)
declare i32 @llvm.vector.reduce.add.v4i32(<4 x i32>)
declare i32 @llvm.vector.reduce.smin.v4i32(<4 x i32>)
declare i64 @llvm.experimental.cttz.elts.i64.v4i1(<4 x i1>, i1 immarg)
declare void @llvm.masked.compressstore.v4i32(<4 x i32>, ptr, <4 x i1>)
declare {<4 x i32>, <4 x i32>} @llvm.vector.deinterleave2.v8i32(<8 x i32>)

define i32 @main() {
  %t1 = load volatile <4 x i32>, ptr @a
  %t2 = load volatile <4 x i32>, ptr @b
  %t3 = load volatile <8 x i32>, ptr @w
  %t4 = icmp sgt <4 x i32> %t1, splat (i32 5)
  %t5 = call i64 @llvm.experimental.cttz.elts.i64.v4i1(<4 x i1> %t4, i1 false)
  %t6 = trunc i64 %t5 to i32
  call i32 (ptr, ...) @printf(ptr @format, i32 %t6)
  call i32 @putchar(i32 10)
  %t7 = call <4 x i32> @llvm.vector.splice.left.v4i32(<4 x i32> %t1, <4 x i32> %t2, i32 1)
  %t8 = extractelement <4 x i32> %t7, i32 0
  call i32 (ptr, ...) @printf(ptr @format, i32 %t8)
  %t9 = extractelement <4 x i32> %t7, i32 1
  call i32 (ptr, ...) @printf(ptr @format, i32 %t9)
  %t10 = extractelement <4 x i32> %t7, i32 2
  call i32 (ptr, ...) @printf(ptr @format, i32 %t10)
  %t11 = extractelement <4 x i32> %t7, i32 3
  call i32 (ptr, ...) @printf(ptr @format, i32 %t11)
  call i32 @putchar(i32 10)
  %t12 = call <4 x i32> @llvm.vector.splice.right.v4i32(<4 x i32> %t1, <4 x i32> %t2, i32 1)
  %t13 = extractelement <4 x i32> %t12, i32 0
  call i32 (ptr, ...) @printf(ptr @format, i32 %t13)
  %t14 = extractelement <4 x i32> %t12, i32 1
  call i32 (ptr, ...) @printf(ptr @format, i32 %t14)
  %t15 = extractelement <4 x i32> %t12, i32 2
  call i32 (ptr, ...) @printf(ptr @format, i32 %t15)
  %t16 = extractelement <4 x i32> %t12, i32 3
  call i32 (ptr, ...) @printf(ptr @format, i32 %t16)
  call i32 @putchar(i32 10)
  %t17 = call <8 x i32> @llvm.vector.interleave2.v8i32(<4 x i32> %t1, <4 x i32> %t2)
  %t18 = extractelement <8 x i32> %t17, i32 0
  call i32 (ptr, ...) @printf(ptr @format, i32 %t18)
  %t19 = extractelement <8 x i32> %t17, i32 1
  call i32 (ptr, ...) @printf(ptr @format, i32 %t19)
  %t20 = extractelement <8 x i32> %t17, i32 2
  call i32 (ptr, ...) @printf(ptr @format, i32 %t20)
  %t21 = extractelement <8 x i32> %t17, i32 3
  call i32 (ptr, ...) @printf(ptr @format, i32 %t21)
  %t22 = extractelement <8 x i32> %t17, i32 4
  call i32 (ptr, ...) @printf(ptr @format, i32 %t22)
  %t23 = extractelement <8 x i32> %t17, i32 5
  call i32 (ptr, ...) @printf(ptr @format, i32 %t23)
  %t24 = extractelement <8 x i32> %t17, i32 6
  call i32 (ptr, ...) @printf(ptr @format, i32 %t24)
  %t25 = extractelement <8 x i32> %t17, i32 7
  call i32 (ptr, ...) @printf(ptr @format, i32 %t25)
  call i32 @putchar(i32 10)
  ; the parts of two deinterleaved
  %t26 = call {<4 x i32>, <4 x i32>} @llvm.vector.deinterleave2.v8i32(<8 x i32> %t3)
  %t27 = extractvalue {<4 x i32>, <4 x i32>} %t26, 0
  %t28 = extractelement <4 x i32> %t27, i32 0
  call i32 (ptr, ...) @printf(ptr @format, i32 %t28)
  %t29 = extractelement <4 x i32> %t27, i32 1
  call i32 (ptr, ...) @printf(ptr @format, i32 %t29)
  %t30 = extractelement <4 x i32> %t27, i32 2
  call i32 (ptr, ...) @printf(ptr @format, i32 %t30)
  %t31 = extractelement <4 x i32> %t27, i32 3
  call i32 (ptr, ...) @printf(ptr @format, i32 %t31)
  %t32 = extractvalue {<4 x i32>, <4 x i32>} %t26, 1
  %t33 = extractelement <4 x i32> %t32, i32 0
  call i32 (ptr, ...) @printf(ptr @format, i32 %t33)
  %t34 = extractelement <4 x i32> %t32, i32 1
  call i32 (ptr, ...) @printf(ptr @format, i32 %t34)
  %t35 = extractelement <4 x i32> %t32, i32 2
  call i32 (ptr, ...) @printf(ptr @format, i32 %t35)
  %t36 = extractelement <4 x i32> %t32, i32 3
  call i32 (ptr, ...) @printf(ptr @format, i32 %t36)
  call i32 @putchar(i32 10)
  %t37 = call <4 x i32> @llvm.vector.reverse.v4i32(<4 x i32> %t1)
  %t38 = extractelement <4 x i32> %t37, i32 0
  call i32 (ptr, ...) @printf(ptr @format, i32 %t38)
  %t39 = extractelement <4 x i32> %t37, i32 1
  call i32 (ptr, ...) @printf(ptr @format, i32 %t39)
  %t40 = extractelement <4 x i32> %t37, i32 2
  call i32 (ptr, ...) @printf(ptr @format, i32 %t40)
  %t41 = extractelement <4 x i32> %t37, i32 3
  call i32 (ptr, ...) @printf(ptr @format, i32 %t41)
  call i32 @putchar(i32 10)
  %t42 = call i32 @llvm.experimental.vector.extract.last.active.v4i32(<4 x i32> %t1, <4 x i1> %t4, i32 77)
  call i32 (ptr, ...) @printf(ptr @format, i32 %t42)
  call i32 @putchar(i32 10)
  %t43 = call <4 x i32> @llvm.experimental.vector.compress.v4i32(<4 x i32> %t1, <4 x i1> %t4, <4 x i32> %t2)
  %t44 = extractelement <4 x i32> %t43, i32 0
  call i32 (ptr, ...) @printf(ptr @format, i32 %t44)
  %t45 = extractelement <4 x i32> %t43, i32 1
  call i32 (ptr, ...) @printf(ptr @format, i32 %t45)
  %t46 = extractelement <4 x i32> %t43, i32 2
  call i32 (ptr, ...) @printf(ptr @format, i32 %t46)
  %t47 = extractelement <4 x i32> %t43, i32 3
  call i32 (ptr, ...) @printf(ptr @format, i32 %t47)
  call i32 @putchar(i32 10)
  %t48 = call <4 x i32> @llvm.masked.expandload.v4i32(ptr @w, <4 x i1> %t4, <4 x i32> %t2)
  %t49 = extractelement <4 x i32> %t48, i32 0
  call i32 (ptr, ...) @printf(ptr @format, i32 %t49)
  %t50 = extractelement <4 x i32> %t48, i32 1
  call i32 (ptr, ...) @printf(ptr @format, i32 %t50)
  %t51 = extractelement <4 x i32> %t48, i32 2
  call i32 (ptr, ...) @printf(ptr @format, i32 %t51)
  %t52 = extractelement <4 x i32> %t48, i32 3
  call i32 (ptr, ...) @printf(ptr @format, i32 %t52)
  call i32 @putchar(i32 10)
  call void @llvm.masked.compressstore.v4i32(<4 x i32> %t1, ptr @out, <4 x i1> %t4)
  %t53 = load volatile <4 x i32>, ptr @out
  %t54 = extractelement <4 x i32> %t53, i32 0
  call i32 (ptr, ...) @printf(ptr @format, i32 %t54)
  %t55 = extractelement <4 x i32> %t53, i32 1
  call i32 (ptr, ...) @printf(ptr @format, i32 %t55)
  %t56 = extractelement <4 x i32> %t53, i32 2
  call i32 (ptr, ...) @printf(ptr @format, i32 %t56)
  %t57 = extractelement <4 x i32> %t53, i32 3
  call i32 (ptr, ...) @printf(ptr @format, i32 %t57)
  call i32 @putchar(i32 10)
  %t58 = call <4 x i1> @llvm.get.active.lane.mask.v4i1.i32(i32 3, i32 5)
  %t59 = extractelement <4 x i1> %t58, i32 0
  %t60 = zext i1 %t59 to i32
  call i32 (ptr, ...) @printf(ptr @format, i32 %t60)
  %t61 = extractelement <4 x i1> %t58, i32 1
  %t62 = zext i1 %t61 to i32
  call i32 (ptr, ...) @printf(ptr @format, i32 %t62)
  %t63 = extractelement <4 x i1> %t58, i32 2
  %t64 = zext i1 %t63 to i32
  call i32 (ptr, ...) @printf(ptr @format, i32 %t64)
  %t65 = extractelement <4 x i1> %t58, i32 3
  %t66 = zext i1 %t65 to i32
  call i32 (ptr, ...) @printf(ptr @format, i32 %t66)
  call i32 @putchar(i32 10)
  %t67 = call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %t1)
  call i32 (ptr, ...) @printf(ptr @format, i32 %t67)
  call i32 @putchar(i32 10)
  %t68 = call i32 @llvm.vector.reduce.smin.v4i32(<4 x i32> %t1)
  call i32 (ptr, ...) @printf(ptr @format, i32 %t68)
  call i32 @putchar(i32 10)
  %t69 = call <4 x i8> @llvm.ucmp.v4i8.v4i32(<4 x i32> %t1, <4 x i32> %t2)
  %t70 = extractelement <4 x i8> %t69, i32 0
  %t71 = zext i8 %t70 to i32
  call i32 (ptr, ...) @printf(ptr @format, i32 %t71)
  %t72 = extractelement <4 x i8> %t69, i32 1
  %t73 = zext i8 %t72 to i32
  call i32 (ptr, ...) @printf(ptr @format, i32 %t73)
  %t74 = extractelement <4 x i8> %t69, i32 2
  %t75 = zext i8 %t74 to i32
  call i32 (ptr, ...) @printf(ptr @format, i32 %t75)
  %t76 = extractelement <4 x i8> %t69, i32 3
  %t77 = zext i8 %t76 to i32
  call i32 (ptr, ...) @printf(ptr @format, i32 %t77)
  call i32 @putchar(i32 10)
  %t78 = call <4 x i32> @llvm.fshl.v4i32(<4 x i32> %t1, <4 x i32> %t2, <4 x i32> %t1)
  %t79 = extractelement <4 x i32> %t78, i32 0
  call i32 (ptr, ...) @printf(ptr @format, i32 %t79)
  %t80 = extractelement <4 x i32> %t78, i32 1
  call i32 (ptr, ...) @printf(ptr @format, i32 %t80)
  %t81 = extractelement <4 x i32> %t78, i32 2
  call i32 (ptr, ...) @printf(ptr @format, i32 %t81)
  %t82 = extractelement <4 x i32> %t78, i32 3
  call i32 (ptr, ...) @printf(ptr @format, i32 %t82)
  call i32 @putchar(i32 10)
  %t83 = call <4 x i32> @llvm.vector.partial.reduce.add.v4i32.v8i32(<4 x i32> %t1, <8 x i32> %t3)
  %t84 = extractelement <4 x i32> %t83, i32 0
  call i32 (ptr, ...) @printf(ptr @format, i32 %t84)
  %t85 = extractelement <4 x i32> %t83, i32 1
  call i32 (ptr, ...) @printf(ptr @format, i32 %t85)
  %t86 = extractelement <4 x i32> %t83, i32 2
  call i32 (ptr, ...) @printf(ptr @format, i32 %t86)
  %t87 = extractelement <4 x i32> %t83, i32 3
  call i32 (ptr, ...) @printf(ptr @format, i32 %t87)
  call i32 @putchar(i32 10)
  ret i32 0
}
