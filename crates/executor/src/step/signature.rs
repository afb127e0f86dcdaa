//! Calls whose caller and callee disagree about the types of the parameters or of the result.
//!
//! Such calls are undefined in C, but the machine executes them: a callee reads its parameters from registers and the stack. So
//! an argument in the same kind of location is used as it is, cut or extended; too many arguments do no harm, and a missing
//! argument has an uninitialised value. Only an argument of another kind, a float in the location of an integer or an object in
//! the location of a number, is reported.

use crate::machine::Machine;
use loam_environment::Interrupt;
use loam_expr::concrete;
use loam_memory::Value;
use loam_memory::object::Size;
use loam_program::convention::{ArgumentLocation, ArgumentLocations, Passed};
use loam_program::ir::{ArgClass, Call, Function, Width};
use loam_state::ErrorKind;
use std::sync::Arc;

/// What caller and callee agree on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Agreement {
    /// Every parameter is passed as the callee expects it.
    pub arguments: bool,
    /// The result is returned as the caller expects it, or the caller uses none.
    pub results: bool,
}

/// Compares a call with the signature of its callee; an error if the call cannot be executed.
pub(super) fn agreement(call: &Call, function: &Function) -> Result<Agreement, Interrupt> {
    let arguments = arguments_agree(call, function);
    let results = results_agree(call, function);
    if !results {
        check_results(call, function)?;
    }
    Ok(Agreement { arguments, results })
}

/// Whether a call passes the parameters as the function expects them.
pub(super) fn arguments_agree(call: &Call, function: &Function) -> bool {
    let mut pairs = function.params.iter().zip(&call.args);
    call.args.len() >= function.params.len()
        && pairs.all(|(param, arg)| Passed::from(param).is_like(&arg.into()))
}

/// Whether a call uses the result as the function returns it.
pub(super) fn results_agree(call: &Call, function: &Function) -> bool {
    let is_like = |index: usize| {
        let (wanted, returned) = (wanted(call, index), returned(function, index));
        wanted.is_like(&returned)
    };
    call.dsts.is_empty()
        || (call.returns.len() == function.returns.len() && (0..call.returns.len()).all(is_like))
}

fn wanted(call: &Call, index: usize) -> Passed {
    Passed { width: call.returns[index], class: call.return_classes[index], by_value: None }
}

fn returned(function: &Function, index: usize) -> Passed {
    Passed { width: function.returns[index], class: function.return_classes[index], by_value: None }
}

/// The error if the call expects a result and the function returns one of another kind. A missing result is uninitialised.
fn check_results(call: &Call, function: &Function) -> Result<(), Interrupt> {
    let kinds = |classes: &[ArgClass]| {
        let is_integer = |class: &&ArgClass| matches!(class, ArgClass::Integer | ArgClass::Signed);
        (classes.iter().filter(is_integer).count(), classes.iter().filter(|class| !is_integer(class)).count())
    };
    let (wanted, given) = (kinds(&call.return_classes), kinds(&function.return_classes));
    let same_floats = (0..call.returns.len().min(function.returns.len())).all(|index| {
        call.return_classes[index] == ArgClass::Integer
            || self::wanted(call, index).is_like(&returned(function, index))
    });
    if !function.returns.is_empty() && (wanted.1 != given.1 || !same_floats) {
        return Err(wrong(function, "its result is of another kind"));
    }
    Ok(())
}

fn wrong(function: &Function, why: &str) -> Interrupt {
    let name = function.source_name.as_deref().unwrap_or(&function.name);
    let message = format!("call of '{name}' with a wrong signature: {why}");
    Interrupt::Error(ErrorKind::Pointer, message)
}

/// An argument in its location.
struct Found {
    passed: Passed,
    location: ArgumentLocation,
    value: Value,
    taken: bool,
}

impl Machine {
    /// The values in the locations of the callee's parameters; `None` where the caller put none.
    pub(super) fn found_arguments(
        &mut self,
        call: &Call,
        given: &[Value],
        function: &Function,
        wanted: &[Passed],
    ) -> Result<Vec<Option<Value>>, Interrupt> {
        let mut locations = ArgumentLocations::new(self.image.program.data_model);
        let found = call.args.iter().zip(given).map(|(arg, &value)| {
            let passed = Passed::from(arg);
            Found { passed, location: locations.next(passed), value, taken: false }
        });
        let mut found: Vec<Found> = found.collect();
        let mut locations = ArgumentLocations::new(self.image.program.data_model);
        let mut values = Vec::new();
        for &passed in wanted {
            values.push(self.take(&mut found, passed, locations.next(passed)));
        }
        // A parameter without an argument, and an argument of another kind without a parameter: this is the same argument.
        let is_float = |passed: &Passed| matches!(passed.class, ArgClass::Float | ArgClass::Lane(_));
        let missing = wanted.iter().zip(&values).find(|(_, value)| value.is_none());
        if let Some((&wanted, _)) = missing {
            let other = found.iter().filter(|found| !found.taken).find(|found| {
                is_float(&found.passed) != is_float(&wanted)
                    || found.passed.by_value.is_some() != wanted.by_value.is_some()
                    || (is_float(&wanted) && found.passed.width != wanted.width)
            });
            if other.is_some() {
                return Err(wrong(function, "an argument is of another kind"));
            }
        }
        Ok(values)
    }

    /// The value at a location, as a parameter sees it.
    fn take(&self, found: &mut [Found], wanted: Passed, location: ArgumentLocation) -> Option<Value> {
        if let Some(found) = found
            .iter_mut()
            .find(|found| found.location == location && found.passed.is_like(&wanted) && !found.taken)
        {
            found.taken = true;
            return Some(found.value);
        }
        let is_integer = |passed: &Passed| matches!(passed.class, ArgClass::Integer | ArgClass::Signed);
        if !is_integer(&wanted) {
            return None;
        }
        let mut words = Vec::new();
        for index in 0..self.words_of(wanted.width) {
            let location = self.moved_by_words(location, index)?;
            let (found, index) =
                found.iter_mut().filter(|found| is_integer(&found.passed)).find_map(|found| {
                    let mut own = 0..self.words_of(found.passed.width);
                    own.find(|&own| self.moved_by_words(found.location, own) == Some(location))
                        .map(|own| (found, own))
                })?;
            found.taken = true;
            words.push(self.word_of(found, index));
        }
        Some(self.joined(&words, wanted.width))
    }

    /// The width of a register, or of a word on the stack.
    fn word_width(&self) -> Width {
        self.image.program.data_model.pointer_width()
    }

    /// How many registers, or words on the stack, an integer takes.
    fn words_of(&self, width: Width) -> u8 {
        width.div_ceil(self.word_width())
    }

    /// The location of a word of an integer.
    fn moved_by_words(&self, start: ArgumentLocation, index: u8) -> Option<ArgumentLocation> {
        match start {
            ArgumentLocation::General(register) => Some(ArgumentLocation::General(register + index)),
            ArgumentLocation::Stack(at) => {
                Some(ArgumentLocation::Stack(at + u64::from(self.word_width() / 8) * u64::from(index)))
            }
            ArgumentLocation::Float(_) => None,
        }
    }

    /// One register of an argument: the value, extended as callers do.
    fn word_of(&self, found: &Found, index: u8) -> Value {
        let (width, word) = (u16::from(found.passed.width), u16::from(self.word_width()));
        let store = &self.store;
        let term = found.value.term(store, width);
        let term = match found.passed.class {
            ArgClass::Signed if width < 32 => store.resize_signed(term, 32),
            _ => term,
        };
        let from = u16::from(index) * word;
        let part = store.extract(term, from, word.min(store.width(term) - from));
        Value::of(store, store.resize_unsigned(part, word))
    }

    /// The low bits of words, lowest word first.
    fn joined(&self, words: &[Value], width: Width) -> Value {
        let (store, word) = (&self.store, u16::from(self.word_width()));
        let terms = words.iter().map(|value| value.term(store, word));
        let all =
            terms.reduce(|low, high| store.concat(high, low)).unwrap_or_else(|| store.constant(word, 0));
        Value::of(store, store.resize_unsigned(all, width.into()))
    }

    /// Passes the result of the callee to the caller, from the location in which the caller expects it.
    pub(super) fn set_found_results(
        &mut self,
        call: &Call,
        function: &Function,
        values: &[Value],
    ) -> Result<(), Interrupt> {
        let mut words = Vec::new();
        let mut others = Vec::new();
        for (index, &value) in values.iter().enumerate() {
            let passed = returned(function, index);
            match passed.class {
                ArgClass::Integer | ArgClass::Signed => {
                    let found = Found { passed, location: ArgumentLocation::General(0), value, taken: true };
                    words.extend((0..self.words_of(passed.width)).map(|index| self.word_of(&found, index)));
                }
                ArgClass::Float | ArgClass::Lane(_) | ArgClass::Memory => others.push(value),
            }
        }
        let (mut words, mut others) = (words.into_iter(), others.into_iter());
        for (index, &dst) in call.dsts.iter().enumerate() {
            let wanted = wanted(call, index);
            let value = match wanted.class {
                ArgClass::Integer | ArgClass::Signed => {
                    let taken: Vec<Value> =
                        words.by_ref().take(usize::from(self.words_of(wanted.width))).collect();
                    (!taken.is_empty()).then(|| self.joined(&taken, wanted.width))
                }
                ArgClass::Float | ArgClass::Lane(_) | ArgClass::Memory => others.next(),
            };
            let value = match value {
                Some(value) => value,
                None => self.unknown_value(wanted.width, "a result that was not returned")?,
            };
            self.set(dst, value);
        }
        Ok(())
    }

    /// The value of a register that was never set: read from a stack object that was never written.
    pub(super) fn unknown_value(&mut self, width: Width, name: &str) -> Result<Value, Interrupt> {
        let bytes = u64::from(width.div_ceil(8));
        let object = self.stack_object(Size::Fixed(bytes), 8, Some(Arc::from(name)))?;
        let address = self.address_of(&object);
        // Nothing in the program makes this access.
        let stepping = self.stepping.take();
        let value = self.read_scalar(address, bytes);
        self.stepping = stepping;
        let value = value?;
        Ok(match value {
            Value::Bits(bits) => Value::Bits(concrete::truncate(width.into(), bits)),
            Value::Term(term) => Value::of(&self.store, self.store.resize_unsigned(term, width.into())),
        })
    }
}
