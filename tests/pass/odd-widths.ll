; Integers of widths no C type has.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@cell = global i32 0

define i32 @main() {
  %a = add i7 100, 50
  %b = sext i7 %a to i32
  %c = mul i33 4294967297, 3
  %d = lshr i33 %c, 30
  %e = trunc i33 %d to i32
  %f = select i1 true, i32 %b, i32 0
  store i32 %e, ptr @cell
  %g = load i32, ptr @cell
  %h = add i32 %f, %g
  %i = freeze i32 %h
  ret i32 %i
}
;@ completed: 1
