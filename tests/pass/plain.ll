; A program in the text form of LLVM's intermediate language.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define i32 @main() {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %more, %loop ]
  %more = add i32 %sum, %i
  %next = add nuw nsw i32 %i, 1
  %again = icmp ult i32 %next, 10
  br i1 %again, label %loop, label %done

done:
  ret i32 %more
}
;@ exit-codes: 45=1
