/* SPDX-License-Identifier: Apache-2.0 */
/* Columns of Arrow that others made, read where they stand. Nothing in here is Python's. */
#ifndef PYTHON_ARROW_COLUMN_H
#define PYTHON_ARROW_COLUMN_H

#include "arrow_abi.h"
#include "buffer.h"

/* A column: a schema and an array of it, and what stands around it. */
typedef struct arrow_column {
  const ArrowSchema *schema;
  const ArrowArray *array;
} arrow_column;

static inline arrow_column arrow_child(arrow_column column, int64_t i) {
  return (arrow_column){column.schema->children[i], column.array->children[i]};
}

static inline const char *arrow_name(const ArrowSchema *schema) {
  return schema->name ? schema->name : "";
}

/* Whether a column holds texts or bytes, in any of Arrow's three layouts; and whether it holds structs or maps. */
bool arrow_is_text(const ArrowSchema *schema);
bool arrow_is_tree(const ArrowSchema *schema);
/* Whether an array is what its schema says, and of all in it JSON can be made. False with the type that is the matter, and
 * in `path` the way to it: ".spec.size". `depth`: 0. */
bool arrow_check(arrow_column column, buffer *path, const char **format, int depth);

bool arrow_is_null(arrow_column column, int64_t row);
/* The bytes of a row of a column of texts, in place. */
void arrow_text(arrow_column column, int64_t row, const char **text, size_t *size);
/* Writes a row of a tree as JSON. Members that are null are left out, for an Arrow struct has those of all rows; items and
 * values of maps are written as null. */
void arrow_write_json(buffer *out, arrow_column column, int64_t row);

#endif
