/* SPDX-License-Identifier: Apache-2.0 */
/* Keywords as markers set them: with the marker's place. */
#ifndef CRDC_SCHEMA_APPLY_VALUE_H
#define CRDC_SCHEMA_APPLY_VALUE_H

#include "schema/marker.h"

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

#endif
