; Without debug information the place is not known, and the error is reported all the same.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define i32 @main() {
  unreachable
}
;@ bug: abort
;@ skip-replay: what the machine does here is anybody's guess
