; A table of distances that is chosen when the program runs.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@a = private unnamed_addr constant [2 x i32] [i32 trunc (i64 sub (i64 ptrtoint (ptr @one to i64), i64 ptrtoint (ptr @a to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @two to i64), i64 ptrtoint (ptr @a to i64)) to i32)], align 4
@b = private unnamed_addr constant [2 x i32] [i32 trunc (i64 sub (i64 ptrtoint (ptr @three to i64), i64 ptrtoint (ptr @b to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @four to i64), i64 ptrtoint (ptr @b to i64)) to i32)], align 4
@one = private constant i32 1
@two = private constant i32 2
@three = private constant i32 3
@four = private constant i32 4
@choice = global i32 1

declare ptr @llvm.load.relative.i64(ptr, i64)

define i32 @pick(ptr %table, i64 %index) {
  %at = shl i64 %index, 2
  %p = call ptr @llvm.load.relative.i64(ptr %table, i64 %at)
  %v = load i32, ptr %p
  ret i32 %v
}

define i32 @main() {
  %c = load volatile i32, ptr @choice
  %first = icmp eq i32 %c, 0
  %table = select i1 %first, ptr @a, ptr @b
  %x = call i32 @pick(ptr %table, i64 1)
  %y = call i32 @pick(ptr @a, i64 0)
  %z = call i32 @pick(ptr @b, i64 0)
  %s = mul i32 %x, 10
  %t = add i32 %s, %y
  %u = mul i32 %t, 10
  %r = add i32 %u, %z
  %e = and i32 %r, 255
  ret i32 %e
}
; x = 4, y = 1, z = 3: 413 modulo 256
;@ exit-codes: 157=1
