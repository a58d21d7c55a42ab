/* SPDX-License-Identifier: Apache-2.0 */
/* The markers of a CRD as trees that mirror its schemas; shared by the overlay modules. */
#pragma once

#include "schema/markers/apply_value.h"
#include "schema/markers/overlay.h"
#include "schema/tree/schema.h"

/* A node of a schema that has markers itself or below it. */
typedef struct marked_node {
  mark_step step;
  crd_string name; /* PROPERTY */
  marker_block *blocks;
  size_t block_count;
  struct marked_node **children; /* in the order in which they were found */
  uint32_t child_count, child_room;
  uint32_t position;  /* PROPERTY: its likely index among the properties */
  name_table by_name; /* the property children by name: marked_node */
} marked_node;

/* The markers of a CRD: one root for each entry of spec.versions. */
typedef struct crd_marks {
  bool no_comments; /* the text has no line with a marker */
  crd_arena *arena;
  marked_node **versions;
  size_t count;
} crd_marks;

/* Whether a text has comments that may be markers. Most CRDs have none, so that they need not be searched. */
bool crdc_marks_has_lines(crd_string text);

/* Returns the child for a step, and adds it if it is missing. */
marked_node *crdc_marks_child(crd_arena *arena, marked_node *node, mark_step step, crd_string name);
/* Adds a block that has markers. */
void crdc_marks_add(crd_arena *arena, marked_node *node, const marker_block *block);
/* The schema of a child node, below the schema of its parent, or NULL. */
crd_value *crdc_marks_below(const crd_value *schema, const marked_node *child);
/* The schema of a version's entry, or NULL. */
crd_value *crdc_marks_schema(const crd_value *version);

/* Reads the markers in the comments of the CRD's own file. */
void crdc_marks_read_comments(crd_marks *marks, const document *document, crd_value *definition, diagnostics *diagnostics);
/* Reads the markers of an overlay, which has that index in `overlays`. */
void crdc_marks_read_overlay(crd_marks *marks, overlays *overlays, size_t index, const source *crd_source,
                             crd_value *definition, diagnostics *diagnostics);

/* Merges the markers of the crd layer into the definition, as controller-gen does. Versions that are left out are also
 * removed from `marks`. */
void crdc_marks_apply(crd_marks *marks, const source *source, crd_value *definition, diagnostics *diagnostics);

/* All steps for one CRD, before it is decoded and after. Attached markers come after those that the schemas have. */
void crdc_marks_merge(crd_marks *marks, overlays *overlays, const document *document, crd_value *definition,
                      diagnostics *diagnostics);
void crdc_marks_attach(const crd_marks *marks, crd_definition *definition);
/* Attaches the markers of one node and those below it; does nothing where `node` is NULL. */
void crdc_marks_attach_at(crd_arena *arena, const marked_node *mark, schema *node);
