//! The verifier accepts a small program and names what is wrong with each broken copy of it.

use loam_program::ir::*;
use loam_program::print;
use loam_program::verify::verify;

const START: BlockId = BlockId(0);

/// `fn f(x: 32) -> 32`: a loop that counts to `x`, calls itself and reads a global.
fn program() -> Program {
    let mut program = Program::default();
    program.spans.push(Span { file: None, line: 0, column: 0, inlined_at: None });
    let file = program.files.push(SourceFile::new("a.c".to_owned()));
    let span = program.spans.push(Span { file: Some(file), line: 3, column: 9, inlined_at: None });
    program.globals.push(Global {
        name: "table".to_owned(),
        size: 16,
        align: 8,
        constant: true,
        bytes: Some(vec![0; 16]),
        relocations: vec![Relocation { at: 8, target: Address::Function(FunctionId(0)) }],
        span: SpanId(0),
    });
    let reg = |number| Operand::Reg(Reg(number));
    let mut body = Body::default();
    for width in [32, 32, 32, 1, 64] {
        body.registers.push(width);
    }
    body.blocks.push(Block { terminator: Terminator::Jump(BlockId(1)), weight: 1, ..Block::default() });
    let call = Call {
        dsts: vec![],
        callee: Callee::Direct(FunctionId(0)),
        args: vec![Arg { value: reg(1), width: 32, class: ArgClass::Integer, by_value: None }],
        returns: vec![32],
        return_classes: vec![ArgClass::Integer],
    };
    let address = Operand::Address(Address::Global(GlobalId(0), 8));
    body.blocks.push(Block {
        phis: vec![Phi { dst: Reg(1), incoming: vec![(START, Operand::Const(0)), (BlockId(1), reg(2))] }],
        insts: vec![
            (
                Inst::Binary {
                    op: BinaryOp::Add,
                    dst: Reg(2),
                    a: reg(1),
                    b: Operand::Const(1),
                    check: RangeCheck::Checked,
                },
                span,
            ),
            (
                Inst::Compare {
                    predicate: Predicate::Ult,
                    width: 32,
                    operands: CompareOperands::Integers,
                    dst: Reg(3),
                    a: reg(2),
                    b: reg(0),
                },
                span,
            ),
            (Inst::Load { dst: Reg(4), address }, span),
            (Inst::Call(Box::new(call)), span),
        ],
        terminator: Terminator::Branch { condition: reg(3), then: BlockId(1), otherwise: BlockId(2) },
        weight: 5,
        ..Block::default()
    });
    body.blocks.push(Block { terminator: Terminator::Return(vec![reg(2)]), weight: 1, ..Block::default() });
    program.functions.push(Function {
        name: "f".to_owned(),
        source_name: None,
        params: vec![Param {
            width: 32,
            class: ArgClass::Integer,
            name: Some("x".to_owned()),
            by_value: None,
        }],
        variadic: false,
        returns: vec![32],
        return_classes: vec![ArgClass::Integer],
        no_return: false,
        body: Some(body),
        span,
    });
    program
}

/// The verifier's error after a change to the program.
fn broken(change: impl FnOnce(&mut Program)) -> String {
    let mut program = program();
    change(&mut program);
    verify(&program).expect_err("it is broken")
}

fn body(program: &mut Program) -> &mut Body {
    program.functions[FunctionId(0)].body.as_mut().expect("a body")
}

#[test]
fn a_sound_program_passes_and_prints() {
    let program = program();
    assert_eq!(verify(&program), Ok(()));
    let wanted = "constant global0 @table: 16 bytes, align 8 = zero, +8: &f

fn f(r0: 32 x) -> 32 {
b0: ; weight 1
  jump b1
b1: ; weight 5
  r1 = phi.32 b0: 0, b1: r2
  r2 = add.32 r1, 1                                            ; a.c:3:9
  r3 = ult.32 r2, r0
  r4 = load.64 @table+8
  call f(r1: 32) -> 32
  branch r3 then b1 else b2
b2: ; weight 1
  return r2
}
";
    assert_eq!(print::program(&program), wanted);
}

#[test]
fn wrong_widths_are_found() {
    let why = broken(|program| body(program).registers[Reg(0)] = 16);
    assert_eq!(why, "function f: parameter 0 is not register 0");
    let why = broken(|program| body(program).registers[Reg(2)] = 16);
    assert!(why.starts_with("function f: b1: phi r1: r2 is 16 bits wide, not 32"), "{why}");
    let why = broken(|program| body(program).registers[Reg(4)] = 0);
    assert_eq!(why, "function f: width 0");
    let why = broken(|program| {
        body(program).blocks[BlockId(2)].terminator = Terminator::Return(vec![Operand::Const(1 << 32)]);
    });
    assert_eq!(why, "function f: b2: terminator: 0x100000000 does not fit 32 bits");
    let why = broken(|program| body(program).blocks[BlockId(2)].terminator = Terminator::Return(vec![]));
    assert_eq!(why, "function f: b2: terminator: 0 values for 1");
    let inst = Inst::Cast { op: CastOp::Truncate, from: 1, dst: Reg(4), a: Operand::Reg(Reg(3)) };
    let why = broken(|program| body(program).blocks[START].insts.push((inst, SpanId(0))));
    assert!(why.ends_with("Truncate from 1 to 64 bits"), "{why}");
    let inst = Inst::FloatUnary { op: FloatUnaryOp::Sqrt, dst: Reg(3), a: Operand::Reg(Reg(3)) };
    let why = broken(|program| body(program).blocks[START].insts.push((inst, SpanId(0))));
    assert!(why.ends_with("1 bits are no float"), "{why}");
    let inst = Inst::Copy { dst: Reg(2), a: Operand::Address(Address::Function(FunctionId(0))) };
    let why = broken(|program| body(program).blocks[START].insts.push((inst, SpanId(0))));
    assert!(why.ends_with("an address where 32 bits are expected"), "{why}");
}

#[test]
fn what_does_not_exist_is_found() {
    let why = broken(|program| body(program).blocks[START].terminator = Terminator::Jump(BlockId(9)));
    assert_eq!(why, "function f: b0: b9 does not exist");
    let why = broken(|program| body(program).blocks[START].extra_spans.push(SpanId(7)));
    assert_eq!(why, "function f: b0: span7 does not exist");
    let inst = Inst::Lifetime { address: Operand::Reg(Reg(99)), marker: LifetimeMarker::Start };
    let why = broken(|program| body(program).blocks[START].insts.push((inst, SpanId(0))));
    assert!(why.ends_with("r99 does not exist"), "{why}");
    let why = broken(|program| program.constructors.push(FunctionId(3)));
    assert_eq!(why, "fn3 does not exist");
    let target = Address::Block(FunctionId(0), BlockId(8));
    let why = broken(|program| program.globals[GlobalId(0)].relocations[0].target = target);
    assert_eq!(why, "global table: Block(fn0, b8) does not exist");
}

#[test]
fn phis_have_one_entry_per_predecessor() {
    let why = broken(|program| {
        body(program).blocks[BlockId(1)].phis[0].incoming.pop();
    });
    assert!(why.contains("phi r1: it has entries for {b0}, the predecessors are {b0, b1}"), "{why}");
    let why = broken(|program| {
        body(program).blocks[BlockId(1)].phis[0].incoming.push((START, Operand::Const(0)));
    });
    assert!(why.contains("two entries for one block"), "{why}");
}

#[test]
fn switches_globals_and_variadic_lists_are_checked() {
    let cases = vec![(1, START), (1, BlockId(2))];
    let value = Operand::Reg(Reg(0));
    let switch = Terminator::Switch { width: 32, value, default: BlockId(2), cases };
    let why = broken(|program| body(program).blocks[BlockId(2)].terminator = switch);
    assert_eq!(why, "function f: b2: terminator: two cases for 1");
    let why = broken(|program| program.globals[GlobalId(0)].relocations[0].at = 9);
    assert_eq!(why, "global table: the relocation at 9 lies outside");
    let why = broken(|program| program.globals[GlobalId(0)].align = 3);
    assert_eq!(why, "global table: alignment 3");
    let why = broken(|program| program.globals[GlobalId(0)].size = 17);
    assert_eq!(why, "global table: it has fewer or more bytes than its size");
    let inst = Inst::VaStart { list: Operand::Const(8) };
    let why = broken(|program| body(program).blocks[START].insts.push((inst, SpanId(0))));
    assert!(why.ends_with("the function is not variadic"), "{why}");
}
