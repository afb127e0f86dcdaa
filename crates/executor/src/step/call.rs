//! Calls: of the program's own functions, of models, and through pointers.

use super::{Stepped, signature};
use crate::config::LivenessCheck;
use crate::machine::{Flow, Machine};
use loam_environment::models::{Argument, Call as ModelCall};
use loam_environment::signatures::Signature;
use loam_environment::{Enter, Interrupt, Reply};
use loam_expr::Expr;
use loam_memory::object::Size;
use loam_memory::{Address, Value};
use loam_program::convention::{ArgumentLocations, Passed};
use loam_program::ir::{ArgClass, Call, Callee, DataModel, Function, FunctionId, Reg};
use loam_state::frames::{OnReturn, VariadicArg};
use loam_state::{DecisionKind, ErrorKind, Frame, FrameExtra};
use std::rc::Rc;

impl Machine {
    pub(super) fn call(&mut self, call: &Call) -> Stepped {
        let callee = self.callee(call)?;
        let image = Rc::clone(&self.image);
        let function = &image.program.functions[callee];
        if let Some(model) = image.models[callee] {
            let args = self.model_arguments(call, function, model.signature)?;
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
                Reply::Throw { exception } => return self.throw(Address(exception)),
                Reply::Jump { token, value } => return self.jump(token, value),
                Reply::Enter(enter) => return self.enter_handler(call, &enter),
                Reply::Decline => {}
            }
        }
        if function.body.is_none() {
            self.call_in_host(call, function)?;
            return Ok(Flow::Next);
        }
        self.enter(call, callee, function)
    }

    /// The arguments of a call that the engine executes, as the function takes them.
    fn model_arguments(
        &mut self,
        call: &Call,
        function: &Function,
        signature: Option<Signature>,
    ) -> Result<Vec<Argument>, Interrupt> {
        let values: Vec<Value> = call.args.iter().map(|arg| self.value(arg.value, arg.width)).collect();
        let given = call.args.iter().zip(&values);
        let given = given.map(|(arg, &value)| Argument { value, width: arg.width, class: arg.class });
        let integer = |width| Passed { width, class: ArgClass::Integer, by_value: None };
        let data_model = self.image.program.data_model;
        let agrees = match signature {
            Some(signature) => {
                let mut pairs = signature.widths(data_model).map(integer).zip(&call.args);
                call.args.len() >= signature.widths(data_model).len()
                    && pairs.all(|(wanted, arg)| wanted.is_like(&arg.into()))
            }
            None => signature::arguments_agree(call, function),
        };
        if agrees {
            return Ok(self.with_words(given.collect(), signature));
        }
        // The program may declare a function of the library differently.
        let wanted: Vec<Passed> = match signature {
            Some(signature) => signature.widths(data_model).map(integer).collect(),
            None => function.params.iter().map(Passed::from).collect(),
        };
        let found = self.found_arguments(call, &values, function, &wanted)?;
        let mut args = Vec::with_capacity(call.args.len());
        for (wanted, value) in wanted.iter().zip(found) {
            // An argument that was not passed is missing for the model too, and so are all that follow.
            let Some(value) = value else { return Ok(self.with_words(args, signature)) };
            args.push(Argument { value, width: wanted.width, class: wanted.class });
        }
        args.extend(given.skip(wanted.len()));
        Ok(self.with_words(args, signature))
    }

    /// The arguments of a model, its pointers and sizes extended to 64 bits.
    fn with_words(&self, mut args: Vec<Argument>, signature: Option<Signature>) -> Vec<Argument> {
        if self.image.program.data_model == DataModel::Lp64 {
            return args;
        }
        for (arg, is_word) in args.iter_mut().zip(signature.into_iter().flat_map(Signature::are_words)) {
            if is_word {
                arg.width = 64;
                arg.value = self.extended_pointer(arg.value);
            }
        }
        args
    }

    /// A model's result cut or extended to the width the call expects.
    fn fit(&self, value: Value, width: u8) -> Value {
        let width = u16::from(width);
        match value {
            Value::Bits(bits) => Value::Bits(loam_expr::concrete::truncate(width, bits)),
            Value::Term(term) => Value::of(&self.store, self.store.resize_unsigned(term, width)),
        }
    }

    /// The callee of a call; the path forks if a symbolic pointer may point to several functions.
    fn callee(&mut self, call: &Call) -> Result<FunctionId, Interrupt> {
        let pointer = match call.callee {
            Callee::Direct(function) => return Ok(function),
            Callee::Indirect(pointer) => self.value(pointer, 64),
        };
        let address = match pointer {
            Value::Bits(bits) => bits as u64,
            Value::Term(term) => self.called_address(term)?,
        };
        self.image.function_at(Address(address)).ok_or_else(|| {
            let (kind, what) = match address {
                0 => (ErrorKind::Null, "call through a null pointer".to_owned()),
                _ => (ErrorKind::Pointer, format!("call through a pointer to no function (0x{address:x})")),
            };
            Interrupt::Error(kind, what)
        })
    }

    /// The address that is called through a symbolic pointer. The path forks: one successor per function that the pointer may
    /// point to, one for the null pointer, and one for all other addresses.
    fn called_address(&mut self, pointer: Expr) -> Result<u64, Interrupt> {
        let image = Rc::clone(&self.image);
        let is_null = self.store.eq(pointer, self.store.word(0));
        if !self.decide(DecisionKind::Target, image.is_function(&self.store, pointer))? {
            self.decide(DecisionKind::Target, is_null)?;
            return Ok(self.some_value(pointer)? as u64);
        }
        let example = self.some_value(pointer)?;
        let same = self.store.eq(pointer, self.store.constant(64, example));
        self.decide(DecisionKind::Target, same)?;
        Ok(example as u64)
    }

    fn enter(&mut self, call: &Call, callee: FunctionId, function: &Function) -> Stepped {
        let given: Vec<Value> = call.args.iter().map(|arg| self.value(arg.value, arg.width)).collect();
        let agreement = signature::agreement(call, function)?;
        // A frame whose return the engine has to handle needs an extra part.
        let mut extra = (!agreement.results).then(|| Box::new(FrameExtra::default()));
        let result_slot = match call.dsts[..] {
            [dst] if agreement.results && self.width(dst) <= 64 => {
                u32::from(self.image.code.functions[self.core.top().frame.function].slots[dst])
            }
            _ => u32::MAX,
        };
        if function.variadic {
            let locations = ArgumentLocations::new(self.image.program.data_model);
            let variadic = variadic_arguments(locations, call, &given, function.params.len());
            extra = Some(Box::new(FrameExtra { variadic, ..FrameExtra::default() }));
        }
        let values = match agreement.arguments {
            true => given[..function.params.len()].iter().copied().map(Some).collect(),
            false => {
                let wanted: Vec<Passed> = function.params.iter().map(Passed::from).collect();
                self.found_arguments(call, &given, function, &wanted)?
            }
        };
        // Objects passed by value are resolved before the frame exists, because the path may fork.
        let copied = function.params.iter().zip(&values).map(|(param, &value)| (param.by_value, value));
        let rest = call.args.iter().zip(&given).skip(function.params.len());
        let rest = rest.map(|(arg, &value)| (arg.by_value.filter(|_| function.variadic), Some(value)));
        for (by_value, value) in copied.chain(rest) {
            if let (Some((size, _)), Some(value)) = (by_value, value) {
                let range = loam_memory::model::MemoryRange {
                    address: value,
                    length: Value::word(size),
                    write: false,
                };
                self.resolve_range(range)?;
            }
        }
        let return_pc = self.core.pc + 1;
        let frame = Frame { function: callee, return_pc, result_slot, mixed: false, extra };
        self.push_frame(callee, frame)?;
        for (index, (param, &value)) in function.params.iter().zip(&values).enumerate() {
            let value = match (value, param.by_value) {
                (Some(value), None) => value,
                (Some(value), Some((size, align))) => {
                    let copy = self.stack_object(Size::Fixed(size), align, None)?;
                    let to = self.address_of(&copy);
                    self.copy_range(to, value, Value::word(size))?;
                    to
                }
                (None, _) => self.unknown_value(param.width, "an argument that was not given")?,
            };
            self.set(Reg(index as u32), value);
        }
        self.copy_variadic()?;
        Ok(Flow::Moved)
    }

    /// Copies the objects passed by value among variadic arguments: they belong to the callee.
    fn copy_variadic(&mut self) -> Result<(), Interrupt> {
        let count = self.core.top().frame.extra.as_ref().map_or(0, |extra| extra.variadic.len());
        for index in 0..count {
            let variadic =
                |machine: &Self| machine.core.top().frame.extra.as_ref().map(|extra| extra.variadic[index]);
            let Some(VariadicArg { value, by_value: Some((size, align)), .. }) = variadic(self) else {
                continue;
            };
            let copy = self.stack_object(Size::Fixed(size), align, None)?;
            let to = self.address_of(&copy);
            self.copy_range(to, value, Value::word(size))?;
            if let Some(extra) = self.core.top_mut().frame.extra.as_mut() {
                extra.variadic[index].value = to;
            }
        }
        Ok(())
    }

    fn push_frame(&mut self, callee: FunctionId, frame: Frame) -> Result<(), Interrupt> {
        let image = Rc::clone(&self.image);
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
        if self.config.liveness != LivenessCheck::Off {
            let top = self.core.top();
            let words = top.base..top.base + top.size;
            // What earlier calls left there would be taken for a difference between equal states.
            self.core.words[words].fill(0);
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
        let handler = self.image.function_at(Address(enter.function)).ok_or_else(|| {
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

/// The arguments behind the first `fixed`, with the locations the caller put them in.
fn variadic_arguments(
    mut locations: ArgumentLocations,
    call: &Call,
    given: &[Value],
    fixed: usize,
) -> Vec<VariadicArg> {
    let mut variadic = Vec::new();
    for (index, (arg, &value)) in call.args.iter().zip(given).enumerate() {
        let above = locations.stack_used();
        let location = locations.next(Passed::from(arg));
        if index >= fixed {
            let (width, by_value) = (arg.width, arg.by_value);
            variadic.push(VariadicArg { value, width, by_value, location, above });
        }
    }
    variadic
}
