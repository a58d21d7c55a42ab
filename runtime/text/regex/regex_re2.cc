/* SPDX-License-Identifier: Apache-2.0 */
/* The only C++ of the runtime: RE2 matches what no prepared automaton does.
 *
 * Compiled patterns are shared by all threads in a cache of two generations: entries are added to the young one; when it is
 * full the old one is dropped and the young one becomes old, and an old entry that is asked for moves back. So the cache is
 * bounded and the patterns in use survive a stream of others. In front of it each thread keeps a few patterns by the address
 * of their source, which is all that a constant pattern ever touches: no lock, one comparison of bytes.
 *
 * RE2 does not survive a `new` that fails inside of it: it is left with half of an object, or with a lock. So each thread
 * keeps memory back, and calls nothing without it. Where `new` finds none during a call the memory is given back to the
 * system by our std::new_handler, which lets `new` find some; the call comes to its end and says that memory gave out. A
 * handler is the whole process's: ours calls that of the program for all that is not ours, and takes its place again when
 * the program has set another. */
#include <array>
#include <atomic>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <new>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>

#include <pthread.h>

#include <re2/re2.h>

extern "C" {
#include "../../base/arena_private.h"
#include "../../base/utf8.h"
#include "regex_parse.h"
#include "regex_re2.h"
}

namespace {

struct Compiled {
  std::string source;
  std::unique_ptr<RE2> program; // null when the pattern is bad
  std::string error;            // Go's text then
  bool classes = false;         // it has Unicode classes
  bool ascii = false;           // of which this knows ASCII alone
  bool inside = false;          // it may match nothing inside of a code point: it holds \B
};

using Shared = std::shared_ptr<const Compiled>;

// RE2's defaults are Go's semantics. Most patterns fit into its usual memory; what Go takes and RE2 finds too large gets
// more, unless the call is limited.
constexpr int64_t kUsualMemory = 8 << 20, kMostMemory = 512 << 20;

// Of a limited call, where nothing interrupts RE2, so that it comes back within a tenth of a second: the memory of a
// pattern; its instructions as Go counts them, for which RE2 has a quarter of that memory, 16 bytes each; its bytes; ranges
// of its Unicode classes, each of which RE2 keeps apart; bytes of the text times instructions.
constexpr int64_t kLimitedMemory = kUsualMemory / 2, kLimitedSize = kLimitedMemory / 4 / 16;
constexpr size_t kLimitedSource = 64 << 10, kLimitedRanges = 20000, kLimitedWork = size_t{1} << 28;

// The work of `translate` that may be stopped: nothing but C.
struct Translation {
  crd_arena *arena;
  crd_string source, text;   // out: the pattern for RE2, or the error
  bool limited, ascii;       // ascii: Unicode classes are cut down to that
  bool good, large, classes; // large: over the bounds of a limited call
};

extern "C" void crd_regex_re2_translate(void *context) {
  auto *work = static_cast<Translation *>(context);
  regex_class *classes = nullptr;
  const regex_node *root = crd_regex_parse(work->arena, work->source, &classes, &work->text);
  work->good = root != nullptr;
  if (!work->good) return;
  size_t ranges = 0;
  for (const regex_class *each = classes; each; each = each->next) ranges += each->count;
  work->large = work->limited && (ranges > kLimitedRanges || root->size > kLimitedSize);
  work->classes = classes != nullptr;
  for (regex_class *each = work->ascii ? classes : nullptr; each; each = each->next)
    while (each->count && each->ranges[each->count - 1].low > 0x7F) each->count--;
  if (!work->large) work->text = crd_regex_for_re2(work->arena, work->source, classes);
}

enum class Translated { good, bad, large };

// The pattern in RE2's spelling; Go's text in `error` when it is none.
Translated translate(Compiled &compiled, bool limited, std::string &pattern) {
  std::unique_ptr<crd_arena, void (*)(crd_arena *)> arena(crd_arena_create(nullptr), crd_arena_destroy);
  if (!arena) throw std::bad_alloc();
  Translation work = {};
  work.arena = arena.get();
  work.source = {compiled.source.data(), compiled.source.size()};
  work.limited = limited;
  work.ascii = compiled.ascii;
  if (crd_guard(arena.get(), crd_regex_re2_translate, &work) != CRD_STOP_NONE) throw std::bad_alloc();
  if (work.large) return Translated::large;
  compiled.classes = work.classes;
  (work.good ? pattern : compiled.error).assign(work.text.data ? work.text.data : "", work.text.size);
  return work.good ? Translated::good : Translated::bad;
}

// What a thread keeps back, which RE2's usual memory bounds; it is not touched, so it takes no pages. A large program needs
// more: about 60 bytes an instruction as it is first run, and states of as many bytes.
constexpr size_t kReserve = kUsualMemory, kLargeReserve = 64 << 20, kReservePerInstruction = 256;

// Sees to it that the thread's reserve has that many bytes.
void demand(size_t size);

// Null: over the bounds of a limited call.
Shared compile_pattern(std::string_view source, bool ascii, bool limited) {
  if (limited && source.size() > kLimitedSource) return nullptr;
  auto compiled = std::make_shared<Compiled>();
  compiled->source.assign(source);
  compiled->ascii = ascii;
  compiled->inside = source.find("\\B") != std::string_view::npos;
  std::string pattern;
  Translated outcome = translate(*compiled, limited, pattern);
  if (outcome != Translated::good) return outcome == Translated::large ? nullptr : compiled;
  RE2::Options options;
  options.set_log_errors(false);
  options.set_never_capture(true);
  options.set_max_mem(limited ? kLimitedMemory : kUsualMemory);
  auto program = std::make_unique<RE2>(pattern, options);
  if (program->error_code() == RE2::ErrorPatternTooLarge) {
    if (limited) return nullptr;
    demand(kLargeReserve);
    options.set_max_mem(kMostMemory);
    program = std::make_unique<RE2>(pattern, options);
  }
  if (program->ok())
    compiled->program = std::move(program);
  else
    compiled->error = "error parsing regexp: expression too large: `" + compiled->source + "`"; // all that is left to RE2
  return compiled;
}

// A lock that is held as long as this stands.
class Held {
public:
  explicit Held(pthread_mutex_t &lock) : lock_(lock) { pthread_mutex_lock(&lock_); }
  ~Held() { pthread_mutex_unlock(&lock_); }
  Held(const Held &) = delete;
  Held &operator=(const Held &) = delete;

private:
  pthread_mutex_t &lock_;
};

// Of patterns for all texts, or for those in ASCII.
class Cache {
public:
  explicit Cache(bool ascii) : ascii_(ascii) {}
  // Null: as of compile_pattern.
  Shared get(std::string_view source, bool limited) {
    {
      Held held(lock_);
      if (Shared found = find(source)) return found;
    }
    Shared made =
        compile_pattern(source, ascii_, limited); // outside the lock: it may take long; two threads may do it twice
    if (!made) return nullptr;
    Held held(lock_);
    if (Shared found = find(source)) return found;
    return add(std::move(made));
  }

private:
  using Map = std::unordered_map<std::string_view, Shared>; // a key points into its entry's source
  static constexpr size_t kEntries = 256;                   // of a generation
  static constexpr size_t kBytes = 64 << 20;                // of a generation's sources and programs, about

  static size_t cost(const Compiled &compiled) {
    return compiled.source.size() + (compiled.program ? static_cast<size_t>(compiled.program->ProgramSize()) * 16 : 0);
  }

  Shared find(std::string_view source) {
    if (auto at = young_.find(source); at != young_.end()) return at->second;
    auto at = old_.find(source);
    if (at == old_.end()) return nullptr;
    Shared found = std::move(at->second);
    old_.erase(at);
    return add(std::move(found));
  }

  Shared add(Shared compiled) {
    if (young_.size() >= kEntries || bytes_ >= kBytes) {
      old_ = std::move(young_);
      young_.clear();
      bytes_ = 0;
    }
    bytes_ += cost(*compiled);
    young_.emplace(compiled->source, compiled);
    return compiled;
  }

  const bool ascii_;
  pthread_mutex_t lock_ = PTHREAD_MUTEX_INITIALIZER; // C++'s is not there where there are no threads
  Map young_, old_;
  size_t bytes_ = 0;
};

Cache &cache(bool ascii) {
  alignas(Cache) static unsigned char memory[2][sizeof(Cache)]; // never destroyed: threads may outlive main
  static Cache *const instances[] = {new (memory[0]) Cache(false), new (memory[1]) Cache(true)};
  return *instances[ascii];
}

// ---- what a thread has of its own ----

struct Own {
  std::array<Shared, 32> recent;
  void *reserve = nullptr; // there before RE2 is called, given back by on_want
  size_t size = 0;         // of the reserve
  enum { idle, called, spent } state = idle;
};

// Not a thread_local with a destructor: where there is no memory to note that, the C library aborts the program.
thread_local Own *own;

extern "C" void crd_regex_re2_give_up(void *memory) {
  Own *mine = static_cast<Own *>(memory);
  own = nullptr;
  std::free(mine->reserve);
  mine->~Own();
  std::free(mine);
}

bool make_own() {
  static pthread_key_t key;
  static const bool good = pthread_key_create(&key, crd_regex_re2_give_up) == 0;
  void *memory = good ? std::malloc(sizeof(Own)) : nullptr;
  if (memory && pthread_setspecific(key, memory) == 0) {
    own = new (memory) Own;
    return true;
  }
  std::free(memory);
  return false;
}

// ---- the handler of `new` ----

std::atomic<std::new_handler> others; // the program's, which we have taken the place of
thread_local bool asking_others;      // the program's may call ours in turn

void ask_others() {
  std::new_handler other = others;
  if (!other || asking_others) throw std::bad_alloc();
  asking_others = true;
  try {
    other();
  } catch (...) {
    asking_others = false;
    throw;
  }
  asking_others = false;
}

void on_want() {
  bool called = own && own->state != Own::idle;
  if (called && own->reserve) {
    own->state = Own::spent;
    return std::free(std::exchange(own->reserve, nullptr));
  }
  try {
    ask_others();
  } catch (...) {
    if (called) crd_guard_end(CRD_STOP_MEMORY, kReserve); // no exception goes through RE2
    throw;
  }
}

void take_handler() {
  std::new_handler other = std::get_new_handler();
  if (other == on_want) return;
  others = other; // before ours can ask for it
  other = std::set_new_handler(on_want);
  if (other != on_want) others = other; // it was set meanwhile
}

void take_reserve(size_t size) {
  own->reserve = std::malloc(size);
  own->size = size;
}

void demand(size_t size) {
  if (own->state == Own::spent) throw std::bad_alloc(); // it was needed: the call is over anyway
  if (own->size >= size) return;
  std::free(std::exchange(own->reserve, nullptr));
  take_reserve(size);
  if (!own->reserve) throw std::bad_alloc();
}

bool make_ready() {
  if (!own && !make_own()) return false;
  if (!own->reserve) take_reserve(kReserve);
  if (std::get_new_handler() != on_want) take_handler();
  return own->reserve != nullptr;
}

// Does work(search) under the protection of the thread's reserve.
template <regex_outcome (*work)(regex_search *)> regex_outcome protect(regex_search *search) {
  if (!own || !own->reserve || std::get_new_handler() != on_want)
    if (!make_ready()) return REGEX_NO_MEMORY;
  regex_outcome outcome = REGEX_NO_MEMORY;
  own->state = Own::called;
  try {
    outcome = work(search);
  } catch (...) { // of want of memory: there is no other
    outcome = REGEX_NO_MEMORY;
  }
  if (std::exchange(own->state, Own::idle) != Own::spent) return outcome;
  take_reserve(kReserve); // else the next call tries to
  return REGEX_NO_MEMORY; // what RE2 made is sound and stays: a call that is done again finds it
}

// ---- searches ----

// Letters of Unicode, {0,62} times, are a hundred thousand instructions: for a text in ASCII, as nearly all are, the classes
// are cut down to that.
bool has_unicode_class(std::string_view source) {
  return source.find("\\p") != std::string_view::npos || source.find("\\P") != std::string_view::npos;
}

// The pattern from the thread's own few, or from the cache; null: as of compile_pattern. It holds until the next call in
// this thread.
const Compiled *compiled_pattern(crd_string pattern, bool ascii, bool limited) {
  auto address = reinterpret_cast<uintptr_t>(pattern.data);
  Shared &slot = own->recent[(address >> 4 ^ address >> 9 ^ pattern.size) % own->recent.size()];
  std::string_view source(pattern.data ? pattern.data : "", pattern.size);
  if (!slot || slot->source != source || (slot->classes && slot->ascii != ascii))
    slot = cache(ascii && has_unicode_class(source)).get(source, limited);
  return slot.get();
}

regex_outcome find_pattern(regex_search *search, const Compiled **compiled) {
  *compiled = compiled_pattern(search->pattern, search->ascii, search->limited);
  if (!*compiled) return REGEX_TOO_MUCH;
  if ((*compiled)->program) return REGEX_NO_MATCH;
  search->error = crd_string{(*compiled)->error.data(), (*compiled)->error.size()};
  return REGEX_BAD_PATTERN;
}

regex_outcome find_match(regex_search *search) {
  const Compiled *compiled = nullptr;
  regex_outcome outcome = find_pattern(search, &compiled);
  if (outcome != REGEX_NO_MATCH) return outcome;
  crd_string text = search->text;
  size_t from = search->from, instructions = static_cast<size_t>(compiled->program->ProgramSize());
  if (search->limited && text.size > kLimitedWork / (instructions + 1)) return REGEX_TOO_MUCH;
  demand(kReservePerInstruction * instructions);
  re2::StringPiece searched(text.data ? text.data : "", text.size), match;
  bool wanted = search->begin || search->end || compiled->inside;
  while (from <= text.size &&
         compiled->program->Match(searched, from, text.size, RE2::UNANCHORED, wanted ? &match : nullptr, wanted)) {
    size_t at = wanted ? static_cast<size_t>(match.data() - searched.data()) : 0;
    // RE2 sees bytes around \B: between those of a code point Go sees no place
    if (compiled->inside && match.empty() && at < text.size && utf8_continues(text.data[at])) {
      for (from = at; from < text.size && utf8_continues(text.data[from]);) from++;
      continue;
    }
    if (search->begin) *search->begin = at;
    if (search->end) *search->end = at + match.size();
    return REGEX_MATCH;
  }
  return REGEX_NO_MATCH;
}

regex_outcome check(regex_search *search) {
  const Compiled *compiled = nullptr;
  return find_pattern(search, &compiled);
}

} // namespace

extern "C" regex_outcome crd_regex_re2_search(regex_search *search) {
  return protect<find_match>(search);
}

extern "C" regex_outcome crd_regex_re2_compile(regex_search *search) {
  return protect<check>(search);
}
