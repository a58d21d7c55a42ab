/* SPDX-License-Identifier: Apache-2.0 */
/* The markers of a CRD as trees that mirror its schemas; what the overlay modules share. */
#pragma once

#include "schema/markers/apply_value.h"
#include "schema/markers/overlay.h"
#include "schema/tree/schema.h"

/* A node of a schema that has markers, at it or below. */
typedef struct marked_node {
  mark_step step;
  crd_string name; /* PROPERTY */
  marker_block *blocks;
  size_t block_count;
  struct marked_node **children; /* in the order they were met */
  uint32_t child_count, child_room;
  uint32_t position;  /* PROPERTY: where the properties are likely to have it */
  name_table by_name; /* the children that are properties: marked_node */
} marked_node;

/* Of a CRD: one root for each entry of spec.versions. */
typedef struct crd_marks {
  bool no_comments; /* the text has no line with a marker */
  crd_arena *arena;
  marked_node **versions;
  size_t count;
} crd_marks;

/* Whether a text has comments that may be markers. Most CRDs have none: they need not be looked for. */
bool crdc_marks_has_lines(crd_string text);

/* The child for a step, made when it is not there. */
marked_node *crdc_marks_child(crd_arena *arena, marked_node *node, mark_step step, crd_string name);
/* Adds a block that has markers. */
void crdc_marks_add(crd_arena *arena, marked_node *node, const marker_block *block);
/* The schema that a child of the schema's node stands for, or NULL. */
crd_value *crdc_marks_below(const crd_value *schema, const marked_node *child);
/* The schema of a version's entry, or NULL. */
crd_value *crdc_marks_schema(const crd_value *version);

/* The markers in the comments of the CRD's own file. */
void crdc_marks_read_comments(crd_marks *marks, const document *document, crd_value *definition, diagnostics *diagnostics);
/* The markers of an overlay. `index` is its place in `overlays`. */
void crdc_marks_read_overlay(crd_marks *marks, overlays *overlays, size_t index, const source *crd_source,
                             crd_value *definition, diagnostics *diagnostics);

/* Merges the markers of the crd layer into the definition, as controller-gen applies them. Versions that are left out are
 * taken from `marks` too. */
void crdc_marks_apply(crd_marks *marks, const source *source, crd_value *definition, diagnostics *diagnostics);

/* All of it for one CRD, before it is read and after; what is attached stands behind what the schemas have. */
void crdc_marks_merge(crd_marks *marks, overlays *overlays, const document *document, crd_value *definition,
                      diagnostics *diagnostics);
void crdc_marks_attach(const crd_marks *marks, crd_definition *definition);
/* The same of one node and what is below it; a schema that is NULL gets nothing. */
void crdc_marks_attach_at(crd_arena *arena, const marked_node *mark, schema *node);
