/* SPDX-License-Identifier: Apache-2.0 */
/* Reads columns of Arrow in place. Nothing in here uses Python. */
#ifndef PYTHON_ARROW_COLUMN_H
#define PYTHON_ARROW_COLUMN_H

#include "arrow_abi.h"
#include "buffer.h"

/* A column: a schema, an array of it, and their parents. */
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

/* Whether a column contains texts or bytes, in any of Arrow's three layouts; whether it contains structs or maps. */
bool arrow_is_text(const ArrowSchema *schema);
bool arrow_is_tree(const ArrowSchema *schema);
/* Whether an array fits its schema and can be converted to JSON. False with the wrong type, and in `path` its path:
 * ".spec.size". Pass 0 for `depth`. */
bool arrow_check(arrow_column column, buffer *path, const char **format, int depth);

bool arrow_is_null(arrow_column column, int64_t row);
/* The bytes of a row in a text column, in place. */
void arrow_text(arrow_column column, int64_t row, const char **text, size_t *size);
/* Writes a row of a tree as JSON. Null members are left out, because an Arrow struct has the members of all rows; null items
 * and map values are written as null. */
void arrow_write_json(buffer *out, arrow_column column, int64_t row);

#endif
