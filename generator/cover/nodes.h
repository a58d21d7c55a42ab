/* SPDX-License-Identifier: Apache-2.0 */
/* The points of a schema's nodes. */
#pragma once

#include "cover/cover.h"

/* No point. */
#define COVER_NOWHERE UINT32_MAX

typedef enum cover_limit {
  LIMIT_MINIMUM,
  LIMIT_MAXIMUM,
  LIMIT_MIN_LENGTH,
  LIMIT_MAX_LENGTH,
  LIMIT_MIN_ITEMS,
  LIMIT_MAX_ITEMS,
  LIMIT_MIN_PROPERTIES,
  LIMIT_MAX_PROPERTIES,
  COVER_LIMIT_KINDS
} cover_limit;

/* The points of a node, as indexes in the file's array; COVER_NOWHERE: it has no such point. */
struct cover_node {
  const schema *schema;
  crd_string path;
  uint32_t seen, transition, defaulted, pattern, format;
  uint32_t values;   /* the first value of the enum; its other values follow, then "another value" */
  uint32_t required; /* of the first required field; the others follow */
  uint32_t limits[COVER_LIMIT_KINDS];
  uint32_t *rules; /* the first point of each rule, then of each messageExpression; COVER_NOWHERE until they are set */
  cover_node **properties; /* in the schema's order */
  cover_node *items, *additional;
};

/* The line and column of a byte of the file. */
void crdc_cover_place(const cover_file *file, uint32_t offset, uint32_t *line, uint32_t *column);
/* Adds a point at an offset of the file's text; CRD_NO_OFFSET: no place. Returns its index. */
uint32_t crdc_cover_add_point(crd_arena *arena, cover_file *file, const cover_point *point, uint32_t offset);
/* Adds the points of a schema and everything below it; their paths start with `path`. */
cover_node *crdc_cover_nodes(crd_arena *arena, cover_file *file, const schema *root, crd_string path);

/* The counts of a run, by point. */
typedef uint64_t cover_counts[COVER_OUTCOMES];

/* Counts the values of an object, and their differences from the old object. */
void crdc_cover_walk(cover_counts *counts, const cover_node *root, const cover_object *object);
