//! Handles to LLVM's objects in memory: modules, values, types, blocks and debug information.
//!
//! The only file that calls LLVM, so the only one with `unsafe`. A handle is a plain pointer into the context
//! that [`Module`] owns; the lowering borrows the module for as long as it uses handles, and nothing here
//! changes a module while it is being lowered. Accessors that only make sense for some values (the predicate
//! of a comparison, the cases of a switch) are called only after the opcode was matched.
#![allow(unsafe_code)]

use std::ffi::{CString, c_char, c_uint, c_void};
use std::ptr::null_mut;

use llvm_sys::LLVMAtomicOrdering;
use llvm_sys::analysis::{LLVMVerifierFailureAction, LLVMVerifyModule};
use llvm_sys::bit_reader::LLVMGetBitcodeModuleInContext2;
use llvm_sys::bit_writer::LLVMWriteBitcodeToMemoryBuffer;
use llvm_sys::core::*;
use llvm_sys::debuginfo::*;
use llvm_sys::ir_reader::LLVMParseIRInContext2;
use llvm_sys::linker::LLVMLinkModules2;
use llvm_sys::prelude::*;
use llvm_sys::target::*;
pub use llvm_sys::{LLVMIntPredicate, LLVMLinkage, LLVMOpcode, LLVMRealPredicate, LLVMTypeKind};
use loam_program::ir::DataModel;

/// Calls LLVM with handles.
macro_rules! ffi {
    ($query:expr) => {
        // SAFETY: every handle in the call was made by this file from a module that is still alive (see the
        // head of the file), and the caller has made sure that the call fits the kind of value.
        unsafe { $query }
    };
}

type NameSink = extern "C" fn(*mut c_void, LLVMValueRef, *const c_char, usize);

// SAFETY: the signatures are those of shim/shim.cpp.
unsafe extern "C" {
    fn loam_value_kind(value: LLVMValueRef) -> c_uint;
    fn loam_constant_bits(value: LLVMValueRef, words: *mut u64) -> bool;
    fn loam_integer_bytes(value: LLVMValueRef, bytes: *mut u8, capacity: usize) -> usize;
    fn loam_constant_data(value: LLVMValueRef, length: *mut usize) -> *const c_char;
    fn loam_wrapped_global(value: LLVMValueRef) -> LLVMValueRef;
    fn loam_atomic_operation_name(value: LLVMValueRef, length: *mut usize) -> *const c_char;
    fn loam_pointer_bits(module: LLVMModuleRef) -> c_uint;
    fn loam_is_little_endian(module: LLVMModuleRef) -> bool;
    fn loam_variable_names(function: LLVMValueRef, sink: NameSink, context: *mut c_void);
    fn loam_debug_name(metadata: LLVMMetadataRef, length: *mut usize) -> *const c_char;
    fn loam_global_debug(global: LLVMValueRef) -> LLVMMetadataRef;
    fn loam_demangled(name: *const c_char, length: usize) -> *mut c_char;
}

// SAFETY: the signatures are those of shim/link.cpp.
unsafe extern "C" {
    fn loam_linker_create(module: LLVMModuleRef) -> *mut c_void;
    fn loam_linker_dispose(linker: *mut c_void);
    fn loam_linker_add(linker: *mut c_void, module: LLVMModuleRef, coming: LLVMModuleRef) -> bool;
    fn loam_forget_body(function: LLVMValueRef) -> bool;
    fn loam_take_from_library(
        module: LLVMModuleRef,
        bytes: *const c_char,
        length: usize,
        name: *const c_char,
        needed: *const *const c_char,
        count: usize,
    ) -> *mut c_char;
}

// SAFETY: the signatures are those of shim/native.cpp.
unsafe extern "C" {
    fn loam_check_addresses(module: LLVMModuleRef);
    fn loam_close(
        module: LLVMModuleRef,
        entry: *const c_char,
        missing: *const c_char,
        provided: *const *const c_char,
        count: usize,
    ) -> *mut c_char;
}

/// The kind of a value. Keep in step with `Kind` in shim.cpp.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ValueKind {
    Other,
    Argument,
    Instruction,
    Function,
    Alias,
    IFunc,
    GlobalVariable,
    BlockAddress,
    ConstantExpr,
    /// A constant array, struct or vector with one operand per element, or a splat.
    Aggregate,
    /// Zero, null, undef or poison.
    Zero,
    /// An array or vector of plain numbers.
    Data,
    Int,
    Float,
    InlineAsm,
    Metadata,
    /// `dso_local_equivalent` or `no_cfi`: another name for a global.
    Wrapper,
}

const VALUE_KINDS: [ValueKind; 17] = [
    ValueKind::Other,
    ValueKind::Argument,
    ValueKind::Instruction,
    ValueKind::Function,
    ValueKind::Alias,
    ValueKind::IFunc,
    ValueKind::GlobalVariable,
    ValueKind::BlockAddress,
    ValueKind::ConstantExpr,
    ValueKind::Aggregate,
    ValueKind::Zero,
    ValueKind::Data,
    ValueKind::Int,
    ValueKind::Float,
    ValueKind::InlineAsm,
    ValueKind::Metadata,
    ValueKind::Wrapper,
];

/// The text of `length` bytes at `start`.
fn text(start: *const c_char, length: usize) -> String {
    if start.is_null() || length == 0 {
        return String::new();
    }
    // SAFETY: LLVM hands out a pointer to `length` bytes that live as long as the module.
    let bytes = unsafe { std::slice::from_raw_parts(start.cast::<u8>(), length) };
    String::from_utf8_lossy(bytes).into_owned()
}

/// Takes ownership of a message that LLVM allocated.
fn message(start: *mut c_char) -> String {
    if start.is_null() {
        return String::new();
    }
    // SAFETY: LLVM's messages end in a zero byte and are ours to dispose of.
    unsafe {
        let text = std::ffi::CStr::from_ptr(start).to_string_lossy().into_owned();
        LLVMDisposeMessage(start);
        text
    }
}

/// A module with its context and LLVM's diagnostics from reading and linking it.
pub struct Module {
    context: LLVMContextRef,
    module: LLVMModuleRef,
    /// Boxed: LLVM keeps its address for the diagnostic handler.
    complaints: Box<Complaints>,
}

/// LLVM's diagnostics.
#[derive(Default)]
struct Complaints {
    errors: Vec<String>,
    warnings: Vec<String>,
}

extern "C" fn hear_complaint(info: LLVMDiagnosticInfoRef, complaints: *mut c_void) {
    use llvm_sys::LLVMDiagnosticSeverity::{LLVMDSError, LLVMDSWarning};
    // SAFETY: the pointer is the box `Module` owns, set together with this handler.
    let complaints = unsafe { &mut *complaints.cast::<Complaints>() };
    let description = message(ffi!(LLVMGetDiagInfoDescription(info)));
    match ffi!(LLVMGetDiagInfoSeverity(info)) {
        LLVMDSError => complaints.errors.push(description),
        LLVMDSWarning => complaints.warnings.push(description),
        _ => {}
    }
}

impl Module {
    /// Reads and checks the first module.
    pub fn read(name: &str, bytes: &[u8]) -> Result<Self, String> {
        let mut complaints = Box::<Complaints>::default();
        let context = ffi!(LLVMContextCreate());
        let handler_context: *mut Complaints = &mut *complaints;
        ffi!(LLVMContextSetDiagnosticHandler(context, Some(hear_complaint), handler_context.cast()));
        let mut module = Module { context, module: null_mut(), complaints };
        module.module = module.parse(name, bytes)?;
        Ok(module)
    }

    /// Reads the head of a module: what is defined in bitcode is not read. Nothing but the data layout may be used.
    pub fn read_head(name: &str, bytes: &[u8]) -> Result<Self, String> {
        if !crate::is_bitcode(bytes) {
            return Self::read(name, bytes);
        }
        let context = ffi!(LLVMContextCreate());
        let mut complaints = Box::<Complaints>::default();
        let handler_context: *mut Complaints = &mut *complaints;
        ffi!(LLVMContextSetDiagnosticHandler(context, Some(hear_complaint), handler_context.cast()));
        let mut head = Module { context, module: null_mut(), complaints };
        let text = CString::new(name).unwrap_or_default();
        let (start, length) = (bytes.as_ptr().cast(), bytes.len());
        let buffer = ffi!(LLVMCreateMemoryBufferWithMemoryRangeCopy(start, length, text.as_ptr()));
        // The buffer belongs to the module, if there is one.
        if ffi!(LLVMGetBitcodeModuleInContext2(context, buffer, &mut head.module)) != 0 {
            let why = head.first_error("it cannot be read");
            return Err(unreadable(bytes, why));
        }
        Ok(head)
    }

    /// Reads another module into the same context and links it in. The definitions that are already there
    /// win: a program's own `getopt` must win over the C library's.
    pub fn link(&mut self, name: &str, bytes: &[u8]) -> Result<(), String> {
        let other = self.parse(name, bytes)?;
        weaken(other);
        self.adopt_target(other);
        if ffi!(LLVMLinkModules2(self.module, other)) != 0 {
            return Err(self.first_error("it cannot be linked"));
        }
        Ok(())
    }

    /// Removes the bodies of functions of these names and types, so that the bodies of modules linked later
    /// count. Returns the names of the functions that had a body.
    pub fn give_way(&mut self, does: impl Fn(&str, &str) -> bool) -> Vec<String> {
        let mut replaced = Vec::new();
        for function in self.functions() {
            let (name, type_) = (function.name(), function.global_type().name());
            if does(&name, &type_) && ffi!(loam_forget_body(function.0)) {
                replaced.push(name);
            }
        }
        replaced
    }

    /// Modules with the same data layout but different targets differ in the C library they were made for, so
    /// LLVM need not warn.
    fn adopt_target(&self, other: LLVMModuleRef) {
        // SAFETY: layouts and targets are zero-terminated texts owned by the modules.
        unsafe {
            let layouts =
                [self.module, other].map(|module| std::ffi::CStr::from_ptr(LLVMGetDataLayoutStr(module)));
            if layouts[0] == layouts[1] {
                LLVMSetTarget(other, LLVMGetTarget(self.module));
            }
        }
    }

    /// Takes from a library the definitions that the module mentions without defining, transitively, and the
    /// names in `needed`. Existing definitions are not replaced.
    pub fn take_from_library(&mut self, name: &str, bytes: &[u8], needed: &[&str]) -> Result<(), String> {
        let name = CString::new(name).unwrap_or_default();
        let needed: Vec<CString> = needed.iter().filter_map(|&name| CString::new(name).ok()).collect();
        let needed: Vec<*const c_char> = needed.iter().map(|name| name.as_ptr()).collect();
        let failure = ffi!(loam_take_from_library(
            self.module,
            bytes.as_ptr().cast(),
            bytes.len(),
            name.as_ptr(),
            needed.as_ptr(),
            needed.len()
        ));
        if failure.is_null() {
            return Ok(());
        }
        let why = message(failure);
        let why = if why.is_empty() { self.first_error("it cannot be linked") } else { why };
        Err(unreadable(bytes, why))
    }

    /// Marks every function for the address sanitizer.
    pub fn check_addresses(&mut self) {
        ffi!(loam_check_addresses(self.module));
    }

    /// Makes every definition but `entry` internal. Functions that neither the module nor `provided` defines
    /// call `missing` with their name; an undefined variable is the error.
    pub fn close(&mut self, entry: &str, missing: &str, provided: &[&str]) -> Result<(), String> {
        let text = |text: &str| CString::new(text).unwrap_or_default();
        let (entry, missing) = (text(entry), text(missing));
        let provided: Vec<CString> = provided.iter().map(|name| text(name)).collect();
        let provided: Vec<*const c_char> = provided.iter().map(|name| name.as_ptr()).collect();
        let (entry, missing) = (entry.as_ptr(), missing.as_ptr());
        let variable = ffi!(loam_close(self.module, entry, missing, provided.as_ptr(), provided.len()));
        if variable.is_null() { Ok(()) } else { Err(message(variable)) }
    }

    fn parse(&mut self, name: &str, bytes: &[u8]) -> Result<LLVMModuleRef, String> {
        let name = CString::new(name).unwrap_or_default();
        let buffer = ffi!(LLVMCreateMemoryBufferWithMemoryRangeCopy(
            bytes.as_ptr().cast(),
            bytes.len(),
            name.as_ptr()
        ));
        let mut module = null_mut();
        let mut why = null_mut();
        let failed = ffi!(LLVMParseIRInContext2(self.context, buffer, &mut module, &mut why)) != 0;
        ffi!(LLVMDisposeMemoryBuffer(buffer));
        let why = message(why);
        if failed {
            let why = if why.is_empty() { self.first_error("it cannot be read") } else { why };
            return Err(unreadable(bytes, why));
        }
        if let Err(why) = self.check(module) {
            ffi!(LLVMDisposeModule(module));
            return Err(why);
        }
        Ok(module)
    }

    /// Runs LLVM's own verifier, after giving a module without a data layout that of x86-64 Linux.
    fn check(&mut self, module: LLVMModuleRef) -> Result<(), String> {
        // SAFETY: the layout string is LLVM's, ends in zero and lives as long as the module.
        let has_layout = unsafe { *LLVMGetDataLayoutStr(module) } != 0;
        if !has_layout {
            let layout = c"e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128";
            ffi!(LLVMSetDataLayout(module, layout.as_ptr()));
        }
        let bits = ffi!(loam_pointer_bits(module));
        if !matches!(bits, 32 | 64) || !ffi!(loam_is_little_endian(module)) {
            let why = "compiled for another machine: Loam runs little-endian programs of 64 and of 32 bits";
            return Err(why.to_owned());
        }
        if !self.module.is_null() && bits != ffi!(loam_pointer_bits(self.module)) {
            return Err(format!("its pointers have {bits} bits, unlike those of the program"));
        }
        let mut why = null_mut();
        let action = LLVMVerifierFailureAction::LLVMReturnStatusAction;
        let failed = ffi!(LLVMVerifyModule(module, action, &mut why)) != 0;
        let why = message(why);
        if failed { Err(format!("LLVM's verifier rejects it: {why}")) } else { Ok(()) }
    }

    fn first_error(&mut self, otherwise: &str) -> String {
        let errors = std::mem::take(&mut self.complaints.errors);
        errors.into_iter().next().unwrap_or_else(|| otherwise.to_owned())
    }

    /// LLVM's warnings since the last call.
    pub fn take_warnings(&mut self) -> Vec<String> {
        std::mem::take(&mut self.complaints.warnings)
    }

    /// The module as bitcode.
    pub fn bitcode(&self) -> Vec<u8> {
        let buffer = ffi!(LLVMWriteBitcodeToMemoryBuffer(self.module));
        // SAFETY: the buffer holds that many bytes, is ours, and is disposed of after the copy.
        unsafe {
            let start = LLVMGetBufferStart(buffer).cast::<u8>();
            let bytes = std::slice::from_raw_parts(start, LLVMGetBufferSize(buffer)).to_vec();
            LLVMDisposeMemoryBuffer(buffer);
            bytes
        }
    }

    /// The module as text.
    pub fn text(&self) -> String {
        message(ffi!(LLVMPrintModuleToString(self.module)))
    }

    pub fn target(&self) -> String {
        // SAFETY: the triple is a zero-terminated text owned by the module.
        unsafe { std::ffi::CStr::from_ptr(LLVMGetTarget(self.module)) }.to_string_lossy().into_owned()
    }

    /// Whether the module has assembly outside of functions.
    pub fn has_assembly(&self) -> bool {
        let mut length = 0;
        ffi!(LLVMGetModuleInlineAsm(self.module, &mut length));
        length != 0
    }

    /// The width of pointers.
    pub fn data_model(&self) -> DataModel {
        match ffi!(loam_pointer_bits(self.module)) {
            32 => DataModel::Ilp32,
            _ => DataModel::Lp64,
        }
    }

    pub fn layout(&self) -> Layout {
        Layout(ffi!(LLVMGetModuleDataLayout(self.module)))
    }

    pub fn functions(&self) -> impl Iterator<Item = Value> {
        chain(ffi!(LLVMGetFirstFunction(self.module)), |value| ffi!(LLVMGetNextFunction(value)))
    }

    pub fn globals(&self) -> impl Iterator<Item = Value> {
        chain(ffi!(LLVMGetFirstGlobal(self.module)), |value| ffi!(LLVMGetNextGlobal(value)))
    }

    pub fn aliases(&self) -> impl Iterator<Item = Value> {
        chain(ffi!(LLVMGetFirstGlobalAlias(self.module)), |value| ffi!(LLVMGetNextGlobalAlias(value)))
    }

    pub fn ifuncs(&self) -> impl Iterator<Item = Value> {
        chain(ffi!(LLVMGetFirstGlobalIFunc(self.module)), |value| ffi!(LLVMGetNextGlobalIFunc(value)))
    }
}

impl Drop for Module {
    fn drop(&mut self) {
        // SAFETY: both are ours; no handle outlives the module that lent it.
        unsafe {
            if !self.module.is_null() {
                LLVMDisposeModule(self.module);
            }
            LLVMContextDispose(self.context);
        }
    }
}

/// Modules that are being linked into one.
pub struct Joining {
    module: Module,
    /// LLVM's linker of the module: kept, because a new linker walks over everything linked so far.
    linker: *mut c_void,
}

impl Joining {
    /// Begins with a module.
    pub fn new(module: Module) -> Self {
        let linker = ffi!(loam_linker_create(module.module));
        Joining { module, linker }
    }

    /// Adds a module. Strong definitions win over weak ones; of two strong ones the earlier wins.
    pub fn add(&mut self, name: &str, bytes: &[u8]) -> Result<(), String> {
        let coming = self.module.parse(name, bytes)?;
        if ffi!(loam_linker_add(self.linker, self.module.module, coming)) {
            Ok(())
        } else {
            Err(self.module.first_error("it cannot be linked"))
        }
    }

    /// The linked module as bitcode.
    pub fn bitcode(&self) -> Vec<u8> {
        self.module.bitcode()
    }
}

impl Drop for Joining {
    fn drop(&mut self) {
        // Before the module it refers to.
        ffi!(loam_linker_dispose(self.linker));
    }
}

/// Why bytes cannot be parsed, in terms of their format.
fn unreadable(bytes: &[u8], why: String) -> String {
    if crate::is_bitcode(bytes) {
        let why = why.rsplit("error: ").next().unwrap_or_default();
        return format!("the bitcode is damaged or made by another version of LLVM: {why}");
    }
    if crate::is_bitcode_or_ir(bytes) { why } else { "this is neither LLVM bitcode nor text IR".to_owned() }
}

/// Makes every definition of a module replaceable by a definition of the same name.
fn weaken(module: LLVMModuleRef) {
    let functions = chain(ffi!(LLVMGetFirstFunction(module)), |value| ffi!(LLVMGetNextFunction(value)));
    let globals = chain(ffi!(LLVMGetFirstGlobal(module)), |value| ffi!(LLVMGetNextGlobal(value)));
    let aliases = chain(ffi!(LLVMGetFirstGlobalAlias(module)), |value| ffi!(LLVMGetNextGlobalAlias(value)));
    for value in functions.chain(globals).chain(aliases) {
        if !value.is_declaration() && value.linkage() == LLVMLinkage::LLVMExternalLinkage {
            ffi!(LLVMSetLinkage(value.0, LLVMLinkage::LLVMWeakAnyLinkage));
        }
    }
}

/// Walks one of LLVM's linked lists.
fn chain(first: LLVMValueRef, next: impl Fn(LLVMValueRef) -> LLVMValueRef) -> impl Iterator<Item = Value> {
    std::iter::successors(Value::new(first), move |value| Value::new(next(value.0)))
}

/// Sizes, alignments and offsets.
#[derive(Clone, Copy)]
pub struct Layout(LLVMTargetDataRef);

impl Layout {
    /// Bytes from one array element to the next.
    pub fn size(self, ty: Type) -> u64 {
        if ty.is_sized() { ffi!(LLVMABISizeOfType(self.0, ty.0)) } else { 0 }
    }

    pub fn bits(self, ty: Type) -> u64 {
        ffi!(LLVMSizeOfTypeInBits(self.0, ty.0))
    }

    pub fn align(self, ty: Type) -> u64 {
        if ty.is_sized() { u64::from(ffi!(LLVMABIAlignmentOfType(self.0, ty.0))).max(1) } else { 1 }
    }

    pub fn field_offset(self, structure: Type, field: u32) -> u64 {
        ffi!(LLVMOffsetOfElement(self.0, structure.0, field))
    }

    pub fn global_align(self, global: Value) -> u64 {
        let stated = u64::from(ffi!(LLVMGetAlignment(global.0)));
        if stated != 0 { stated } else { self.align(global.global_type()) }
    }
}

/// A type.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Type(LLVMTypeRef);

impl Type {
    pub fn kind(self) -> LLVMTypeKind {
        ffi!(LLVMGetTypeKind(self.0))
    }

    pub fn is_array(self) -> bool {
        self.kind() == LLVMTypeKind::LLVMArrayTypeKind
    }

    pub fn is_vector(self) -> bool {
        self.kind() == LLVMTypeKind::LLVMVectorTypeKind
    }

    pub fn is_sized(self) -> bool {
        ffi!(LLVMTypeIsSized(self.0)) != 0
    }

    pub fn int_width(self) -> u32 {
        ffi!(LLVMGetIntTypeWidth(self.0))
    }

    /// The element type of an array or vector.
    pub fn element(self) -> Type {
        Type(ffi!(LLVMGetElementType(self.0)))
    }

    /// The number of elements of an array or vector, or fields of a struct.
    pub fn element_count(self) -> u64 {
        match self.kind() {
            LLVMTypeKind::LLVMArrayTypeKind => ffi!(LLVMGetArrayLength2(self.0)),
            LLVMTypeKind::LLVMStructTypeKind => u64::from(ffi!(LLVMCountStructElementTypes(self.0))),
            _ => u64::from(ffi!(LLVMGetVectorSize(self.0))),
        }
    }

    pub fn field(self, index: u32) -> Type {
        Type(ffi!(LLVMStructGetTypeAtIndex(self.0, index)))
    }

    pub fn is_variadic(self) -> bool {
        ffi!(LLVMIsFunctionVarArg(self.0)) != 0
    }

    pub fn returned(self) -> Type {
        Type(ffi!(LLVMGetReturnType(self.0)))
    }

    pub fn param_types(self) -> Vec<Type> {
        let mut types = vec![std::ptr::null_mut(); self.param_count()];
        ffi!(LLVMGetParamTypes(self.0, types.as_mut_ptr()));
        types.into_iter().map(Type).collect()
    }

    pub fn param_count(self) -> usize {
        ffi!(LLVMCountParamTypes(self.0)) as usize
    }

    /// The type as LLVM writes it.
    pub fn name(self) -> String {
        message(ffi!(LLVMPrintTypeToString(self.0)))
    }
}

/// A value: constant, argument, instruction, global.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Value(LLVMValueRef);

impl Value {
    fn new(value: LLVMValueRef) -> Option<Self> {
        (!value.is_null()).then_some(Value(value))
    }

    pub fn kind(self) -> ValueKind {
        VALUE_KINDS.get(ffi!(loam_value_kind(self.0)) as usize).copied().unwrap_or(ValueKind::Other)
    }

    pub fn ty(self) -> Type {
        Type(ffi!(LLVMTypeOf(self.0)))
    }

    pub fn name(self) -> String {
        let mut length = 0;
        let start = ffi!(LLVMGetValueName2(self.0, &mut length));
        text(start, length)
    }

    /// The value as LLVM writes it, on one line.
    pub fn printed(self) -> String {
        one_line(&message(ffi!(LLVMPrintValueToString(self.0))))
    }

    pub fn operand_count(self) -> u32 {
        ffi!(LLVMGetNumOperands(self.0)).unsigned_abs()
    }

    pub fn operand(self, index: u32) -> Value {
        Value(ffi!(LLVMGetOperand(self.0, index)))
    }

    /// The opcode of an instruction or constant expression.
    pub fn opcode(self) -> LLVMOpcode {
        match self.kind() {
            ValueKind::ConstantExpr => ffi!(LLVMGetConstOpcode(self.0)),
            _ => ffi!(LLVMGetInstructionOpcode(self.0)),
        }
    }

    // Constants.

    /// The bits of an integer or float constant, if there are at most 128.
    pub fn bits(self) -> Option<u128> {
        let mut words = [0u64; 2];
        let fits = ffi!(loam_constant_bits(self.0, words.as_mut_ptr()));
        fits.then_some(u128::from(words[0]) | u128::from(words[1]) << 64)
    }

    /// The little-endian bytes of an integer constant of any width.
    pub fn integer_bytes(self) -> Vec<u8> {
        let mut bytes = vec![0; ffi!(loam_integer_bytes(self.0, null_mut(), 0))];
        ffi!(loam_integer_bytes(self.0, bytes.as_mut_ptr(), bytes.len()));
        bytes
    }

    /// The bytes of a constant array or vector of plain numbers.
    pub fn data(self) -> &'static [u8] {
        let mut length = 0;
        let start = ffi!(loam_constant_data(self.0, &mut length));
        if length == 0 {
            return &[];
        }
        // SAFETY: LLVM hands out `length` bytes that live as long as the module; callers copy them at once.
        unsafe { std::slice::from_raw_parts(start.cast(), length) }
    }

    /// Element `index` of a constant aggregate.
    pub fn element(self, index: u32) -> Option<Value> {
        Value::new(ffi!(LLVMGetAggregateElement(self.0, index)))
    }

    pub fn wrapped_global(self) -> Value {
        Value(ffi!(loam_wrapped_global(self.0)))
    }

    pub fn block_address(self) -> (Value, BasicBlock) {
        let function = Value(ffi!(LLVMGetBlockAddressFunction(self.0)));
        (function, BasicBlock(ffi!(LLVMGetBlockAddressBasicBlock(self.0))))
    }

    // Globals, functions and aliases.

    pub fn is_declaration(self) -> bool {
        ffi!(LLVMIsDeclaration(self.0)) != 0
    }

    pub fn linkage(self) -> LLVMLinkage {
        ffi!(LLVMGetLinkage(self.0))
    }

    /// The type of the object or function that a global, function or alias names.
    pub fn global_type(self) -> Type {
        Type(ffi!(LLVMGlobalGetValueType(self.0)))
    }

    pub fn is_constant_global(self) -> bool {
        ffi!(LLVMIsGlobalConstant(self.0)) != 0
    }

    pub fn initializer(self) -> Option<Value> {
        Value::new(ffi!(LLVMGetInitializer(self.0)))
    }

    /// The resolver of an ifunc.
    pub fn resolver(self) -> Option<Value> {
        Value::new(ffi!(LLVMGetGlobalIFuncResolver(self.0)))
    }

    pub fn aliasee(self) -> Option<Value> {
        Value::new(ffi!(LLVMAliasGetAliasee(self.0)))
    }

    pub fn global_debug(self) -> Option<Metadata> {
        Metadata::new(ffi!(loam_global_debug(self.0)))
    }

    // Functions.

    /// The name of the intrinsic, without its overload types.
    pub fn intrinsic_name(self) -> Option<String> {
        let id = ffi!(LLVMGetIntrinsicID(self.0));
        if id == 0 {
            return None;
        }
        let mut length = 0;
        let start = ffi!(LLVMIntrinsicGetName(id, &mut length));
        Some(text(start, length))
    }

    pub fn params(self) -> Vec<Value> {
        (0..ffi!(LLVMCountParams(self.0))).map(|index| Value(ffi!(LLVMGetParam(self.0, index)))).collect()
    }

    pub fn blocks(self) -> impl Iterator<Item = BasicBlock> {
        let first = BasicBlock::new(ffi!(LLVMGetFirstBasicBlock(self.0)));
        std::iter::successors(first, |block| BasicBlock::new(ffi!(LLVMGetNextBasicBlock(block.0))))
    }

    pub fn subprogram(self) -> Option<Metadata> {
        Metadata::new(ffi!(LLVMGetSubprogram(self.0)))
    }

    /// Calls `each` with the stack slots and arguments of a function that have a name in the source.
    pub fn variable_names(self, mut each: impl FnMut(Value, String)) {
        let mut sink: &mut dyn FnMut(Value, String) = &mut each;
        let context: *mut &mut dyn FnMut(Value, String) = &mut sink;
        ffi!(loam_variable_names(self.0, name_heard, context.cast()));
    }

    /// An attribute of the function (`index` 0xFFFF_FFFF), its result (0) or parameter `index - 1`.
    pub fn function_attribute(self, index: u32, attribute: AttributeKind) -> Option<Attribute> {
        Attribute::new(ffi!(LLVMGetEnumAttributeAtIndex(self.0, index, attribute.0)))
    }

    /// Whether a sum, difference or product must not wrap as a signed number.
    pub fn has_no_signed_wrap(self) -> bool {
        ffi!(LLVMGetNSW(self.0)) != 0
    }

    /// The value of a string attribute of a function.
    pub fn text_attribute(self, key: &str) -> Option<String> {
        let length = key.len() as c_uint;
        let attribute =
            ffi!(LLVMGetStringAttributeAtIndex(self.0, FUNCTION_INDEX, key.as_ptr().cast(), length));
        if attribute.is_null() {
            return None;
        }
        let mut length = 0;
        let start = ffi!(LLVMGetStringAttributeValue(attribute, &mut length));
        Some(text(start, length as usize))
    }

    /// An attribute at a call, with the index of [`Value::function_attribute`].
    pub fn call_attribute(self, index: u32, attribute: AttributeKind) -> Option<Attribute> {
        Attribute::new(ffi!(LLVMGetCallSiteEnumAttribute(self.0, index, attribute.0)))
    }

    // Instructions.

    pub fn users(self) -> impl Iterator<Item = Value> {
        let first = ffi!(LLVMGetFirstUse(self.0));
        std::iter::successors((!first.is_null()).then_some(first), |previous| {
            let next = ffi!(LLVMGetNextUse(*previous));
            (!next.is_null()).then_some(next)
        })
        .map(|found| Value(ffi!(LLVMGetUser(found))))
    }

    pub fn parent(self) -> BasicBlock {
        BasicBlock(ffi!(LLVMGetInstructionParent(self.0)))
    }

    pub fn debug_location(self) -> Option<Metadata> {
        Metadata::new(ffi!(LLVMInstructionGetDebugLoc(self.0)))
    }

    pub fn int_predicate(self) -> LLVMIntPredicate {
        ffi!(LLVMGetICmpPredicate(self.0))
    }

    pub fn float_predicate(self) -> LLVMRealPredicate {
        ffi!(LLVMGetFCmpPredicate(self.0))
    }

    /// The constant indices of `extractvalue` and `insertvalue`.
    pub fn indices(self) -> Vec<u32> {
        let count = ffi!(LLVMGetNumIndices(self.0)) as usize;
        let start = ffi!(LLVMGetIndices(self.0));
        // SAFETY: LLVM hands out `count` indices that live as long as the instruction; copied at once.
        if count == 0 { Vec::new() } else { unsafe { std::slice::from_raw_parts(start, count) }.to_vec() }
    }

    /// The lanes a `shufflevector` takes; `None` where the lane is poison.
    pub fn shuffle_mask(self) -> Vec<Option<usize>> {
        let count = ffi!(LLVMGetNumMaskElements(self.0));
        (0..count).map(|index| usize::try_from(ffi!(LLVMGetMaskValue(self.0, index))).ok()).collect()
    }

    pub fn gep_source_type(self) -> Type {
        Type(ffi!(LLVMGetGEPSourceElementType(self.0)))
    }

    /// Whether a `getelementptr` whose result leaves its object, or wraps, has no defined result.
    pub fn is_in_bounds(self) -> bool {
        ffi!(LLVMIsInBounds(self.0)) != 0
    }

    pub fn allocated_type(self) -> Type {
        Type(ffi!(LLVMGetAllocatedType(self.0)))
    }

    pub fn alignment(self) -> u64 {
        u64::from(ffi!(LLVMGetAlignment(self.0)))
    }

    pub fn is_atomic(self) -> bool {
        ffi!(LLVMGetOrdering(self.0)) != LLVMAtomicOrdering::LLVMAtomicOrderingNotAtomic
    }

    pub fn atomic_operation_name(self) -> String {
        let mut length = 0;
        let start = ffi!(loam_atomic_operation_name(self.0, &mut length));
        text(start, length)
    }

    pub fn called_value(self) -> Value {
        Value(ffi!(LLVMGetCalledValue(self.0)))
    }

    pub fn called_type(self) -> Type {
        Type(ffi!(LLVMGetCalledFunctionType(self.0)))
    }

    pub fn argument_count(self) -> u32 {
        ffi!(LLVMGetNumArgOperands(self.0))
    }

    pub fn asm_text(self) -> String {
        let mut length = 0;
        let start = ffi!(LLVMGetInlineAsmAsmString(self.0, &mut length));
        text(start, length)
    }

    pub fn is_intel_assembly(self) -> bool {
        ffi!(LLVMGetInlineAsmDialect(self.0)) == llvm_sys::LLVMInlineAsmDialect::LLVMInlineAsmDialectIntel
    }

    pub fn asm_constraints(self) -> String {
        let mut length = 0;
        let start = ffi!(LLVMGetInlineAsmConstraintString(self.0, &mut length));
        text(start, length)
    }

    pub fn incoming(self) -> impl Iterator<Item = (BasicBlock, Value)> {
        (0..ffi!(LLVMCountIncoming(self.0))).map(move |index| {
            let block = BasicBlock(ffi!(LLVMGetIncomingBlock(self.0, index)));
            (block, Value(ffi!(LLVMGetIncomingValue(self.0, index))))
        })
    }

    pub fn successors(self) -> impl Iterator<Item = BasicBlock> {
        (0..ffi!(LLVMGetNumSuccessors(self.0)))
            .map(move |index| BasicBlock(ffi!(LLVMGetSuccessor(self.0, index))))
    }

    pub fn is_conditional(self) -> bool {
        ffi!(LLVMIsConditional(self.0)) != 0
    }

    pub fn normal_destination(self) -> BasicBlock {
        BasicBlock(ffi!(LLVMGetNormalDest(self.0)))
    }

    pub fn unwind_destination(self) -> BasicBlock {
        BasicBlock(ffi!(LLVMGetUnwindDest(self.0)))
    }

    /// The clauses of a landing pad; an array is a filter clause.
    pub fn clauses(self) -> impl Iterator<Item = Value> {
        (0..ffi!(LLVMGetNumClauses(self.0))).map(move |index| Value(ffi!(LLVMGetClause(self.0, index))))
    }

    pub fn is_cleanup(self) -> bool {
        ffi!(LLVMIsCleanup(self.0)) != 0
    }

    /// The cases of a switch, without the default.
    pub fn switch_cases(self) -> impl Iterator<Item = (Value, BasicBlock)> {
        (1..ffi!(LLVMGetNumSuccessors(self.0))).map(move |index| {
            let block = BasicBlock(ffi!(LLVMGetSuccessor(self.0, index)));
            (Value(ffi!(LLVMGetSwitchCaseValue(self.0, index))), block)
        })
    }
}

extern "C" fn name_heard(context: *mut c_void, value: LLVMValueRef, name: *const c_char, length: usize) {
    // SAFETY: `variable_names` passes a pointer to its own sink and waits for the walk to end.
    let sink = unsafe { &mut *context.cast::<&mut dyn FnMut(Value, String)>() };
    sink(Value(value), text(name, length));
}

/// A basic block.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct BasicBlock(LLVMBasicBlockRef);

impl BasicBlock {
    fn new(block: LLVMBasicBlockRef) -> Option<Self> {
        (!block.is_null()).then_some(BasicBlock(block))
    }

    pub fn instructions(self) -> impl Iterator<Item = Value> {
        chain(ffi!(LLVMGetFirstInstruction(self.0)), |value| ffi!(LLVMGetNextInstruction(value)))
    }

    pub fn terminator(self) -> Value {
        Value(ffi!(LLVMGetBasicBlockTerminator(self.0)))
    }
}

/// The index of a function's own attributes.
pub const FUNCTION_INDEX: u32 = u32::MAX;

/// LLVM's number of an attribute's name.
#[derive(Clone, Copy)]
pub struct AttributeKind(c_uint);

impl AttributeKind {
    pub fn named(name: &str) -> Self {
        AttributeKind(ffi!(LLVMGetEnumAttributeKindForName(name.as_ptr().cast(), name.len())))
    }
}

/// An attribute of a function, parameter or call.
#[derive(Clone, Copy)]
pub struct Attribute(LLVMAttributeRef);

impl Attribute {
    fn new(attribute: LLVMAttributeRef) -> Option<Self> {
        (!attribute.is_null()).then_some(Attribute(attribute))
    }

    /// The type a `byval` or `sret` carries.
    pub fn type_value(self) -> Type {
        Type(ffi!(LLVMGetTypeAttributeValue(self.0)))
    }

    pub fn number(self) -> u64 {
        ffi!(LLVMGetEnumAttributeValue(self.0))
    }
}

/// Debug information.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Metadata(LLVMMetadataRef);

impl Metadata {
    fn new(metadata: LLVMMetadataRef) -> Option<Self> {
        (!metadata.is_null()).then_some(Metadata(metadata))
    }

    /// Line and column of a location.
    pub fn line_column(self) -> (u32, u32) {
        (ffi!(LLVMDILocationGetLine(self.0)), ffi!(LLVMDILocationGetColumn(self.0)))
    }

    /// The scope of a location.
    pub fn scope(self) -> Option<Metadata> {
        Metadata::new(ffi!(LLVMDILocationGetScope(self.0)))
    }

    /// Where a location was inlined.
    pub fn inlined_at(self) -> Option<Metadata> {
        Metadata::new(ffi!(LLVMDILocationGetInlinedAt(self.0)))
    }

    /// The file of a scope.
    pub fn file_of_scope(self) -> Option<Metadata> {
        Metadata::new(ffi!(LLVMDIScopeGetFile(self.0)))
    }

    /// The file and line of a variable.
    pub fn variable_location(self) -> (Option<Metadata>, u32) {
        (Metadata::new(ffi!(LLVMDIVariableGetFile(self.0))), ffi!(LLVMDIVariableGetLine(self.0)))
    }

    pub fn subprogram_line(self) -> u32 {
        ffi!(LLVMDISubprogramGetLine(self.0))
    }

    /// Directory and name of a file.
    pub fn file_path(self) -> (String, String) {
        let mut length = 0;
        let directory = ffi!(LLVMDIFileGetDirectory(self.0, &mut length));
        let directory = text(directory, length as usize);
        let name = ffi!(LLVMDIFileGetFilename(self.0, &mut length));
        (directory, text(name, length as usize))
    }

    /// The source name of a subprogram or variable.
    pub fn name(self) -> String {
        let mut length = 0;
        let start = ffi!(loam_debug_name(self.0, &mut length));
        text(start, length)
    }
}

/// The demangled name of a function, if it differs.
pub fn demangled(name: &str) -> Option<String> {
    Some(message(ffi!(loam_demangled(name.as_ptr().cast(), name.len())))).filter(|name| !name.is_empty())
}

/// The first line of a message of several, without surrounding blanks.
pub fn one_line(text: &str) -> String {
    text.lines().map(str::trim).find(|line| !line.is_empty()).unwrap_or_default().to_owned()
}

/// The version of the LLVM that Loam is linked with: major, minor, patch.
pub fn version() -> (u32, u32, u32) {
    let (mut major, mut minor, mut patch) = (0, 0, 0);
    // SAFETY: the three pointers are to integers that live until it returns.
    unsafe { LLVMGetVersion(&raw mut major, &raw mut minor, &raw mut patch) };
    (major, minor, patch)
}
