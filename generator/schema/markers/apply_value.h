/* SPDX-License-Identifier: Apache-2.0 */
/* Sets keywords and rules for markers, with the marker's place; and finds the schema behind a step. */
#pragma once

#include "schema/markers/marker.h"
#include "schema/tree/shape.h"

typedef struct apply_context {
  crd_arena *arena;
  const source *source; /* of the CRD */
  diagnostics *diagnostics;
} apply_context;

/* The marker's place as an offset in the CRD and the overlays that follow it. */
static inline uint32_t apply_place(const marker *marker) {
  return marker->location.offset + marker->location.source->start;
}

/* Sets a keyword, with the marker's place. */
void crdc_apply_set(const apply_context *context, crd_value *map, const char *keyword, const marker *marker,
                    crd_value value);
/* Returns a member; if it is missing, an empty list or map is added. */
crd_value *crdc_apply_member(const apply_context *context, crd_value *map, const char *keyword, const marker *marker,
                             crd_value_kind kind);
void crdc_apply_error(const apply_context *context, location location, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
/* A text as a value at the marker's place. */
crd_value crdc_apply_text(const apply_context *context, const marker *marker, crd_string text);

/* The type that a schema names, or empty; whether it is that type. */
crd_string crdc_apply_type(const crd_value *schema);
bool crdc_apply_has_type(const crd_value *schema, const char *name);
/* The marker's value without an argument name, or NULL. */
const crd_value *crdc_apply_value(const marker *marker);
/* Whether the schema has the type that the marker needs; otherwise adds an error. */
bool crdc_apply_check_subject(const apply_context *context, const marker *marker, const crd_value *schema,
                              keyword_subject subject);
/* Handlers of rows: set the row's keyword to the marker's value; add a key to a list. */
void crdc_apply_keyword(const apply_context *context, const marker *marker, crd_value *schema);
void crdc_apply_map_key(const apply_context *context, const marker *marker, crd_value *schema);

/* Adds a rule to a schema: a ready one, or one made of texts, where empty texts are left out. */
typedef struct apply_rule {
  crd_string rule, message, path;
  const char *reason; /* NULL: no reason */
} apply_rule;
void crdc_apply_rule(const apply_context *context, const marker *marker, crd_value *schema, crd_value rule);
void crdc_apply_text_rule(const apply_context *context, const marker *marker, crd_value *schema, apply_rule rule);

/* Whether a field is required; sets whether it is. */
bool crdc_apply_is_required(const crd_value *outer, crd_string field);
void crdc_apply_required(const apply_context *context, const marker *marker, crd_string field, crd_value *outer,
                         bool required);

/* How one schema is reached from another. */
typedef enum mark_step { MARK_ROOT, MARK_PROPERTY, MARK_ITEMS, MARK_VALUES } mark_step;

/* The map member of that name, or NULL. `map` may be NULL. */
crd_value *crdc_marks_map(const crd_value *map, const char *name);
/* The schema that a step leads to, or NULL. */
crd_value *crdc_marks_step(const crd_value *schema, mark_step step, crd_string name);

/* Shared by the tables of markers; see marker_table.c. */

typedef struct marker_table {
  const marker_definition *rows;
  size_t count;
} marker_table;

extern const marker_table crdc_schema_markers; /* of schemas: apply_schema.c */
extern const marker_table crdc_tag_markers;    /* of schemas, as Kubernetes' own types have them: apply_tags.c */
extern const marker_table crdc_crd_markers;    /* of the CRD around them: apply_crd.c */

/* Parameters by name; the value without a name; one of the given words. */
#define PARAMETERS(name, ...) static const marker_parameter name[] = {__VA_ARGS__, {NULL, MARKER_FLAG, false, NULL, NULL}}
#define ONE(name, kind, text) PARAMETERS(name, {"", kind, true, text, NULL})
#define A_REASON "FieldValueRequired,FieldValueInvalid,FieldValueForbidden,FieldValueDuplicate"
#define SETS(name) .keyword = (name), .to_schema = crdc_apply_keyword
#define WORD(name, words, text) PARAMETERS(name, {"", MARKER_STRING, true, text, words})
