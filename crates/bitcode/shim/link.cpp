// Linking that LLVM's C interface cannot express: many modules one after another, and only what is needed of a library.
//
// Functions that can fail return null, or an error message that `LLVMDisposeMessage` frees. LLVM's own
// diagnostics go to the diagnostic handler of the context.

#include "llvm-c/Core.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/Bitcode/BitcodeReader.h"
#include "llvm/IR/DebugInfo.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Verifier.h"
#include "llvm/IRReader/IRReader.h"
#include "llvm/Linker/Linker.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/raw_ostream.h"

#include <memory>

using namespace llvm;

namespace {

bool isStrong(const GlobalValue &value) { return !value.isDeclaration() && value.hasExternalLinkage(); }

// Two strong definitions of a name are an error to LLVM; here the existing definition wins.
void yieldTo(const Module &there, Module &coming) {
  for (GlobalValue &value : coming.global_values()) {
    const GlobalValue *other = isStrong(value) ? there.getNamedValue(value.getName()) : nullptr;
    if (other && isStrong(*other)) value.setLinkage(GlobalValue::WeakAnyLinkage);
  }
}

// Whether a library's data layout is compatible with a program's; a library without a layout always is.
bool fits(const DataLayout &library, const DataLayout &program) {
  return library.isDefault() || (library.isLittleEndian() == program.isLittleEndian() &&
                                 library.getPointerSizeInBits(0) == program.getPointerSizeInBits(0));
}

// The flags of a library do not apply to the program: only the version of the debug information is kept,
// without which LLVM would drop the debug information.
void keepOnlyDebugVersion(Module &library) {
  unsigned version = getDebugMetadataVersionFromModule(library);
  if (NamedMDNode *flags = library.getModuleFlagsMetadata()) flags->eraseFromParent();
  if (version) library.addModuleFlag(Module::Warning, "Debug Info Version", version);
}

// The contents of a module before a library is linked.
struct Before {
  SmallPtrSet<const GlobalValue *, 32> defined;
  SmallPtrSet<const MDNode *, 32> units;

  explicit Before(Module &module) {
    for (GlobalValue &value : module.global_values())
      if (!value.isDeclaration()) defined.insert(&value);
    if (NamedMDNode *list = module.getNamedMetadata("llvm.dbg.cu")) units.insert_range(list->operands());
  }

  bool isNew(const GlobalValue &value) const { return !value.isDeclaration() && !defined.contains(&value); }
};

// The compile units of the new definitions.
SmallPtrSet<const MDNode *, 32> unitsOfNew(Module &module, const Before &before) {
  DebugInfoFinder finder;
  for (Function &function : module) {
    if (!before.isNew(function)) continue;
    if (DISubprogram *subprogram = function.getSubprogram()) finder.processSubprogram(subprogram);
    for (BasicBlock &block : function)
      for (Instruction &instruction : block) finder.processInstruction(module, instruction);
  }
  SmallPtrSet<const MDNode *, 32> units;
  for (DICompileUnit *unit : finder.compile_units()) units.insert(unit);
  for (GlobalVariable &global : module.globals()) {
    SmallVector<DIGlobalVariableExpression *, 1> expressions;
    global.getDebugInfo(expressions);
    for (DIGlobalVariableExpression *expression : expressions)
      for (DIScope *scope = expression->getVariable()->getScope(); scope; scope = scope->getScope())
        if (isa<DICompileUnit>(scope)) units.insert(scope);
        else if (auto *subprogram = dyn_cast<DISubprogram>(scope)) units.insert(subprogram->getUnit());
  }
  return units;
}

// Drops the compile units without definitions: linking takes over all units of a library.
void dropUnusedUnits(Module &module, const Before &before) {
  NamedMDNode *list = module.getNamedMetadata("llvm.dbg.cu");
  if (!list) return;
  SmallPtrSet<const MDNode *, 32> used = unitsOfNew(module, before);
  SmallVector<MDNode *, 32> kept;
  for (MDNode *unit : list->operands())
    if (before.units.contains(unit) || used.contains(unit)) kept.push_back(unit);
  list->clearOperands();
  for (MDNode *unit : kept) list->addOperand(unit);
}

// Declares a name that is taken from the library although nothing in the module mentions it yet.
void declareNeeded(Module &module, StringRef name) {
  if (module.getNamedValue(name)) return;
  FunctionType *type = FunctionType::get(Type::getVoidTy(module.getContext()), false);
  Function::Create(type, GlobalValue::ExternalLinkage, name, module);
}

// Removes declarations of needed names that the library does not define.
void removeUndefined(Module &module, StringRef name) {
  Function *function = module.getFunction(name);
  if (function && function->isDeclaration() && function->use_empty()) function->eraseFromParent();
}

// Whether a function has an alias, which needs the function's body.
bool hasAlias(const Function &function) {
  return any_of(function.users(), [](const User *user) { return isa<GlobalAlias>(user) || isa<GlobalIFunc>(user); });
}

char *message(const Twine &text) { return LLVMCreateMessage(text.str().c_str()); }

} // namespace

extern "C" {

void *loam_linker_create(LLVMModuleRef module) { return new Linker(*unwrap(module)); }

void loam_linker_dispose(void *linker) { delete static_cast<Linker *>(linker); }

// Links a module in and frees it. Strong definitions win over weak ones, then earlier over later.
bool loam_linker_add(void *linker, LLVMModuleRef module, LLVMModuleRef coming) {
  yieldTo(*unwrap(module), *unwrap(coming));
  return !static_cast<Linker *>(linker)->linkInModule(std::unique_ptr<Module>(unwrap(coming)));
}

// Removes the body of a function, so that a module linked later defines it. Returns whether it had a
// replaceable body.
bool loam_forget_body(LLVMValueRef ref) {
  Function &function = *unwrap<Function>(ref);
  if (!isStrong(function) || function.hasComdat() || hasAlias(function)) return false;
  function.deleteBody();
  return true;
}

// Takes from a library the definitions that the module mentions and does not define, transitively; functions
// that are not needed are not even read. The strings of `needed` are further names to take.
char *loam_take_from_library(LLVMModuleRef ref, const char *bytes, size_t length, const char *name,
                             const char *const *needed, size_t count) {
  Module &module = *unwrap(ref);
  SMDiagnostic problem;
  StringRef contents(bytes, length);
  bool text = !isBitcode(contents.bytes_begin(), contents.bytes_end());
  // The parser of text IR needs a zero after the end, which only a copy has.
  auto buffer = text ? MemoryBuffer::getMemBufferCopy(contents, name)
                     : MemoryBuffer::getMemBuffer(contents, name, /*RequiresNullTerminator=*/false);
  std::unique_ptr<Module> library = getLazyIRModule(std::move(buffer), problem, module.getContext());
  if (!library) return message(problem.getMessage());
  if (!fits(library->getDataLayout(), module.getDataLayout())) return message("it is compiled for another machine");
  library->setDataLayout(module.getDataLayout());
  library->setTargetTriple(module.getTargetTriple());
  keepOnlyDebugVersion(*library);

  Before before(module);
  for (size_t i = 0; i < count; ++i) declareNeeded(module, needed[i]);
  if (Linker::linkModules(module, std::move(library), Linker::LinkOnlyNeeded)) return message("");
  for (size_t i = 0; i < count; ++i) removeUndefined(module, needed[i]);
  dropUnusedUnits(module, before);

  std::string why;
  raw_string_ostream stream(why);
  for (Function &function : module)
    if (before.isNew(function) && verifyFunction(function, &stream))
      return message("LLVM's verifier rejects it: " + why);
  return nullptr;
}

} // extern "C"
