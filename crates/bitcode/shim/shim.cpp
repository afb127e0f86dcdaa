// The few accessors of a module that LLVM's C interface lacks.
//
// Every function here only reads. Strings are returned as pointer and length and live as long as the module,
// except for `loam_demangled`, whose result `LLVMDisposeMessage` frees.

#include "llvm-c/Core.h"
#include "llvm/Demangle/Demangle.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/DebugProgramInstruction.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/GlobalAlias.h"
#include "llvm/IR/GlobalIFunc.h"
#include "llvm/IR/GlobalVariable.h"
#include "llvm/IR/InlineAsm.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace {

// Keep in step with `ValueKind` in llvm.rs.
enum Kind : unsigned {
  Other,
  ArgumentKind,
  InstructionKind,
  FunctionKind,
  AliasKind,
  IFuncKind,
  GlobalVariableKind,
  BlockAddressKind,
  ConstantExprKind,
  AggregateKind,
  ZeroKind,
  DataKind,
  IntKind,
  FloatKind,
  InlineAsmKind,
  MetadataKind,
  WrapperKind,
};

using Text = void (*)(void *context, LLVMValueRef value, const char *name, size_t length);

// Names the arguments from which a variable's stack slot is filled, as unoptimised code does at the start of
// a function; a struct that is passed in two registers is two arguments stored to two offsets of the slot.
void nameArgumentsStoredTo(Value *slot, StringRef name, Text text, void *context) {
  for (User *user : slot->users()) {
    if (isa<GetElementPtrInst>(user)) nameArgumentsStoredTo(user, name, text, context);
    auto *store = dyn_cast<StoreInst>(user);
    if (store && store->getPointerOperand() == slot && isa<Argument>(store->getValueOperand()))
      text(context, wrap(store->getValueOperand()), name.data(), name.size());
  }
}

} // namespace

extern "C" {

unsigned loam_value_kind(LLVMValueRef ref) {
  Value *value = unwrap(ref);
  if (isa<Instruction>(value)) return InstructionKind;
  if (isa<Argument>(value)) return ArgumentKind;
  if (isa<Function>(value)) return FunctionKind;
  if (isa<GlobalVariable>(value)) return GlobalVariableKind;
  if (isa<GlobalAlias>(value)) return AliasKind;
  if (isa<GlobalIFunc>(value)) return IFuncKind;
  bool vector = value->getType()->isVectorTy();
  if (isa<ConstantInt>(value)) return vector ? AggregateKind : IntKind;
  if (isa<ConstantFP>(value)) return vector ? AggregateKind : FloatKind;
  if (isa<UndefValue>(value) || isa<ConstantAggregateZero>(value) || isa<ConstantPointerNull>(value) ||
      isa<ConstantTokenNone>(value) || isa<ConstantTargetNone>(value))
    return ZeroKind;
  if (isa<ConstantDataSequential>(value)) return DataKind;
  if (isa<ConstantAggregate>(value)) return isa<ConstantPtrAuth>(value) ? Other : AggregateKind;
  if (isa<ConstantExpr>(value)) return ConstantExprKind;
  if (isa<BlockAddress>(value)) return BlockAddressKind;
  if (isa<DSOLocalEquivalent>(value) || isa<NoCFIValue>(value)) return WrapperKind;
  if (isa<InlineAsm>(value)) return InlineAsmKind;
  if (isa<MetadataAsValue>(value)) return MetadataKind;
  return Other;
}

// The bits of an integer or float constant, low word first. Returns false if there are more than 128.
bool loam_constant_bits(LLVMValueRef ref, uint64_t *words) {
  Value *value = unwrap(ref);
  APInt bits;
  if (auto *integer = dyn_cast<ConstantInt>(value))
    bits = integer->getValue();
  else if (auto *real = dyn_cast<ConstantFP>(value))
    bits = real->getValueAPF().bitcastToAPInt();
  else
    return false;
  if (bits.getBitWidth() > 128) return false;
  words[0] = bits.getRawData()[0];
  words[1] = bits.getNumWords() > 1 ? bits.getRawData()[1] : 0;
  return true;
}

// The little-endian bytes of an integer constant of any width. Returns their number.
size_t loam_integer_bytes(LLVMValueRef ref, uint8_t *bytes, size_t capacity) {
  const APInt &bits = cast<ConstantInt>(unwrap(ref))->getValue();
  size_t length = (bits.getBitWidth() + 7) / 8;
  for (size_t i = 0; i < length && i < capacity; ++i)
    bytes[i] = (uint8_t)(bits.getRawData()[i / 8] >> (i % 8 * 8));
  return length;
}

const char *loam_constant_data(LLVMValueRef ref, size_t *length) {
  StringRef data = cast<ConstantDataSequential>(unwrap(ref))->getRawDataValues();
  *length = data.size();
  return data.data();
}

// The function or global behind a dso_local_equivalent or no_cfi.
LLVMValueRef loam_wrapped_global(LLVMValueRef ref) {
  Value *value = unwrap(ref);
  if (auto *equivalent = dyn_cast<DSOLocalEquivalent>(value)) return wrap(equivalent->getGlobalValue());
  return wrap(cast<NoCFIValue>(value)->getGlobalValue());
}

const char *loam_atomic_operation_name(LLVMValueRef ref, size_t *length) {
  StringRef name = AtomicRMWInst::getOperationName(cast<AtomicRMWInst>(unwrap(ref))->getOperation());
  *length = name.size();
  return name.data();
}

unsigned loam_pointer_bits(LLVMModuleRef module) {
  return unwrap(module)->getDataLayout().getPointerSizeInBits(0);
}

bool loam_is_little_endian(LLVMModuleRef module) { return unwrap(module)->getDataLayout().isLittleEndian(); }

// The names of the variables of a function: its stack slots and its arguments, through their debug records.
void loam_variable_names(LLVMValueRef ref, Text text, void *context) {
  auto *function = cast<Function>(unwrap(ref));
  DISubprogram *subprogram = function->getSubprogram();
  if (!subprogram) return;
  for (Instruction &instruction : instructions(function)) {
    for (DbgVariableRecord &record : filterDbgVars(instruction.getDbgRecordRange())) {
      DILocalVariable *variable = record.getVariable();
      if (!variable || record.getNumVariableLocationOps() != 1) continue;
      Value *place = record.getVariableLocationOp(0);
      if (!place) continue;
      StringRef name = variable->getName();
      bool own = variable->isParameter() && !record.getDebugLoc().getInlinedAt();
      if (isa<AllocaInst>(place) && record.isDbgDeclare()) {
        text(context, wrap(place), name.data(), name.size());
        if (own) nameArgumentsStoredTo(place, name, text, context);
      } else if (isa<Argument>(place) && own) {
        text(context, wrap(place), name.data(), name.size());
      }
    }
  }
}

// The source name of a subprogram or variable.
const char *loam_debug_name(LLVMMetadataRef ref, size_t *length) {
  StringRef name;
  Metadata *metadata = unwrap(ref);
  if (auto *subprogram = dyn_cast<DISubprogram>(metadata))
    name = subprogram->getName();
  else if (auto *variable = dyn_cast<DIVariable>(metadata))
    name = variable->getName();
  *length = name.size();
  return name.data();
}

// The debug information of a global variable, or null.
LLVMMetadataRef loam_global_debug(LLVMValueRef ref) {
  SmallVector<DIGlobalVariableExpression *, 1> expressions;
  cast<GlobalVariable>(unwrap(ref))->getDebugInfo(expressions);
  return expressions.empty() ? nullptr : wrap(expressions[0]->getVariable());
}

// The demangled name; null if it is the same.
char *loam_demangled(const char *name, size_t length) {
  std::string_view mangled(name, length);
  std::string plain = demangle(mangled);
  return plain == mangled ? nullptr : LLVMCreateMessage(plain.c_str());
}

} // extern "C"
