/* SPDX-License-Identifier: Apache-2.0 */
/* Errors about parts of metadata. The functions are small, but each is called from many places. */
#include "report.h"

report crd_report_below(const report *to, const char *suffix) {
  report inner = *to;
  inner.path = child(to, suffix);
  return inner;
}

report crd_report_item(const report *to, uint32_t index) {
  report inner = *to;
  inner.path = crd_meta_join(to->errors->arena, to->path, crd_arena_printf(to->errors->arena, "[%" PRIu32 "]", index));
  return inner;
}

static crd_error error_at(const report *to, crd_error_type type, uint32_t offset, crd_bad_value value) {
  return (crd_error){.type = (uint8_t)type,
                     .stage = to->stage,
                     .offset = offset == CRD_NO_OFFSET ? to->offset : offset,
                     .field = to->path,
                     .value = value};
}

void crd_report_add(const report *to, crd_error_type type, uint32_t offset, crd_bad_value value, const crd_words *words) {
  crd_error error = error_at(to, type, offset, value);
  error.words = words;
  crd_errors_add(to->errors, error);
}

void crd_report_say(const report *to, crd_error_type type, uint32_t offset, crd_bad_value value, const crd_words *words,
                    const crd_value *arguments, size_t count) {
  crd_error error = error_at(to, type, offset, value);
  crd_error_say(to->errors->arena, &error, words, arguments, count);
  crd_errors_add(to->errors, error);
}

void crd_report_text(const report *to, crd_error_type type, uint32_t offset, crd_bad_value value, crd_string detail) {
  crd_error error = error_at(to, type, offset, value);
  error.detail = detail;
  crd_errors_add(to->errors, error);
}

void crd_report_plain(const report *to, crd_error_type type, uint32_t offset, const crd_words *words) {
  crd_report_add(to, type, offset, crd_bad_none(), words);
}

void crd_report_too_long(const report *to, uint32_t offset, int64_t most) {
  crd_value limit = crd_value_make_int(most);
  crd_report_say(to, CRD_ERROR_TOO_LONG, offset, crd_bad_none(), WORDS(MAX_BYTES), &limit, 1);
}

void crd_report_not_supported(const report *to, uint32_t offset, crd_bad_value value, const char *supported) {
  crd_value argument = crd_value_make_string(crd_string_of(supported));
  crd_report_say(to, CRD_ERROR_NOT_SUPPORTED, offset, value, WORDS(SUPPORTED), &argument, 1);
}

void crd_report_invalid(const report *to, uint32_t offset, crd_string value, const names_found *found) {
  for (uint32_t i = 0; i < found->count; i++)
    crd_report_add(to, CRD_ERROR_INVALID, offset, crd_bad_string(value), found->items[i]);
}

crd_bad_value crd_report_texts(const report *to, const crd_value *list) {
  return crd_bad_of(to->errors->arena, to->stage > CRD_STAGE_META ? CRD_BAD_OF_MINOR : CRD_BAD_STRINGS, list);
}
