//! Calls: of the program's own functions, of models, and through pointers.

use super::Stepped;
use crate::machine::{Flow, Machine};
use loam_environment::models::{Argument, Call as ModelCall};
use loam_environment::{Enter, Interrupt, Reply};
use loam_memory::Value;
use loam_memory::object::Size;
use loam_program::ir::{Call, Callee, Function, FunctionId, Reg};
use loam_state::frames::{OnReturn, VariadicArg};
use loam_state::{ErrorKind, Frame, FrameExtra};
use std::sync::Arc;

impl Machine {
    pub(super) fn call(&mut self, call: &Call) -> Stepped {
        let callee = self.callee(call)?;
        let image = Arc::clone(&self.image);
        let function = &image.program.functions[callee];
        if let Some(model) = image.models[callee] {
            let args: Vec<Argument> = call
                .args
                .iter()
                .map(|arg| Argument {
                    value: self.value(arg.value, arg.width),
                    width: arg.width,
                    class: arg.class,
                })
                .collect();
            let request = ModelCall { name: &function.name, args: &args, result_used: !call.dsts.is_empty() };
            match (model.function)(self, &request)? {
                Reply::Return(value) => {
                    if let (Some(&dst), Some(value)) = (call.dsts.first(), value) {
                        let value = self.fit(value, self.width(dst));
                        self.set(dst, value);
                    }
                    return Ok(Flow::Next);
                }
                Reply::Exit(status) => return self.exit(status),
                Reply::Throw { exception } => return self.throw(exception),
                Reply::Jump { token, value } => return self.jump(token, value),
                Reply::Enter(enter) => return self.enter_handler(call, &enter),
                Reply::Decline => {}
            }
        }
        if function.body.is_none() {
            self.call_in_host(call, function)?;
            return Ok(Flow::Next);
        }
        check_signature(call, function)?;
        self.enter(call, callee, function)
    }

    /// A model's result cut or extended to the width the call expects.
    fn fit(&self, value: Value, width: u8) -> Value {
        let width = u16::from(width);
        match value {
            Value::Bits(bits) => Value::Bits(loam_expr::concrete::truncate(width, bits)),
            Value::Term(term) => Value::of(&self.store, self.store.resize_unsigned(term, width)),
        }
    }

    /// The function a call means; splits the path if a symbolic pointer may mean several.
    fn callee(&mut self, call: &Call) -> Result<FunctionId, Interrupt> {
        let pointer = match call.callee {
            Callee::Direct(function) => return Ok(function),
            Callee::Indirect(pointer) => self.value(pointer, 64),
        };
        let address = match pointer {
            Value::Bits(bits) => bits as u64,
            Value::Term(term) => {
                let example = self.solver.example(&self.state.path, term, None);
                let example = example.map_err(|_| Interrupt::Undecided)?.unwrap_or_default();
                let same = self.store.eq(term, self.store.constant(64, example));
                self.decide(same)?;
                example as u64
            }
        };
        self.image.function_at(address).ok_or_else(|| {
            let (kind, what) = match address {
                0 => (ErrorKind::Null, "call through a null pointer".to_owned()),
                _ => (ErrorKind::Pointer, format!("call through a pointer to no function (0x{address:x})")),
            };
            Interrupt::Error(kind, what)
        })
    }

    fn enter(&mut self, call: &Call, callee: FunctionId, function: &Function) -> Stepped {
        let values: Vec<Value> = call.args.iter().map(|arg| self.value(arg.value, arg.width)).collect();
        let result_slot = match call.dsts[..] {
            [dst] if self.width(dst) <= 64 => {
                u32::from(self.image.code.functions[self.core.top().frame.function].slots[dst])
            }
            _ => u32::MAX,
        };
        let mut extra = None;
        if function.variadic {
            let variadic = call.args.iter().zip(&values).skip(function.params.len());
            let variadic = variadic.map(|(arg, &value)| VariadicArg {
                value,
                width: arg.width,
                class: arg.class,
                by_value: arg.by_value,
            });
            extra = Some(Box::new(FrameExtra { variadic: variadic.collect(), ..FrameExtra::default() }));
        }
        // Copies of arguments passed by value are made before the frame exists: finding them may split the path.
        let mut sources = Vec::new();
        for (param, &value) in function.params.iter().zip(&values) {
            if let Some((size, align)) = param.by_value {
                let range =
                    loam_memory::model::Range { address: value, length: Value::word(size), write: false };
                sources.push(Some((self.resolve_range(range)?, size, align)));
            } else {
                sources.push(None);
            }
        }
        let return_pc = self.core.pc + 1;
        let frame = Frame { function: callee, return_pc, result_slot, mixed: false, extra };
        self.push_frame(callee, frame)?;
        for (index, source) in sources.iter().enumerate() {
            let value = match source {
                None => values[index],
                Some((_, size, align)) => {
                    let copy = self.stack_object(Size::Fixed(*size), *align, None)?;
                    let to = self.address_of(&copy);
                    self.copy_range(to, values[index], Value::word(*size))?;
                    to
                }
            };
            self.set(Reg(index as u32), value);
        }
        Ok(Flow::Moved)
    }

    fn push_frame(&mut self, callee: FunctionId, frame: Frame) -> Result<(), Interrupt> {
        let image = Arc::clone(&self.image);
        let code = &image.code.functions[callee];
        let Some(entry) = code.entry else {
            let name = image.function_name(callee);
            return Err(super::unsupported(&format!("function '{name}' needs more than 65,536 registers")));
        };
        if !self.core.push(frame, code.frame_size as usize) {
            let name = image.function_name(callee);
            let message = format!("stack overflow in the call of '{name}'");
            return Err(Interrupt::Error(ErrorKind::Stack, message));
        }
        self.core.enter(&image.code, entry);
        Ok(())
    }

    /// Runs a function of the program before a call returns: the handler of a signal.
    fn enter_handler(&mut self, call: &Call, enter: &Enter) -> Stepped {
        if let Some(&dst) = call.dsts.first() {
            let result = self.fit(enter.result, self.width(dst));
            self.set(dst, result);
        }
        self.run_handler(enter, self.core.pc + 1)
    }

    /// Runs the handler of a signal; the code at `return_pc` follows.
    pub(crate) fn run_handler(&mut self, enter: &Enter, return_pc: u32) -> Stepped {
        let handler = self.image.function_at(enter.function).ok_or_else(|| {
            let message = format!("the handler of a signal is no function (0x{:x})", enter.function);
            Interrupt::Error(ErrorKind::Pointer, message)
        })?;
        let params = self.image.program.functions[handler].params.len();
        let args = &enter.args[..enter.args.len().min(params)];
        self.enter_from_engine(handler, args, OnReturn::Handled { blocked: enter.blocked_after })?;
        self.core.top_mut().frame.return_pc = return_pc;
        Ok(Flow::Moved)
    }

    /// Calls a function on behalf of the engine.
    pub(crate) fn enter_from_engine(
        &mut self,
        callee: FunctionId,
        args: &[Value],
        then: OnReturn,
    ) -> Stepped {
        if self.image.program.functions[callee].body.is_none() {
            let message = format!("call of '{}', which has no body", self.image.function_name(callee));
            return Err(Interrupt::Error(ErrorKind::External, message));
        }
        let extra = FrameExtra { on_return: Some(then), ..FrameExtra::default() };
        let frame = Frame {
            function: callee,
            return_pc: 0,
            result_slot: u32::MAX,
            mixed: false,
            extra: Some(Box::new(extra)),
        };
        self.push_frame(callee, frame)?;
        for (index, &value) in args.iter().enumerate() {
            self.set(Reg(index as u32), value);
        }
        Ok(Flow::Moved)
    }
}

/// A call whose arguments do not fit the function it reaches is undefined.
fn check_signature(call: &Call, function: &Function) -> Result<(), Interrupt> {
    let (given, wanted) = (call.args.len(), function.params.len());
    // The C library gives `main` all it may want; that it takes less is no mistake.
    let may_take_less = function.variadic || function.name == "main";
    let count_fits = given == wanted || (may_take_less && given > wanted);
    let widths_fit = function.params.iter().zip(&call.args).all(|(param, arg)| param.width == arg.width);
    let result_fits = call.dsts.is_empty() || call.returns == function.returns;
    if count_fits && widths_fit && result_fits {
        return Ok(());
    }
    let name = function.source_name.as_deref().unwrap_or(&function.name);
    let why = if !count_fits {
        format!("it takes {wanted} and is given {given}")
    } else if !widths_fit {
        "an argument has another size".to_owned()
    } else {
        "its result has another size".to_owned()
    };
    let message = format!("call of '{name}' with a wrong signature: {why}");
    Err(Interrupt::Error(ErrorKind::Pointer, message))
}
