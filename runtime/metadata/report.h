/* SPDX-License-Identifier: Apache-2.0 */
/* Adds errors about parts of a value: to which list, at which path and stage. */
#pragma once

#include "metadata_parts.h"
#include "names.h"
#include <crd/json.h>

#include <inttypes.h>

static inline int64_t int_of(const crd_value *value) {
  return value && value->kind == CRD_INT ? value->as.integer : 0;
}
static inline bool is_list(const crd_value *value) {
  return value && value->kind == CRD_LIST;
}
static inline bool is_map(const crd_value *value) {
  return value && value->kind == CRD_MAP;
}

/* The list that receives errors, and what they have in common. */
typedef struct report {
  crd_errors *errors;
  crd_string path; /* of the field */
  uint8_t stage;
  uint32_t offset; /* of the metadata */
} report;

/* The report about a value at `path`. */
static inline report report_at(crd_errors *errors, crd_string path, const crd_value *value) {
  return (report){errors, path, CRD_STAGE_META, value ? value->offset : CRD_NO_OFFSET};
}

static inline crd_string child(const report *to, const char *suffix) {
  return crd_meta_join(to->errors->arena, to->path, crd_string_of(suffix));
}

/* The report for a child: ".labels", "[3]". */
report crd_report_below(const report *to, const char *suffix);
report crd_report_item(const report *to, uint32_t index);

/* Adds an error whose message has no arguments; `words` NULL: the error's type is enough. */
void crd_report_add(const report *to, crd_error_type type, uint32_t offset, crd_bad_value value, const crd_words *words);
void crd_report_say(const report *to, crd_error_type type, uint32_t offset, crd_bad_value value, const crd_words *words,
                    const crd_value *arguments, size_t count);
/* Adds an error with a message that is in no table. */
CRD_KIN void crd_report_text(const report *to, crd_error_type type, uint32_t offset, crd_bad_value value, crd_string detail);
/* An error without a bad value. */
void crd_report_plain(const report *to, crd_error_type type, uint32_t offset, const crd_words *words);
/* Adds the error for a value of more than `most` bytes. */
void crd_report_too_long(const report *to, uint32_t offset, int64_t most);
/* Adds the error for an unsupported value; `supported` is the text that lists the supported ones. */
void crd_report_not_supported(const report *to, uint32_t offset, crd_bad_value value, const char *supported);
/* Adds an Invalid error for each problem found in a string, with the string as bad value. */
void crd_report_invalid(const report *to, uint32_t offset, crd_string value, const names_found *found);
/* A list of texts as bad value. Before 1.34 metadata and options printed it as Go's %#v prints a []string, embedded
 * resources, which are decoded without a type, as an []interface {}. */
crd_bad_value crd_report_texts(const report *to, const crd_value *list);

/* In meta_v1.c: check labels at a child of the path; check managed fields at ".managedFields" below it. */
void crd_meta_report_labels(const report *to, const char *suffix, const crd_value *labels);
void crd_meta_report_managed_fields(const report *to, const crd_value *entries);
