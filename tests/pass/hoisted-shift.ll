; An optimiser has moved the shift above the test that guards it, and so taken away its place in the source: no bug
; there, none reported.
define i32 @main() !dbg !4 {
  %slot = alloca i32, align 4, !dbg !7
  store volatile i32 40, ptr %slot, align 4, !dbg !7
  %amount = load volatile i32, ptr %slot, align 4, !dbg !7
  %shifted = lshr i32 65535, %amount
  %small = icmp ult i32 %amount, 32, !dbg !7
  br i1 %small, label %use, label %skip, !dbg !7

use:
  ret i32 %shifted, !dbg !8

skip:
  ret i32 0, !dbg !8
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "hand", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "hoisted-shift.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 7, !"Dwarf Version", i32 5}
!4 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 1, type: !5, scopeLine: 1, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(types: !6)
!6 = !{null}
!7 = !DILocation(line: 2, column: 1, scope: !4)
!8 = !DILocation(line: 3, column: 1, scope: !4)
