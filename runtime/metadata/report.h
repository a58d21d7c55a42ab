/* SPDX-License-Identifier: Apache-2.0 */
/* Adding errors about parts of a value: where they go, how they are headed. */
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
report crd_report_below(const report *to, const char *suffix);
report crd_report_item(const report *to, uint32_t index);

/* An error whose words take no arguments; NULL: its type says it all. */
void crd_report_add(const report *to, crd_error_type type, uint32_t offset, crd_bad_value value, const crd_words *words);
void crd_report_say(const report *to, crd_error_type type, uint32_t offset, crd_bad_value value, const crd_words *words,
                    const crd_value *arguments, size_t count);
/* An error in words that no table has. */
CRD_KIN void crd_report_text(const report *to, crd_error_type type, uint32_t offset, crd_bad_value value, crd_string detail);
/* An error without a bad value. */
void crd_report_plain(const report *to, crd_error_type type, uint32_t offset, const crd_words *words);
/* Too long: more than so many bytes. */
void crd_report_too_long(const report *to, uint32_t offset, int64_t most);
/* None of the values that are supported, which `supported` says. */
void crd_report_not_supported(const report *to, uint32_t offset, crd_bad_value value, const char *supported);
/* An Invalid error with a string as bad value for each thing that is wrong with it. */
void crd_report_invalid(const report *to, uint32_t offset, crd_string value, const names_found *found);
/* A list of texts as bad value: before 1.34 metadata and options showed it as Go's %#v does a []string, embedded resources,
 * which are read as anything, as that of an []interface {}. */
crd_bad_value crd_report_texts(const report *to, const crd_value *list);

/* meta_v1.c: labels at a child of the path; managed fields at ".managedFields" below it. */
void crd_meta_report_labels(const report *to, const char *suffix, const crd_value *labels);
void crd_meta_report_managed_fields(const report *to, const crd_value *entries);
