/* SPDX-License-Identifier: Apache-2.0 */
/* Field errors of pod templates: the constructors of apimachinery's field package; paths are formatted only for errors. */
#include "check.h"

#include <assert.h>
#include <crd/json.h>
#include <crd/metadata.h>
#include <crd/time.h>
#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>

crd_string crd_core_path_text(const core_check *check, const crd_path *path) {
  return crd_path_text(check->arena, check->prefix, path, CRD_PATH_SUBSCRIPT);
}

static void add(core_check *check, crd_error_type type, const crd_path *path, crd_bad_value shown, crd_string detail) {
  if (crd_errors_drop(check->errors)) return;
  if (shown.form == CRD_BAD_VALUE && shown.data.kind == CRD_NULL) shown.form = CRD_BAD_OF_MINOR;
  crd_errors_add(check->errors, (crd_error){.type = (uint8_t)type,
                                            .stage = CRD_STAGE_SCHEMA,
                                            .offset = CRD_NO_OFFSET,
                                            .field = crd_core_path_text(check, path),
                                            .value = shown,
                                            .detail = detail});
}

static crd_string detail_of(const char *detail) {
  return detail ? crd_string_of(detail) : CORE_NO_DETAIL;
}

/* Sets `text` to the concatenation. */
#define PUT_TOGETHER(check, text, format)                                                                                   \
  va_list arguments;                                                                                                        \
  va_start(arguments, format);                                                                                              \
  const crd_string text = put_together((check)->arena, format, arguments);                                                  \
  va_end(arguments)

__attribute__((format(printf, 2, 0))) static crd_string put_together(crd_arena *arena, const char *format,
                                                                     va_list arguments) {
  va_list again;
  va_copy(again, arguments);
  const int size = vsnprintf(NULL, 0, format, again);
  va_end(again);
  char *text = crd_arena_alloc(arena, (size_t)size + 1);
  vsnprintf(text, (size_t)size + 1, format, arguments);
  return (crd_string){text, (size_t)size};
}

void crd_core_required(core_check *check, const crd_path *path, const char *detail) {
  add(check, CRD_ERROR_REQUIRED, path, crd_bad_none(), detail_of(detail));
}

void crd_core_required_as(core_check *check, const crd_path *path, const char *format, ...) {
  PUT_TOGETHER(check, detail, format);
  add(check, CRD_ERROR_REQUIRED, path, crd_bad_none(), detail);
}

void crd_core_forbidden(core_check *check, const crd_path *path, const char *detail) {
  crd_core_forbidden_text(check, path, detail_of(detail));
}

void crd_core_forbidden_as(core_check *check, const crd_path *path, const char *format, ...) {
  PUT_TOGETHER(check, detail, format);
  crd_core_forbidden_text(check, path, detail);
}

void crd_core_forbidden_text(core_check *check, const crd_path *path, crd_string detail) {
  add(check, CRD_ERROR_FORBIDDEN, path, crd_bad_none(), detail);
}

void crd_core_internal_as(core_check *check, const crd_path *path, const char *format, ...) {
  PUT_TOGETHER(check, detail, format);
  add(check, CRD_ERROR_INTERNAL, path, crd_bad_none(), detail);
}

void crd_core_invalid(core_check *check, const crd_path *path, crd_bad_value shown, const char *detail) {
  crd_core_invalid_text(check, path, shown, detail_of(detail));
}

void crd_core_invalid_as(core_check *check, const crd_path *path, crd_bad_value shown, const char *format, ...) {
  PUT_TOGETHER(check, detail, format);
  crd_core_invalid_text(check, path, shown, detail);
}

void crd_core_invalid_text(core_check *check, const crd_path *path, crd_bad_value shown, crd_string detail) {
  add(check, CRD_ERROR_INVALID, path, shown, detail);
}

void crd_core_bad_text(core_check *check, const crd_path *path, crd_string text, const char *detail) {
  crd_core_invalid(check, path, crd_bad_string(text), detail);
}

void crd_core_bad_word(core_check *check, const crd_path *path, crd_string word, const char *detail) {
  crd_core_invalid(check, path, crd_bad_json(word), detail);
}

void crd_core_bad_number(core_check *check, const crd_path *path, int64_t number, const char *detail) {
  crd_core_invalid(check, path, crd_bad_int(number), detail);
}

void crd_core_bad_bool(core_check *check, const crd_path *path, bool value, const char *detail) {
  crd_core_invalid(check, path, crd_bad_bool(value), detail);
}

void crd_core_duplicate(core_check *check, const crd_path *path, crd_bad_value shown) {
  crd_core_duplicate_because(check, path, shown, NULL);
}

void crd_core_duplicate_because(core_check *check, const crd_path *path, crd_bad_value shown, const char *detail) {
  add(check, CRD_ERROR_DUPLICATE, path, shown, detail_of(detail));
}

void crd_core_not_found(core_check *check, const crd_path *path, crd_bad_value shown) {
  crd_core_not_found_text(check, path, shown, CORE_NO_DETAIL);
}

void crd_core_not_found_text(core_check *check, const crd_path *path, crd_bad_value shown, crd_string detail) {
  add(check, CRD_ERROR_NOT_FOUND, path, shown, detail);
}

void crd_core_not_supported(core_check *check, const crd_path *path, crd_bad_value shown, const crd_string *supported,
                            size_t count) {
  crd_text text = {.arena = check->arena};
  for (size_t i = 0; i < count; i++) {
    crd_text_add(&text, i ? CRD_STRING(", ") : CRD_STRING("supported values: "));
    crd_text_add_quoted(&text, supported[i]);
  }
  add(check, CRD_ERROR_NOT_SUPPORTED, path, shown, crd_text_string(&text));
}

/* TooLong */
void crd_core_too_long(core_check *check, const crd_path *path, int64_t most) {
  crd_string detail = crd_arena_printf(check->arena, "may not be more than %" PRId64 " byte%s", most, most == 1 ? "" : "s");
  add(check, CRD_ERROR_TOO_LONG, path, crd_bad_none(), detail);
}

/* TooMany */
void crd_core_too_many(core_check *check, const crd_path *path, int64_t actual, int64_t most) {
  crd_string detail = crd_arena_printf(check->arena, "must have at most %" PRId64 " item%s", most, most == 1 ? "" : "s");
  crd_bad_value shown = crd_bad_int(actual);
  add(check, CRD_ERROR_TOO_MANY, path, shown, detail);
}

bool crd_core_has_too_many(core_check *check, uint32_t count, uint32_t most, const crd_path *path) {
  if (count > most) crd_core_too_many(check, path, count, most);
  return count > most;
}

void crd_core_mark_covered(core_check *check, uint32_t count) {
  for (uint32_t i = count; i < check->errors->count; i++) check->errors->items[i].covered = true;
}

void crd_core_required_covered(core_check *check, const crd_path *path, const char *detail) {
  CORE_COVERED(check, crd_core_required(check, path, detail));
}

void crd_core_check_path_segment(crd_texts *messages, crd_string text) {
  crd_check_path_segment(messages, text, false);
}

crd_string crd_core_words_of_minor(const core_check *check, core_string_rule *rule, crd_string message) {
  enum { IN_NEW_WORDS = 35, SHOWS_UNDERSCORES = 34 };
  const crd_string shown = CRD_STRING("'_?[a-z0-9]([-_a-z0-9]*[a-z0-9])?(\\._?[a-z0-9]([-_a-z0-9]*[a-z0-9])?)*')");
  const crd_string key = CRD_STRING("a valid label key must "), bytes = CRD_STRING("63 bytes");
  bool of_keys = rule == crd_check_qualified_name, of_values = rule == crd_check_label_value;
  if (check->options->minor < SHOWS_UNDERSCORES && crd_string_has_suffix(message, shown))
    return crd_arena_printf(check->arena, "%.*s'[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*')",
                            (int)(message.size - shown.size), message.data);
  if (check->options->minor >= IN_NEW_WORDS || (!of_keys && !of_values)) return message;
  if (crd_string_has_suffix(message, bytes) && !crd_string_has_prefix(message, CRD_STRING("prefix part")))
    return crd_arena_printf(check->arena, "%.*s63 characters", (int)(message.size - bytes.size), message.data);
  if (!crd_string_has_prefix(message, key)) return message;
  return crd_arena_printf(check->arena, "a qualified name must %.*s",
                          CRD_PRINT(crd_string_slice(message, key.size, message.size)));
}

bool crd_core_string_passes(core_check *check, const crd_path *path, crd_string text, core_string_rule *rule) {
  crd_texts messages = {.arena = check->arena};
  rule(&messages, text);
  for (uint32_t i = 0; i < messages.count; i++)
    crd_core_invalid_text(check, path, crd_bad_string(text), crd_core_words_of_minor(check, rule, messages.items[i]));
  return messages.count == 0;
}

void crd_core_explain(core_check *check, const crd_path *path, crd_bad_value shown, const char *head, crd_string text,
                      core_string_rule *rule) {
  crd_texts messages = {.arena = check->arena};
  rule(&messages, text);
  for (uint32_t i = 0; i < messages.count; i++)
    crd_core_invalid_as(check, path, shown, "%s%.*s", head, CRD_PRINT(messages.items[i]));
}

bool crd_core_text_passes(crd_arena *arena, crd_string text, core_string_rule *rule) {
  crd_texts messages = {.arena = arena};
  rule(&messages, text);
  return !messages.count;
}

crd_string crd_core_join_wrongs(crd_arena *arena, crd_string text, core_string_rule *rule) {
  crd_texts messages = {.arena = arena};
  crd_text joined = {.arena = arena};
  rule(&messages, text);
  for (uint32_t i = 0; i < messages.count; i++) {
    if (i) crd_text_add_char(&joined, ',');
    crd_text_add(&joined, messages.items[i]);
  }
  return crd_text_string(&joined);
}

void crd_core_validate_whole(core_check *check, const crd_path *path, crd_string text, core_string_rule *rule) {
  const crd_string wrongs = crd_core_join_wrongs(check->arena, text, rule);
  if (wrongs.size) crd_core_invalid_text(check, path, crd_bad_string(text), wrongs);
}

void crd_core_validate_optional(core_check *check, const crd_path *path, const core_optional_string *text,
                                core_string_rule *rule) {
  if (text->set) crd_core_string_passes(check, path, text->value, rule);
}

void crd_core_validate_given(core_check *check, const crd_path *path, crd_string text, core_string_rule *rule) {
  if (text.size) crd_core_string_passes(check, path, text, rule);
}

void crd_core_require_because(core_check *check, const crd_path *path, crd_string text, core_string_rule *rule,
                              const char *detail) {
  if (!text.size) crd_core_required(check, path, detail);
  crd_core_validate_given(check, path, text, rule);
}

void crd_core_require(core_check *check, const crd_path *path, crd_string text, core_string_rule *rule) {
  crd_core_require_because(check, path, text, rule, NULL);
}

bool crd_core_validate_wildcard(core_check *check, const core_string_list *list, const char *what, const crd_path *path) {
  const bool has = crd_core_has_wildcard(list);
  if (has && list->count > 1)
    crd_core_invalid_as(check, path, crd_core_show_texts(check, list), "if '*' is present, must not specify other %s", what);
  return has;
}

bool crd_core_check_choice(core_check *check, const crd_path *path, crd_string value, const crd_string *of, size_t count) {
  if (crd_string_in(value, of, count)) return true;
  crd_core_not_supported(check, path, crd_bad_json(value), of, count);
  return false;
}

void crd_core_unsupported(core_check *check, const crd_path *path, crd_bad_value shown, const char *words) {
  enum { MOST_WORDS = 32 };
  crd_string of[MOST_WORDS];
  size_t count = 0, at = 0;
  while (count < MOST_WORDS && crd_string_next_part(crd_string_of(words), ' ', &at, &of[count])) count++;
  crd_core_not_supported(check, path, shown, of, count);
}

void crd_core_validate_choice(core_check *check, const crd_path *path, crd_string value, const char *words) {
  if (!crd_core_is_among(value, words)) crd_core_unsupported(check, path, crd_bad_json(value), words);
}

void crd_core_validate_optional_choice(core_check *check, const crd_path *path, const core_optional_string *value,
                                       const char *words) {
  if (value->set) crd_core_validate_choice(check, path, value->value, words);
}

void crd_core_validate_required_choice(core_check *check, const crd_path *path, crd_string value, const char *words) {
  if (value.size)
    crd_core_validate_choice(check, path, value, words);
  else
    crd_core_required(check, path, NULL);
}

/* A linear search: there are few pairs. */
const void *crd_core_find_pair(const void *items, uint32_t count, size_t size, crd_string key) {
  enum { FEW = 6 };
  const char *from = items;
  if (count <= FEW) {
    for (; count; count--, from += size)
      if (crd_string_equal(key, *(const crd_string *)(const void *)from)) return from;
    return NULL;
  }
  while (count) {
    const char *middle = from + count / 2 * size;
    int order = crd_string_compare(key, *(const crd_string *)(const void *)middle);
    if (order == 0) return middle;
    if (order > 0) {
      from = middle + size;
      count--;
    }
    count /= 2;
  }
  return NULL;
}

void crd_core_merge_pairs(crd_arena *arena, void *merged, const void *first, const void *second, size_t size) {
  const core_any_list a = core_list_at(first), b = core_list_at(second);
  core_any_list out = {crd_arena_alloc(arena, ((size_t)a.count + b.count + 1) * size), 0};
  for (uint32_t i = 0, k = 0; i < a.count || k < b.count;) {
    const char *left = i < a.count ? a.items + i * size : NULL, *right = k < b.count ? b.items + k * size : NULL;
    assert(left || right);
    int order = !left ? 1
                : !right
                    ? -1
                    : crd_string_compare(*(const crd_string *)(const void *)left, *(const crd_string *)(const void *)right);
    memcpy(out.items + out.count++ * size, order <= 0 ? left : right, size);
    i += order <= 0;
    k += order >= 0;
  }
  memcpy(merged, &out, sizeof out);
}

const crd_string *crd_core_string_map_get(const core_string_map *map, crd_string key) {
  const core_string_pair *pair = CORE_FIND_PAIR(map, key);
  return pair ? &pair->value : NULL;
}

const crd_quantity *crd_core_quantity_map_get(const core_quantity_map *map, crd_string key) {
  const core_quantity_pair *pair = CORE_FIND_PAIR(map, key);
  return pair ? &pair->value : NULL;
}

uint64_t crd_core_validate_expression(core_check *check, const crd_path *path, crd_expression expression, crd_string shown) {
  if (!check->expressions) {
    check->unjudged = CRD_STRING("its expressions need the compiler");
    return UINT64_MAX;
  }
  expression.kubernetes_minor = check->options->minor;
  crd_expression_verdict verdict = check->expressions->check(check->expressions, check->arena, &expression);
  if (!verdict.error.size) return verdict.cost;
  if (verdict.type == CRD_ERROR_INTERNAL)
    crd_core_internal_as(check, path, "%.*s", CRD_PRINT(verdict.error));
  else
    crd_core_invalid_text(check, path, crd_bad_string(shown), verdict.error);
  return UINT64_MAX;
}

bool crd_core_refuse_numbers(core_check *check, const crd_value *raw, const char *what, const crd_path *path) {
  crd_parse_error error;
  if (crd_json_parse(check->arena, core_raw_text(raw), NULL, &error)) return false;
  crd_core_invalid_as(check, path, crd_bad_string(CRD_STRING("<value omitted>")), "error parsing %s: %.*s", what,
                      CRD_PRINT(error.message));
  return true;
}

int64_t crd_core_instant_of(crd_string text) {
  crd_timestamp time = {.seconds = 0};
  return crd_timestamp_parse(NULL, CRD_TIME_RFC3339, text, &time, NULL) ? time.seconds : 0;
}
