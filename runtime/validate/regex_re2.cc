/* The only C++ of the runtime: RE2 matches what no prepared automaton does.
 *
 * Compiled patterns are shared by all threads in a cache of two generations: entries are added to the young one; when it is
 * full the old one is dropped and the young one becomes old, and an old entry that is asked for moves back. So the cache is
 * bounded and the patterns in use survive a stream of others. In front of it each thread keeps a few patterns by the address
 * of their source, which is all that a constant pattern ever touches: no lock, one comparison of bytes. */
#include <array>
#include <cstdint>
#include <cstring>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <unordered_map>

#include <re2/re2.h>

extern "C" {
#include "regex_parse.h"
#include "regex_re2.h"
}

namespace {

struct Compiled {
  std::string source;
  std::unique_ptr<RE2> program; // null when the pattern is bad
  std::string error;            // Go's text then
  bool inside = false;          // it may match nothing inside of a code point: it holds \B
};

using Shared = std::shared_ptr<const Compiled>;

// The pattern in RE2's spelling; false with Go's text in `error` when it is none.
bool translate(const std::string &source, std::string &pattern, std::string &error) {
  crd_arena *arena = crd_arena_create(nullptr);
  crd_string text;
  regex_class *classes;
  bool good = regex_parse(arena, crd_string{source.data(), source.size()}, &classes, &text) != nullptr;
  if (good) {
    text = regex_for_re2(arena, crd_string{source.data(), source.size()}, classes);
    pattern.assign(text.data ? text.data : "", text.size);
  } else {
    error.assign(text.data, text.size);
  }
  crd_arena_destroy(arena);
  return good;
}

// RE2's defaults are Go's semantics. Most patterns fit into its usual memory; what Go takes and RE2 finds too large gets
// more.
constexpr int64_t kUsualMemory = 8 << 20, kMostMemory = 512 << 20;

Shared compile(std::string_view source) {
  auto compiled = std::make_shared<Compiled>();
  compiled->source.assign(source);
  compiled->inside = source.find("\\B") != std::string_view::npos;
  std::string pattern;
  if (!translate(compiled->source, pattern, compiled->error)) return compiled;
  RE2::Options options;
  options.set_log_errors(false);
  options.set_never_capture(true);
  options.set_max_mem(kUsualMemory);
  auto program = std::make_unique<RE2>(pattern, options);
  if (program->error_code() == RE2::ErrorPatternTooLarge) {
    options.set_max_mem(kMostMemory);
    program = std::make_unique<RE2>(pattern, options);
  }
  if (program->ok())
    compiled->program = std::move(program);
  else
    compiled->error = "error parsing regexp: expression too large: `" + compiled->source + "`"; // all that is left to RE2
  return compiled;
}

class Cache {
public:
  Shared get(std::string_view source) {
    {
      std::lock_guard<std::mutex> lock(mutex_);
      if (Shared found = find(source)) return found;
    }
    Shared made = compile(source); // outside the lock: it may take long; two threads may do it twice
    std::lock_guard<std::mutex> lock(mutex_);
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

  std::mutex mutex_;
  Map young_, old_;
  size_t bytes_ = 0;
};

Cache &cache() {
  static Cache *instance = new Cache; // never destroyed: threads may outlive main
  return *instance;
}

// The pattern from the thread's own few, or from the cache. The reference holds until the next call in this thread.
const Compiled &compiled_pattern(crd_string pattern) {
  thread_local std::array<Shared, 32> recent;
  auto address = reinterpret_cast<uintptr_t>(pattern.data);
  Shared &slot = recent[(address >> 4 ^ address >> 9 ^ pattern.size) % recent.size()];
  std::string_view source(pattern.data ? pattern.data : "", pattern.size);
  if (!slot || slot->source != source) slot = cache().get(source);
  return *slot;
}

regex_outcome bad_pattern(crd_arena *arena, const Compiled &compiled, crd_string *error) {
  if (error) *error = crd_arena_copy(arena, crd_string{compiled.error.data(), compiled.error.size()});
  return REGEX_BAD_PATTERN;
}

// Whether a byte goes on with a code point.
bool continues(crd_string text, size_t at) {
  return at < text.size && (text.data[at] & 0xC0) == 0x80;
}

// noexcept: the only exception there can be is want of memory, and that ends the process, as it does in the arena.
regex_outcome search(crd_arena *arena, crd_string pattern, crd_string text, size_t from, size_t *begin, size_t *end,
                     crd_string *error) noexcept {
  const Compiled &compiled = compiled_pattern(pattern);
  if (!compiled.program) return bad_pattern(arena, compiled, error);
  re2::StringPiece subject(text.data ? text.data : "", text.size), match;
  bool wanted = begin || end || compiled.inside;
  while (from <= text.size &&
         compiled.program->Match(subject, from, text.size, RE2::UNANCHORED, wanted ? &match : nullptr, wanted)) {
    size_t at = wanted ? static_cast<size_t>(match.data() - subject.data()) : 0;
    // RE2 sees bytes around \B: between those of a code point Go sees no place
    if (compiled.inside && match.empty() && continues(text, at)) {
      for (from = at; continues(text, from);) from++;
      continue;
    }
    if (begin) *begin = at;
    if (end) *end = at + match.size();
    return REGEX_MATCH;
  }
  return REGEX_NO_MATCH;
}

regex_outcome check(crd_arena *arena, crd_string pattern, crd_string *error) noexcept {
  const Compiled &compiled = compiled_pattern(pattern);
  return compiled.program ? REGEX_NO_MATCH : bad_pattern(arena, compiled, error);
}

} // namespace

extern "C" regex_outcome regex_re2_search(crd_arena *arena, crd_string pattern, crd_string text, size_t from, size_t *begin,
                                          size_t *end, crd_string *error) {
  return search(arena, pattern, text, from, begin, end, error);
}

extern "C" regex_outcome regex_re2_compile(crd_arena *arena, crd_string pattern, crd_string *error) {
  return check(arena, pattern, error);
}
