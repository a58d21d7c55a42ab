/* SPDX-License-Identifier: Apache-2.0 */
/* The table of messages (word_rows.h), and the formatting of a row: walks its format once and inserts each argument. The
 * messages are those of k8s.io/kube-openapi/pkg/validation, apimachinery pkg/api/validation, pkg/util/validation
 * and pkg/apis/meta/v1/validation, and of apiextensions-apiserver. */
#include "words.h"
#include "../base/hash.h"
#include "number.h"
#include <crd/json.h>

#include <inttypes.h>

#define LABEL_PATTERN "[a-z0-9]([-a-z0-9]*[a-z0-9])?"
#define SUBDOMAIN_PATTERN LABEL_PATTERN "(\\." LABEL_PATTERN ")*"
#define LABEL_KEY "([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9]"
#define USED "regex used for validation is '"
#define SUBDOMAIN_WORDS                                                                                                     \
  "a lowercase RFC 1123 subdomain must consist of lower case alphanumeric characters, '-' or '.', and must start and end "  \
  "with an alphanumeric character (e.g. 'example.com', " USED SUBDOMAIN_PATTERN "')"
#define KEY_WORDS                                                                                                           \
  "must consist of alphanumeric characters, '-', '_' or '.', and must start and end with an alphanumeric character (e.g. "  \
  "'MyName',  or 'my.name',  or '123-abc', " USED LABEL_KEY "')"
#define KEY_PREFIX_WORDS " with an optional DNS subdomain prefix and '/' (e.g. 'example.com/MyName')"
#define FINALIZER_WORDS "prefer a domain-qualified finalizer name"
#define CONFLICT_WORDS " to avoid accidental conflicts with other finalizer writers"

const crd_words crd_words_table[WORDS_COUNT] = {
#define ROW(name, ...) [WORDS_##name] = {.format = __VA_ARGS__},
#include "word_rows.h"
#undef ROW
};

#ifndef crd_words_table
CRD_KIN extern const crd_words crd_words_shared[WORDS_COUNT] __attribute__((alias("crd_words_table")));
#endif

/* ---- formatting messages ---- */

static const char *format_of(const crd_words *words, unsigned minor) {
  enum { OLDER = sizeof words->older / sizeof *words->older };
  for (size_t i = 0; minor && i < OLDER && words->older[i].format; i++)
    if (minor < words->older[i].before) return words->older[i].format;
  return words->format;
}

static void add_argument(crd_text *text, const crd_value *argument) {
  switch (argument->kind) {
  case CRD_STRING_VALUE:
    crd_text_add(text, crd_value_string(argument));
    break;
  case CRD_INT:
    crd_text_printf(text, "%" PRId64, argument->as.integer);
    break;
  default:
    crd_text_add_double(text, argument->as.number);
  }
}

void crd_words_add(crd_text *text, const crd_error *error) {
  if (!error->words || error->detail.size) {
    crd_text_add(text, error->detail);
    return;
  }
  const crd_value *argument = error->arguments;
  const char *at = format_of(error->words, error->minor);
  for (;;) {
    const char *next = strchr(at, '%');
    crd_text_add(text, next ? (crd_string){at, (size_t)(next - at)} : crd_string_of(at));
    if (!next) return;
    char verb = next[1];
    if (verb == 'v')
      add_argument(text, argument++);
    else if (verb == 'q')
      crd_text_add_quoted(text, crd_value_string(argument++));
    else if (verb != 'P')
      crd_text_add_char(text, '%');
    else if (argument[-1].as.integer != 1)
      crd_text_add_char(text, 's');
    at = next + (verb == 'v' || verb == 'q' || verb == 'P' ? 2 : 1);
  }
}

crd_string crd_words_plain(const crd_words *words, unsigned minor) {
  return crd_string_of(format_of(words, minor));
}

crd_string crd_error_detail(crd_arena *arena, const crd_error *error) {
  if (!error->words || error->detail.size) return error->detail;
  if (!error->argument_count) return crd_words_plain(error->words, error->minor);
  crd_text text = {.arena = arena};
  crd_words_add(&text, error);
  return crd_text_string(&text);
}

/* ---- errors with words ---- */

bool crd_error_is_note(const crd_error *error) {
  return error->words == WORDS(RULES_UNCHECKED);
}

void crd_error_say(crd_arena *arena, crd_error *error, const crd_words *words, const crd_value *arguments, size_t count) {
  error->words = words;
  error->argument_count = (uint8_t)count;
  if (!count) return;
  crd_value *copy = crd_arena_alloc(arena, count * sizeof *copy);
  memcpy(copy, arguments, count * sizeof *copy);
  error->arguments = copy;
}

/* The size of an argument in bytes. Numbers, and texts that quoting changes, are formatted for it. */
static size_t argument_size(crd_arena *arena, const crd_value *argument, bool quoted) {
  if (argument->kind == CRD_STRING_VALUE)
    return quoted ? crd_quoted_size(arena, crd_value_string(argument)) : argument->size;
  crd_text text = {.arena = arena};
  add_argument(&text, argument);
  return text.size;
}

size_t crd_words_size(crd_arena *arena, const crd_error *error) {
  if (!error->words) return error->detail.size;
  const char *format = format_of(error->words, error->minor);
  const crd_value *argument = error->arguments;
  size_t size = strlen(format);
  for (const char *at = format; error->argument_count && (at = strchr(at, '%')); at++) {
    if (at[1] == 'v' || at[1] == 'q') size += argument_size(arena, argument++, at[1] == 'q') - 2;
    if (at[1] == 'P') size -= argument[-1].as.integer == 1 ? 2 : 1;
  }
  return size;
}

bool crd_words_are_same(const crd_error *a, const crd_error *b) {
  if (a->words != b->words) return false;
  if (!a->words) return crd_string_equal(a->detail, b->detail);
  for (uint8_t i = 0; i < a->argument_count; i++)
    if (!crd_value_equal(&a->arguments[i], &b->arguments[i])) return false;
  return true;
}

/* Whether a text is the end of the error's field: messages that begin with the path repeat it. */
static bool is_of_field(const crd_error *error, crd_string text) {
  crd_string field = error->field;
  return text.size <= field.size && memcmp(field.data + field.size - text.size, text.data, text.size) == 0;
}

uint64_t crd_words_compute_hash(uint64_t seed, const crd_error *error) {
  if (!error->words) return hash_name(seed, error->detail);
  uint64_t hash = hash_mix(seed, (uint64_t)(uintptr_t)error->words);
  for (uint8_t i = 0; i < error->argument_count; i++) {
    const crd_value *argument = &error->arguments[i];
    if (argument->kind != CRD_STRING_VALUE)
      hash = hash_mix(hash, (uint64_t)argument->as.integer); /* a double's bits as well */
    else if (!argument->size || !is_of_field(error, crd_value_string(argument)))
      hash = hash_name(hash, crd_value_string(argument));
  }
  return hash;
}
