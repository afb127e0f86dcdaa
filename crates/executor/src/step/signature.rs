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

/// One of the two registers or stack words that an integer of up to 128 bits occupies.
#[derive(Clone, Copy)]
enum WordPart {
    Lower,
    Upper,
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
        let mut locations = ArgumentLocations::default();
        let found = call.args.iter().zip(given).map(|(arg, &value)| {
            let passed = Passed::from(arg);
            Found { passed, location: locations.next(passed), value, taken: false }
        });
        let mut found: Vec<Found> = found.collect();
        let mut locations = ArgumentLocations::default();
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
        for index in 0..u64::from(wanted.width.div_ceil(64)) {
            let location = match location {
                ArgumentLocation::General(register) => ArgumentLocation::General(register + index as u8),
                ArgumentLocation::Stack(at) => ArgumentLocation::Stack(at + 8 * index),
                ArgumentLocation::Float(_) => return None,
            };
            let (found, part) =
                found.iter_mut().filter(|found| is_integer(&found.passed)).find_map(|found| {
                    covers(found.location, found.passed.width, location).map(|part| (found, part))
                })?;
            found.taken = true;
            words.push(self.word_of(found, part));
        }
        Some(self.joined(&words, wanted.width))
    }

    /// One register of an argument: the value, extended as callers do.
    fn word_of(&self, found: &Found, part: WordPart) -> Value {
        let width = found.passed.width;
        let store = &self.store;
        let term = found.value.term(store, width.into());
        let word = match (part, found.passed.class) {
            (WordPart::Upper, _) => store.resize_unsigned(store.extract(term, 64, u16::from(width) - 64), 64),
            (WordPart::Lower, ArgClass::Signed) if width < 32 => {
                store.resize_unsigned(store.resize_signed(term, 32), 64)
            }
            (WordPart::Lower, _) => store.resize_unsigned(term, 64),
        };
        Value::of(store, word)
    }

    /// The low bits of words, lowest word first.
    fn joined(&self, words: &[Value], width: Width) -> Value {
        let store = &self.store;
        let mut all = words[0].term(store, 64);
        if let Some(upper) = words.get(1) {
            all = store.concat(upper.term(store, 64), all);
        }
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
                    words.push(self.word_of(&found, WordPart::Lower));
                    if passed.width > 64 {
                        words.push(self.word_of(&found, WordPart::Upper));
                    }
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
                        words.by_ref().take(usize::from(wanted.width.div_ceil(64))).collect();
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

/// The word of an argument at a location, if the location is part of the argument.
fn covers(start: ArgumentLocation, width: Width, location: ArgumentLocation) -> Option<WordPart> {
    let upper = match start {
        ArgumentLocation::General(register) => ArgumentLocation::General(register + 1),
        ArgumentLocation::Stack(at) => ArgumentLocation::Stack(at + 8),
        ArgumentLocation::Float(_) => return None,
    };
    match location {
        _ if location == start => Some(WordPart::Lower),
        _ if location == upper && width > 64 => Some(WordPart::Upper),
        _ => None,
    }
}
