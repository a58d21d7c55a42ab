/* SPDX-License-Identifier: Apache-2.0 */
/* Field errors and lists of texts: k8s.io/apimachinery/pkg/util/validation/field/errors.go. */
#include "../base/hash.h"
#include "bad_value.h"
#include "words.h"
#include <crd/errors.h>

#include <inttypes.h>

/* The text of each field.ErrorType (its String method), and whether ErrorBody prints the bad value. */
static const struct {
  crd_string reason, text;
  bool shows_value;
} kinds[] = {
    [CRD_ERROR_INVALID] = {CRD_STRING_INIT("FieldValueInvalid"), CRD_STRING_INIT("Invalid value"), true},
    [CRD_ERROR_TYPE_INVALID] = {CRD_STRING_INIT("FieldValueTypeInvalid"), CRD_STRING_INIT("Invalid value"), true},
    [CRD_ERROR_REQUIRED] = {CRD_STRING_INIT("FieldValueRequired"), CRD_STRING_INIT("Required value"), false},
    [CRD_ERROR_NOT_SUPPORTED] = {CRD_STRING_INIT("FieldValueNotSupported"), CRD_STRING_INIT("Unsupported value"), true},
    [CRD_ERROR_DUPLICATE] = {CRD_STRING_INIT("FieldValueDuplicate"), CRD_STRING_INIT("Duplicate value"), true},
    [CRD_ERROR_FORBIDDEN] = {CRD_STRING_INIT("FieldValueForbidden"), CRD_STRING_INIT("Forbidden"), false},
    [CRD_ERROR_TOO_LONG] = {CRD_STRING_INIT("FieldValueTooLong"), CRD_STRING_INIT("Too long"), false},
    [CRD_ERROR_TOO_SHORT] = {CRD_STRING_INIT("FieldValueTooShort"), CRD_STRING_INIT("Too short"), false},
    [CRD_ERROR_TOO_MANY] = {CRD_STRING_INIT("FieldValueTooMany"), CRD_STRING_INIT("Too many"), true},
    [CRD_ERROR_TOO_FEW] = {CRD_STRING_INIT("FieldValueTooFew"), CRD_STRING_INIT("Too few"), true},
    [CRD_ERROR_NOT_FOUND] = {CRD_STRING_INIT("FieldValueNotFound"), CRD_STRING_INIT("Not found"), true},
    [CRD_ERROR_INTERNAL] = {CRD_STRING_INIT("InternalError"), CRD_STRING_INIT("Internal error"), false},
};

crd_string crd_error_type_reason(crd_error_type type) {
  return kinds[type].reason;
}
crd_string crd_error_type_text(crd_error_type type) {
  return kinds[type].text;
}

void crd_errors_begin(crd_errors *errors) {
  const uint32_t resets = crd_arena_resets(errors->arena);
  if (errors->resets == resets) return;
  errors->resets = resets;
  errors->items = NULL;
  errors->count = errors->capacity = errors->dropped = 0;
  errors->truncated = false;
  errors->bytes = 0;
}

static bool has_room(const crd_errors *errors) {
  return errors->count < errors->limit && errors->bytes < (errors->most_text ? errors->most_text : CRD_ERRORS_BYTES);
}

bool crd_errors_full(crd_errors *errors) {
  crd_errors_begin(errors);
  if (has_room(errors)) return false;
  errors->truncated = true;
  return true;
}

bool crd_errors_drop(crd_errors *errors) {
  if (!crd_errors_full(errors)) return false;
  errors->dropped++;
  return true;
}

void crd_errors_reserve(crd_errors *errors) {
  crd_errors_begin(errors);
  CRD_ARENA_ROOM(errors->arena, errors->items, errors->count, errors->capacity, 8);
}

void crd_errors_add(crd_errors *errors, crd_error error) {
  if (crd_errors_drop(errors)) return;
  if (!error.minor) error.minor = (uint8_t)errors->kubernetes_minor;
  errors->bytes += error.field.size + crd_bad_value_size(errors->arena, &error) + crd_words_size(errors->arena, &error);
  crd_errors_reserve(errors);
  errors->items[errors->count++] = error;
}

void crd_error_own(crd_arena *arena, crd_error *error) {
  error->field = crd_arena_copy(arena, error->field);
  error->value.data = crd_value_copy(arena, &error->value.data);
  crd_value_own(arena, &error->value.data);
  error->detail = crd_arena_copy(arena, error->detail);
  error->rule = crd_arena_copy(arena, error->rule);
  error->told = crd_arena_copy(arena, error->told);
  crd_value *arguments = crd_arena_alloc(arena, error->argument_count * sizeof *arguments);
  for (uint8_t i = 0; i < error->argument_count; i++) {
    arguments[i] = error->arguments[i];
    crd_value_own(arena, &arguments[i]);
  }
  error->arguments = arguments;
}

static bool is_same(crd_arena *arena, const crd_error *a, const crd_error *b) {
  return a->type == b->type && a->stage == b->stage && a->warning == b->warning && crd_string_equal(a->field, b->field) &&
         crd_bad_values_are_same(arena, a, b) && crd_words_are_same(a, b) && crd_string_equal(a->rule, b->rule);
}

/* A hash table of errors by type, field and detail: open addressing, a slot has the index + 1. */
typedef struct error_index {
  const crd_errors *errors;
  uint32_t *slots;
  size_t mask;
  uint64_t seed;
} error_index;

/* The slot of an equal error, or the free slot for it. */
static uint32_t *error_slot(const error_index *index, const crd_error *error) {
  uint64_t hash = crd_words_compute_hash(hash_name(index->seed ^ error->type, error->field), error);
  size_t at = (size_t)(hash ^ hash >> 32) & index->mask;
  while (index->slots[at] && !is_same(index->errors->arena, &index->errors->items[index->slots[at] - 1], error))
    at = (at + 1) & index->mask;
  return &index->slots[at];
}

void crd_errors_merge(crd_errors *errors, const crd_errors *more) {
  crd_errors_begin(errors);
  uint32_t before = errors->count;
  size_t room = 16;
  while (room < 2 * (size_t)before) room *= 2;
  error_index index = {errors, NULL, room - 1, crd_arena_seed(errors->arena)};
  if (before) index.slots = crd_arena_zalloc(errors->arena, room * sizeof *index.slots);
  for (uint32_t i = 0; i < before; i++) *error_slot(&index, &errors->items[i]) = i + 1;
  for (uint32_t i = 0; i < more->count; i++)
    if (!before || !*error_slot(&index, &more->items[i])) crd_errors_add(errors, more->items[i]);
  errors->truncated = errors->truncated || more->truncated;
  errors->dropped += more->dropped;
}

void crd_texts_add(crd_texts *texts, crd_string text) {
  CRD_ARENA_PUSH(texts->arena, texts->items, texts->count, texts->capacity, 8, text);
  texts->bytes += text.size;
}

void crd_rule_warnings_add(crd_rule_warnings *warnings, crd_rule_warning warning) {
  CRD_ARENA_PUSH(warnings->arena, warnings->items, warnings->count, warnings->capacity, 8, warning);
}

bool crd_errors_block_cel(const crd_errors *errors) {
  for (uint32_t i = 0; i < errors->count; i++) {
    switch (errors->items[i].type) {
    case CRD_ERROR_NOT_SUPPORTED:
    case CRD_ERROR_REQUIRED:
    case CRD_ERROR_TOO_LONG:
    case CRD_ERROR_TOO_MANY:
    case CRD_ERROR_TYPE_INVALID:
      return true;
    default:
      break;
    }
  }
  return false;
}

/* A counting sort by stage: there are few stages, but maybe many errors. */
void crd_errors_sort(crd_errors *errors) {
  enum { STAGES = 256 };
  uint32_t first[STAGES + 1] = {0};
  bool sorted = true;
  for (uint32_t i = 0; i < errors->count; i++) {
    first[errors->items[i].stage + 1]++;
    sorted = sorted && (i == 0 || errors->items[i - 1].stage <= errors->items[i].stage);
  }
  if (sorted) return;
  for (int stage = 0; stage < STAGES; stage++) first[stage + 1] += first[stage];
  crd_error *items = crd_arena_alloc(errors->arena, errors->count * sizeof *items);
  for (uint32_t i = 0; i < errors->count; i++) items[first[errors->items[i].stage]++] = errors->items[i];
  errors->items = items;
  errors->capacity = errors->count;
}

/* Returns the offset in the text at which the message begins. */
static size_t add_body(crd_text *text, const crd_error *error) {
  crd_text_add(text, kinds[error->type].text);
  if (error->value.form && kinds[error->type].shows_value) {
    crd_text_add(text, CRD_STRING(": "));
    crd_bad_value_add(text, error);
  }
  size_t before = text->size;
  crd_text_add(text, CRD_STRING(": "));
  crd_words_add(text, error);
  if (text->size == before + 2) text->size = before;
  return before + 2;
}

crd_string crd_error_body(crd_arena *arena, const crd_error *error) {
  if (error->told.size) return error->told;
  crd_text text = {.arena = arena};
  add_body(&text, error);
  return crd_text_string(&text);
}

static crd_string error_message(crd_arena *arena, const crd_error *error, size_t *words) {
  crd_text text = {.arena = arena};
  crd_text_add(&text, error->field);
  crd_text_add(&text, CRD_STRING(": "));
  *words = add_body(&text, error);
  return crd_text_string(&text);
}

crd_string crd_error_message(crd_arena *arena, const crd_error *error) {
  size_t words;
  return error_message(arena, error, &words);
}

crd_string crd_words_tell(crd_arena *arena, crd_error *error) {
  size_t words;
  crd_string message = error_message(arena, error, &words);
  error->told = crd_string_slice(message, error->field.size + 2, message.size);
  if (error->words && words < message.size) error->detail = crd_string_slice(message, words, message.size);
  return message;
}

static void print_text(crd_string text, FILE *stream) {
  if (text.size) fwrite(text.data, 1, text.size, stream);
}

void crd_errors_print(const crd_errors *errors, FILE *stream) {
  for (uint32_t i = 0; i < errors->count; i++) {
    const crd_error *error = &errors->items[i];
    print_text(crd_error_message(errors->arena, error), stream);
    fputc('\n', stream);
  }
  /* After a stop the last error is enough (crd/guard.h). */
  if (errors->truncated && (errors->dropped || !has_room(errors)))
    fprintf(stream, "(only the first %" PRIu32 " errors are shown)\n", errors->count);
}
