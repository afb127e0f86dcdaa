// Makes a module ready for native execution: with sanitizer checks of its memory accesses, or closed so that
// it runs with the C library it contains inside of a process that has another C library.

#include "llvm-c/Core.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/DerivedTypes.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace {

// Turns the functions in `llvm.global_ctors` or `llvm.global_dtors`, by priority, into an array that ends in
// null. The list itself is removed: the C library in the module calls the functions of the array when it is
// initialised.
void takeList(Module &module, StringRef list, StringRef name) {
  SmallVector<std::pair<uint64_t, Constant *>, 8> entries;
  if (GlobalVariable *old = module.getNamedGlobal(list)) {
    if (auto *rows = dyn_cast<ConstantArray>(old->getInitializer()))
      for (Use &row : rows->operands())
        if (auto *fields = dyn_cast<ConstantStruct>(row); fields && !fields->getOperand(1)->isNullValue())
          entries.push_back({cast<ConstantInt>(fields->getOperand(0))->getZExtValue(), fields->getOperand(1)});
    old->eraseFromParent();
  }
  llvm::stable_sort(entries, [](const auto &a, const auto &b) { return a.first < b.first; });
  PointerType *pointer = PointerType::getUnqual(module.getContext());
  SmallVector<Constant *, 8> functions;
  for (auto &[priority, function] : entries) functions.push_back(function);
  functions.push_back(ConstantPointerNull::get(pointer));
  ArrayType *type = ArrayType::get(pointer, functions.size());
  auto *array = new GlobalVariable(module, type, true, GlobalValue::InternalLinkage,
                                   ConstantArray::get(type, functions), name + ".list");
  if (GlobalVariable *declared = module.getNamedGlobal(name)) {
    declared->replaceAllUsesWith(array);
    declared->eraseFromParent();
  }
}

// Gives an undefined function a body that reports its name when it is called.
void reportMissing(Function &function, FunctionCallee missing) {
  BasicBlock *block = BasicBlock::Create(function.getContext(), "", &function);
  IRBuilder<> builder(block);
  builder.CreateCall(missing, {builder.CreateGlobalString(function.getName(), "", 0, function.getParent())});
  builder.CreateUnreachable();
  function.setLinkage(GlobalValue::InternalLinkage);
  function.setVisibility(GlobalValue::DefaultVisibility);
  function.setPersonalityFn(nullptr);
}

bool isAmong(StringRef name, const char *const *names, size_t count) {
  return any_of(ArrayRef(names, count), [&](const char *text) {
    StringRef entry(text);
    return entry.consume_back("*") ? name.starts_with(entry) : name == entry;
  });
}

// Undefined symbols that may stay undefined become null.
void dropWeak(Module &module) {
  SmallVector<GlobalValue *, 8> weak;
  for (GlobalValue &value : module.global_values())
    if (value.hasExternalWeakLinkage()) weak.push_back(&value);
  for (GlobalValue *value : weak) {
    value->replaceAllUsesWith(ConstantPointerNull::get(cast<PointerType>(value->getType())));
    value->eraseFromParent();
  }
}

void hide(GlobalValue &value) {
  if (auto *object = dyn_cast<GlobalObject>(&value)) object->setComdat(nullptr);
  value.setVisibility(GlobalValue::DefaultVisibility);
  value.setLinkage(GlobalValue::InternalLinkage);
}

} // namespace

extern "C" {

// Marks every function for the address sanitizer.
void loam_check_addresses(LLVMModuleRef ref) {
  for (Function &function : *unwrap(ref))
    if (!function.isDeclaration() && !function.hasFnAttribute(Attribute::Naked) &&
        !function.hasFnAttribute(Attribute::DisableSanitizerInstrumentation))
      function.addFnAttr(Attribute::SanitizeAddress);
}

// Makes every definition but `entry` internal, and leaves nothing undefined but the names in `provided` (a
// trailing asterisk matches any suffix). An undefined function calls `missing` with its name; an undefined
// variable is the error, returned as a string that `LLVMDisposeMessage` frees.
char *loam_close(LLVMModuleRef ref, const char *entry, const char *missing, const char *const *provided, size_t count) {
  Module &module = *unwrap(ref);
  takeList(module, "llvm.global_ctors", "loam_constructors");
  takeList(module, "llvm.global_dtors", "loam_destructors");
  dropWeak(module);
  Type *nothing = Type::getVoidTy(module.getContext());
  FunctionCallee says = module.getOrInsertFunction(missing, nothing, PointerType::getUnqual(module.getContext()));
  for (Function &function : module)
    if (function.isDeclaration() && !function.isIntrinsic() && !isAmong(function.getName(), provided, count))
      reportMissing(function, says);
  for (GlobalVariable &variable : module.globals())
    if (variable.isDeclaration() && !variable.use_empty() && !isAmong(variable.getName(), provided, count))
      return LLVMCreateMessage(variable.getName().str().c_str());
  for (GlobalValue &value : module.global_values())
    if (!value.isDeclaration() && !value.hasLocalLinkage() && !value.getName().starts_with("llvm.") &&
        value.getName() != entry)
      hide(value);
  // The system's C library has this function under another name only.
  if (Function *function = module.getFunction("sigsetjmp"))
    if (function->isDeclaration()) function->setName("__sigsetjmp");
  return nullptr;
}

} // extern "C"
