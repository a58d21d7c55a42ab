/* Adding errors about parts of a value: where they go, how they are headed. */
#ifndef CRD_METADATA_REPORT_H
#define CRD_METADATA_REPORT_H

#include "metadata_parts.h"
#include "names.h"
#include <crd/json.h>

#include <inttypes.h>

static inline crd_string string_in(const crd_value *map, const char *name) {
  return crd_value_text(crd_value_get(map, crd_string_of(name)));
}
static inline int64_t int_of(const crd_value *value) {
  return value && value->kind == CRD_INT ? value->as.integer : 0;
}
static inline bool is_list(const crd_value *value) {
  return value && value->kind == CRD_LIST;
}
static inline bool is_map(const crd_value *value) {
  return value && value->kind == CRD_MAP;
}

/* Where errors go and how they are headed. */
typedef struct report {
  crd_errors *errors;
  crd_string path; /* of the field */
  uint8_t stage;
  uint32_t offset; /* of the metadata */
} report;

/* The report about a value that stands at `path`. */
static inline report report_at(crd_errors *errors, crd_string path, const crd_value *value) {
  return (report){errors, path, CRD_STAGE_META, value ? value->offset : CRD_NO_OFFSET};
}

static inline crd_string child(const report *to, const char *suffix) {
  return crd_meta_join(to->errors->arena, to->path, crd_string_of(suffix));
}

/* The report for a child: ".labels", "[3]". */
static inline report below(const report *to, const char *suffix) {
  report inner = *to;
  inner.path = child(to, suffix);
  return inner;
}

static inline report item_of(const report *to, uint32_t index) {
  report inner = *to;
  inner.path = crd_meta_join(to->errors->arena, to->path, crd_arena_printf(to->errors->arena, "[%" PRIu32 "]", index));
  return inner;
}

static inline crd_error error_at(const report *to, crd_error_type type, uint32_t offset, bool has_value, crd_string value) {
  return (crd_error){.type = (uint8_t)type,
                     .stage = to->stage,
                     .has_value = has_value,
                     .offset = offset == CRD_NO_OFFSET ? to->offset : offset,
                     .field = to->path,
                     .value = value};
}

/* An error whose words take no arguments; NULL: its type says it all. */
static inline void add(const report *to, crd_error_type type, uint32_t offset, bool has_value, crd_string value,
                       const crd_words *words) {
  crd_error error = error_at(to, type, offset, has_value, value);
  error.words = words;
  crd_errors_add(to->errors, error);
}

static inline void add_with(const report *to, crd_error_type type, uint32_t offset, bool has_value, crd_string value,
                            const crd_words *words, const crd_value *arguments, size_t count) {
  crd_error error = error_at(to, type, offset, has_value, value);
  crd_error_say(to->errors->arena, &error, words, arguments, count);
  crd_errors_add(to->errors, error);
}

/* An error in words that no table has. */
static inline void add_text(const report *to, crd_error_type type, uint32_t offset, bool has_value, crd_string value,
                            crd_string detail) {
  crd_error error = error_at(to, type, offset, has_value, value);
  error.detail = detail;
  crd_errors_add(to->errors, error);
}

static inline void add_plain(const report *to, crd_error_type type, uint32_t offset, const crd_words *words) {
  add(to, type, offset, false, (crd_string){NULL, 0}, words);
}

/* Too long: more than so many bytes. */
static inline void add_too_long(const report *to, uint32_t offset, int64_t most) {
  crd_value limit = crd_value_make_int(most);
  add_with(to, CRD_ERROR_TOO_LONG, offset, false, (crd_string){NULL, 0}, WORDS(MAX_BYTES), &limit, 1);
}

/* None of the values that are supported, which `supported` says. */
static inline void add_not_supported(const report *to, uint32_t offset, crd_string value, const char *supported) {
  crd_value argument = crd_value_make_string(crd_string_of(supported));
  add_with(to, CRD_ERROR_NOT_SUPPORTED, offset, true, value, WORDS(SUPPORTED), &argument, 1);
}

/* An Invalid error with a string as bad value for each thing that is wrong with it. */
static inline void add_invalid(const report *to, uint32_t offset, crd_string value, const names_found *found) {
  if (!found->count) return;
  crd_string quoted = crd_error_value_string(to->errors->arena, value);
  for (uint32_t i = 0; i < found->count; i++) add(to, CRD_ERROR_INVALID, offset, true, quoted, found->items[i]);
}

/* A list of texts as bad value: before 1.34 metadata and options showed it as Go's %#v does a []string, embedded resources,
 * which are read as anything, as that of an []interface {}. */
static inline crd_string texts_value(const report *to, const crd_value *list) {
  if (to->stage > CRD_STAGE_META || !words_are_before(to->errors, WORDS_VALUES_IN_JSON))
    return crd_errors_value(to->errors, list);
  crd_text text = {.arena = to->errors->arena};
  crd_text_add(&text, CRD_STRING("[]string{"));
  for (uint32_t i = 0; i < list->size; i++) {
    if (i) crd_text_add(&text, CRD_STRING(", "));
    crd_text_add(&text, crd_error_value(text.arena, &list->as.items[i]));
  }
  crd_text_add_char(&text, '}');
  return crd_text_string(&text);
}

static inline crd_string json_text(crd_arena *arena, crd_string string) {
  crd_text text = {.arena = arena};
  crd_json_write_string(&text, string, CRD_JSON_GO);
  return crd_text_string(&text);
}

/* meta_v1.c: labels at a child of the path; managed fields at ".managedFields" below it. */
void crd_meta_report_labels(const report *to, const char *suffix, const crd_value *labels);
void crd_meta_report_managed_fields(const report *to, const crd_value *entries);

#endif
