/* What the files that apply markers share. */
#ifndef CRDC_SCHEMA_APPLY_H
#define CRDC_SCHEMA_APPLY_H

#include "schema/marks.h"

typedef struct apply_context {
  crd_arena *arena;
  const source *source; /* of the CRD */
  diagnostics *diagnostics;
} apply_context;

/* The place of a marker in the CRD and the overlays that follow it. */
static inline uint32_t apply_place(const marker *marker) {
  return marker->location.offset + marker->location.source->start;
}

/* Sets a keyword, whose place is the marker's. */
void crdc_apply_set(const apply_context *context, crd_value *map, const char *keyword, const marker *marker,
                    crd_value value);
/* The member, made as an empty list or map when it is not there. */
crd_value *crdc_apply_member(const apply_context *context, crd_value *map, const char *keyword, const marker *marker,
                             crd_value_kind kind);
void crdc_apply_error(const apply_context *context, location location, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
/* A text as a value at the marker's place. */
crd_value crdc_apply_text(const apply_context *context, const marker *marker, crd_string text);

/* Applies one marker of a schema. */
void crdc_apply_to_schema(const apply_context *context, const marker *marker, crd_value *schema);
/* Whether it is a marker of schemas. */
bool crdc_apply_knows_schema(const marker *marker);
/* When it is applied among the others of its node: less is earlier (controller-gen's ApplyPriority). */
int crdc_apply_priority(const marker *marker);
/* From this priority on markers are about several fields of an object. */
#define APPLY_LATE 11

/* Applies one marker to the CRD and a version; `left_out` becomes true when the version shall not be there. */
void crdc_apply_to_crd(const apply_context *context, const marker *marker, crd_value *definition, crd_value *version,
                       bool *left_out);

#endif
