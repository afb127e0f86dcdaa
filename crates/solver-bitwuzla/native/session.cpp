// One query to Bitwuzla behind a plain C interface.
//
// Terms are numbers in a session; number 0 is none. No exception leaves this file: the first one ends the session's
// usefulness, is kept as its error, and every later call fails quietly. Bitwuzla's own C interface ends the process
// instead, which a long run cannot afford.

#include <bitwuzla/cpp/bitwuzla.h>

#include <cstdint>
#include <exception>
#include <memory>
#include <string>
#include <vector>

namespace {

using Stop = int32_t (*)(void *);

class Session final : public bitwuzla::Terminator
{
 public:
  Session(Stop stop, void *state) : stop(stop), state(state)
  {
    solver = std::make_unique<bitwuzla::Bitwuzla>(manager, options());
    solver->configure_terminator(this);
    terms.emplace_back();
  }

  bool terminate() override { return stop(state) != 0; }

  uint32_t add(const bitwuzla::Term &term)
  {
    terms.push_back(term);
    return static_cast<uint32_t>(terms.size() - 1);
  }

  // What `work` returns, or `otherwise` if it or an earlier call failed.
  template <typename Result, typename Work>
  Result guard(Result otherwise, Work work) noexcept
  {
    if (failed) return otherwise;
    try
    {
      return work();
    }
    catch (const std::exception &exception)
    {
      fail(exception.what());
    }
    catch (...)
    {
      fail("unknown exception");
    }
    return otherwise;
  }

  void fail(const char *message) noexcept
  {
    failed = true;
    try
    {
      error = message;
    }
    catch (...)
    {
    }
  }

  // Destroyed in reverse order: terms and solver go before the manager that owns what they refer to.
  bitwuzla::TermManager manager;
  std::unique_ptr<bitwuzla::Bitwuzla> solver;
  std::vector<bitwuzla::Term> terms;
  bool failed = false;
  std::string error;

 private:
  static const bitwuzla::Options &options()
  {
    static const bitwuzla::Options shared = [] {
      bitwuzla::Options made;
      made.set(bitwuzla::Option::PRODUCE_MODELS, true);
      // Fixed, so that the same query has the same model in every process.
      made.set(bitwuzla::Option::SEED, 1);
      return made;
    }();
    return shared;
  }

  Stop stop;
  void *state;
};

}  // namespace

extern "C" {

// A session that asks `stop(state)` now and then whether to give up; null if there is no memory.
Session *
loam_bitwuzla_open(Stop stop, void *state) noexcept
{
  try
  {
    return new Session(stop, state);
  }
  catch (...)
  {
    return nullptr;
  }
}

void
loam_bitwuzla_close(Session *session) noexcept
{
  delete session;
}

// The message of the first failure, or null. Valid until the session is closed.
const char *
loam_bitwuzla_error(const Session *session) noexcept
{
  return session->failed ? session->error.c_str() : nullptr;
}

// A fresh bit-vector.
uint32_t
loam_bitwuzla_unknown(Session *session, uint64_t width) noexcept
{
  return session->guard(0u, [&] { return session->add(session->manager.mk_const(session->manager.mk_bv_sort(width))); });
}

// A bit-vector value, from its digits in base 16.
uint32_t
loam_bitwuzla_value(Session *session, uint64_t width, const char *digits) noexcept
{
  return session->guard(0u, [&] {
    return session->add(session->manager.mk_bv_value(session->manager.mk_bv_sort(width), digits, 16));
  });
}

uint32_t
loam_bitwuzla_rounding(Session *session, uint32_t mode) noexcept
{
  return session->guard(0u, [&] {
    return session->add(session->manager.mk_rm_value(static_cast<bitwuzla::RoundingMode>(mode)));
  });
}

uint32_t
loam_bitwuzla_term(Session *session,
                   uint32_t kind,
                   uint32_t argument_count,
                   const uint32_t *arguments,
                   uint32_t index_count,
                   const uint64_t *indices) noexcept
{
  return session->guard(0u, [&] {
    std::vector<bitwuzla::Term> terms;
    terms.reserve(argument_count);
    for (uint32_t i = 0; i < argument_count; ++i) terms.push_back(session->terms.at(arguments[i]));
    const std::vector<uint64_t> numbers(indices, indices + index_count);
    return session->add(session->manager.mk_term(static_cast<bitwuzla::Kind>(kind), terms, numbers));
  });
}

void
loam_bitwuzla_assert(Session *session, uint32_t term) noexcept
{
  session->guard(0u, [&] {
    session->solver->assert_formula(session->terms.at(term));
    return 0u;
  });
}

// 10 for satisfiable, 20 for unsatisfiable, 0 for neither.
int32_t
loam_bitwuzla_check(Session *session) noexcept
{
  return session->guard(int32_t{0}, [&] { return static_cast<int32_t>(session->solver->check_sat()); });
}

// Writes the value of a bit-vector of at most 64 bits in the model; false on failure.
bool
loam_bitwuzla_model(Session *session, uint32_t term, uint64_t *value) noexcept
{
  return session->guard(false, [&] {
    const std::string digits = session->solver->get_value(session->terms.at(term)).value<std::string>(16);
    *value = std::stoull(digits, nullptr, 16);
    return true;
  });
}

// Bitwuzla's name of a kind, cut to `size` bytes with its final zero.
void
loam_bitwuzla_kind_name(uint32_t kind, char *name, uint64_t size) noexcept
{
  try
  {
    std::to_string(static_cast<bitwuzla::Kind>(kind)).copy(name, size - 1);
  }
  catch (...)
  {
  }
}
}
