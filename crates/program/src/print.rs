//! A program as text, for people: one line per global, phi, instruction and terminator.
//!
//! Widths follow the operation (`add.32`), numbers are decimal while small and hexadecimal when large, and a
//! source location is shown where it changes. The text is for people and for comparisons; nothing parses it.

use std::fmt::{self, Write};

use crate::ir::*;

/// The whole program as text.
pub fn program(program: &Program) -> String {
    let mut text = String::new();
    for (id, global) in program.globals.iter() {
        let _ = writeln!(text, "{}", GlobalLine { program, id, global });
    }
    for id in program.functions.ids() {
        text.push('\n');
        text.push_str(&function(program, id));
    }
    for (what, list) in [("constructors", &program.constructors), ("destructors", &program.destructors)] {
        if !list.is_empty() {
            let names: Vec<&str> = list.iter().map(|&id| program.functions[id].name.as_str()).collect();
            let _ = writeln!(text, "\n{what}: {}", names.join(", "));
        }
    }
    text
}

/// One function as text.
pub fn function(program: &Program, id: FunctionId) -> String {
    let function = &program.functions[id];
    let mut text = String::new();
    // Writing to a string cannot fail.
    let _ = Printer { program, text: &mut text, span: SpanId(0) }.function(function);
    text
}

/// A source location as `file:line:column`.
pub fn span(program: &Program, id: SpanId) -> String {
    let Some(span) = program.spans.get(id) else { return "?".to_owned() };
    let file = span.file.and_then(|file| program.files.get(file)).map_or("?", |file| file.path.as_str());
    format!("{file}:{}:{}", span.line, span.column)
}

struct GlobalLine<'p> {
    program: &'p Program,
    id: GlobalId,
    global: &'p Global,
}

impl fmt::Display for GlobalLine<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Global { name, size, align, constant, bytes, relocations, span: _ } = self.global;
        let kind = if *constant { "constant" } else { "variable" };
        write!(f, "{kind} {:?} @{name}: {size} bytes, align {align}", self.id)?;
        match bytes {
            None => write!(f, ", external")?,
            Some(bytes) if bytes.iter().all(|&byte| byte == 0) => write!(f, " = zero")?,
            Some(bytes) => {
                write!(f, " = ")?;
                bytes.iter().take(32).try_for_each(|byte| write!(f, "{byte:02x}"))?;
                f.write_str(if bytes.len() > 32 { "…" } else { "" })?;
            }
        }
        for Relocation { at, target } in relocations {
            write!(f, ", +{at}: {}", AddressText(self.program, *target))?;
        }
        Ok(())
    }
}

struct AddressText<'p>(&'p Program, Address);

impl fmt::Display for AddressText<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let global_name = |id| self.0.globals.get(id).map_or("?", |global| global.name.as_str());
        let function_name = |id| self.0.functions.get(id).map_or("?", |function| function.name.as_str());
        match self.1 {
            Address::Global(id, 0) => write!(f, "@{}", global_name(id)),
            Address::Global(id, at) => write!(f, "@{}{at:+}", global_name(id)),
            Address::Function(id) => write!(f, "&{}", function_name(id)),
            Address::Block(id, block) => write!(f, "&{}.{block:?}", function_name(id)),
        }
    }
}

struct Printer<'p, 't> {
    program: &'p Program,
    text: &'t mut String,
    /// The source location printed last.
    span: SpanId,
}

impl Printer<'_, '_> {
    fn function(&mut self, function: &Function) -> fmt::Result {
        let word = if function.body.is_some() { "fn" } else { "declare" };
        write!(self.text, "{word} {}(", function.name)?;
        for (index, param) in function.params.iter().enumerate() {
            let comma = if index == 0 { "" } else { ", " };
            write!(self.text, "{comma}r{index}: {}", param.width)?;
            if let Some(name) = &param.name {
                write!(self.text, " {name}")?;
            }
            if let Some((size, align)) = param.by_value {
                write!(self.text, " by value {size} align {align}")?;
            }
        }
        self.text.push_str(if function.variadic { ", ...)" } else { ")" });
        if !function.returns.is_empty() {
            write!(self.text, " -> {}", list(&function.returns))?;
        }
        self.text.push_str(if function.no_return { " no return" } else { "" });
        let Some(body) = &function.body else { return writeln!(self.text) };
        writeln!(self.text, " {{")?;
        for (id, block) in body.blocks.iter() {
            self.block(body, id, block)?;
        }
        writeln!(self.text, "}}")
    }

    fn block(&mut self, body: &Body, id: BlockId, block: &Block) -> fmt::Result {
        writeln!(self.text, "{id:?}: ; weight {}", block.weight)?;
        for phi in &block.phis {
            let incoming: Vec<String> = phi
                .incoming
                .iter()
                .map(|(from, value)| format!("{from:?}: {}", self.operand(*value)))
                .collect();
            let width = body.registers.get(phi.dst).copied().unwrap_or(0);
            writeln!(self.text, "  {:?} = phi.{width} {}", phi.dst, incoming.join(", "))?;
        }
        for (inst, span) in &block.insts {
            let line = self.inst(body, inst);
            self.line(&line, *span)?;
        }
        let line = self.terminator(&block.terminator);
        self.line(&line, block.terminator_span)
    }

    fn line(&mut self, line: &str, span_id: SpanId) -> fmt::Result {
        if span_id == self.span || span_id == SpanId(0) {
            return writeln!(self.text, "  {line}");
        }
        self.span = span_id;
        writeln!(self.text, "  {line:<60} ; {}", span(self.program, span_id))
    }

    fn operand(&self, operand: Operand) -> String {
        match operand {
            Operand::Reg(reg) => format!("{reg:?}"),
            Operand::Const(number) if number < 1 << 16 => format!("{number}"),
            Operand::Const(number) => format!("{number:#x}"),
            Operand::Address(address) => AddressText(self.program, address).to_string(),
        }
    }

    fn inst(&self, body: &Body, inst: &Inst) -> String {
        let o = |operand: &Operand| self.operand(*operand);
        let w = |reg: &Reg| body.registers.get(*reg).copied().unwrap_or(0);
        let lower = |name: String| name.to_lowercase();
        match inst {
            Inst::Copy { dst, a } => format!("{dst:?} = copy.{} {}", w(dst), o(a)),
            Inst::Binary { op, dst, a, b, check } => {
                let shift = matches!(op, BinaryOp::Shl | BinaryOp::LShr | BinaryOp::AShr);
                let note = if shift && *check == RangeCheck::Unchecked { " unchecked" } else { "" };
                format!("{dst:?} = {}.{} {}, {}{note}", lower(format!("{op:?}")), w(dst), o(a), o(b))
            }
            Inst::Unary { op, dst, a } => {
                format!("{dst:?} = {}.{} {}", lower(format!("{op:?}")), w(dst), o(a))
            }
            Inst::Funnel { direction, dst, a, b, amount } => {
                let name = match direction {
                    ShiftDirection::Left => "fshl",
                    ShiftDirection::Right => "fshr",
                };
                format!("{dst:?} = {name}.{} {}, {}, {}", w(dst), o(a), o(b), o(amount))
            }
            Inst::Compare { predicate, width, operands, dst, a, b } => {
                let kind = match operands {
                    CompareOperands::Pointers => "ptr".to_owned(),
                    CompareOperands::Integers => width.to_string(),
                };
                format!("{dst:?} = {}.{kind} {}, {}", lower(format!("{predicate:?}")), o(a), o(b))
            }
            Inst::Select { dst, condition, a, b } => {
                format!("{dst:?} = select.{} {}, {}, {}", w(dst), o(condition), o(a), o(b))
            }
            Inst::Cast { op, from, dst, a } => {
                format!("{dst:?} = {}.{from}.{} {}", lower(format!("{op:?}")), w(dst), o(a))
            }
            Inst::FloatBinary { op, dst, a, b } => {
                format!("{dst:?} = float {}.{} {}, {}", lower(format!("{op:?}")), w(dst), o(a), o(b))
            }
            Inst::FloatUnary { op, dst, a } => {
                format!("{dst:?} = float {}.{} {}", lower(format!("{op:?}")), w(dst), o(a))
            }
            Inst::FloatFma { dst, a, b, c } => {
                format!("{dst:?} = float fma.{} {}, {}, {}", w(dst), o(a), o(b), o(c))
            }
            Inst::FloatCompare { predicate, width, dst, a, b } => {
                format!("{dst:?} = float {}.{width} {}, {}", lower(format!("{predicate:?}")), o(a), o(b))
            }
            Inst::FloatCast { op, from, dst, a, .. } => {
                format!("{dst:?} = float {}.{from}.{} {}", lower(format!("{op:?}")), w(dst), o(a))
            }
            Inst::Pointer { dst, base, index: Operand::Const(0), scale: _, offset } => {
                format!("{dst:?} = pointer {} {offset:+}", o(base))
            }
            Inst::Pointer { dst, base, index, scale, offset } => {
                format!("{dst:?} = pointer {} + {} * {scale} {offset:+}", o(base), o(index))
            }
            Inst::Load { dst, address } => format!("{dst:?} = load.{} {}", w(dst), o(address)),
            Inst::Store { width, value, address } => {
                format!("store.{width} {} to {}", o(value), o(address))
            }
            Inst::Alloca { dst, size, count, align, name } => {
                let name = name.as_ref().map_or(String::new(), |name| format!(" {name}"));
                format!("{dst:?} = alloca {size} * {} align {align}{name}", o(count))
            }
            Inst::MemoryCopy { to, from, length, overlap } => {
                let name = match overlap {
                    Overlap::Allowed => "move",
                    Overlap::Forbidden => "copy",
                };
                format!("memory {name} {} from {} length {}", o(to), o(from), o(length))
            }
            Inst::MemorySet { to, value, length } => {
                format!("memory set {} value {} length {}", o(to), o(value), o(length))
            }
            Inst::Call(call) => self.call(call),
            Inst::VaStart { list } => format!("va start {}", o(list)),
            Inst::VaCopy { to, from } => format!("va copy {} from {}", o(to), o(from)),
            Inst::StackSave { dst } => format!("{dst:?} = stack save"),
            Inst::StackRestore { token } => format!("stack restore {}", o(token)),
            Inst::Lifetime { address, marker } => {
                let event = match marker {
                    LifetimeMarker::Start => "begins",
                    LifetimeMarker::End => "ends",
                };
                format!("lifetime {event} {}", o(address))
            }
            Inst::LandingPad { exception, selector, clauses, cleanup } => {
                let clauses: Vec<String> = clauses.iter().map(|clause| self.clause(clause)).collect();
                let cleanup = if *cleanup { " cleanup" } else { "" };
                format!("{exception:?}, {selector:?} = landing pad {}{cleanup}", clauses.join(", "))
            }
            Inst::Unsupported { what } => format!("unsupported {what:?}"),
        }
    }

    fn clause(&self, clause: &Clause) -> String {
        match clause {
            Clause::Catch { described, selector } => {
                format!("catch {} as {selector}", self.operand(*described))
            }
            Clause::AllBut(types) => {
                let types: Vec<String> = types.iter().map(|&described| self.operand(described)).collect();
                format!("all but [{}]", types.join(", "))
            }
        }
    }

    fn call(&self, call: &Call) -> String {
        let dsts = list(&call.dsts);
        let callee = match call.callee {
            Callee::Direct(id) => self.program.functions.get(id).map_or("?".to_owned(), |f| f.name.clone()),
            Callee::Indirect(operand) => format!("*{}", self.operand(operand)),
        };
        let args: Vec<String> = call.args.iter().map(|arg| self.arg(arg)).collect();
        let equals = if call.dsts.is_empty() { "" } else { " = " };
        let returns =
            if call.returns.is_empty() { String::new() } else { format!(" -> {}", list(&call.returns)) };
        format!("{dsts}{equals}call {callee}({}){returns}", args.join(", "))
    }

    fn arg(&self, arg: &Arg) -> String {
        let Arg { value, width, class, by_value } = arg;
        let class = match class {
            ArgClass::Integer => String::new(),
            ArgClass::Signed => " signed".to_owned(),
            ArgClass::Float => " float".to_owned(),
            ArgClass::Lane(lanes) => format!(" lane of {lanes}"),
            ArgClass::Memory => " memory".to_owned(),
        };
        let by_value =
            by_value.map_or(String::new(), |(size, align)| format!(" by value {size} align {align}"));
        format!("{}: {width}{class}{by_value}", self.operand(*value))
    }

    fn terminator(&self, terminator: &Terminator) -> String {
        match terminator {
            Terminator::Jump(to) => format!("jump {to:?}"),
            Terminator::Branch { condition, then, otherwise } => {
                format!("branch {} then {then:?} else {otherwise:?}", self.operand(*condition))
            }
            Terminator::Switch { width, value, default, cases } => {
                let cases: Vec<String> = cases
                    .iter()
                    .map(|(case, to)| format!("{}: {to:?}", self.operand(Operand::Const(*case))))
                    .collect();
                format!("switch.{width} {} [{}] else {default:?}", self.operand(*value), cases.join(", "))
            }
            Terminator::IndirectJump { address, targets } => {
                let targets: Vec<BlockId> = targets.iter().map(|&(_, to)| to).collect();
                format!("jump *{} one of {}", self.operand(*address), list(&targets))
            }
            Terminator::Return(values) => {
                let values: Vec<String> = values.iter().map(|value| self.operand(*value)).collect();
                format!("return {}", values.join(", ")).trim_end().to_owned()
            }
            Terminator::Invoke { normal, unwind } => format!("then {normal:?} or, unwinding, {unwind:?}"),
            Terminator::Resume { exception } => format!("resume {}", self.operand(*exception)),
            Terminator::Trap { check: None } => "trap".to_owned(),
            Terminator::Trap { check: Some(check) } => format!("trap {check}"),
            Terminator::Unreachable => "unreachable".to_owned(),
            Terminator::Unsupported(what) => format!("unsupported {what:?}"),
        }
    }
}

fn list<T: fmt::Debug>(items: &[T]) -> String {
    let items: Vec<String> = items.iter().map(|item| format!("{item:?}")).collect();
    items.join(", ")
}
