/* SPDX-License-Identifier: Apache-2.0 */
#include "field_life.h"

#include <stdlib.h>
#include <string.h>

typedef struct field_row {
  const char *type, *name;
  uint8_t since;
} field_row;

#define ROW(its_type, its_name, minor) {.type = (its_type), .name = (its_name), .since = (minor)},
static const field_row rows[] = {
#include "field_rows.h"
};
#undef ROW

typedef struct wanted_field {
  const char *type;
  crd_string name;
} wanted_field;

static int compare(const void *key, const void *item) {
  const wanted_field *wanted = key;
  const field_row *row = item;
  int order = strcmp(wanted->type, row->type);
  return order ? order : crd_string_compare(wanted->name, crd_string_of(row->name));
}

unsigned crd_core_field_since(const core_type *type, const core_field *field) {
  const wanted_field wanted = {type->go, field->name};
  const field_row *row = bsearch(&wanted, rows, sizeof rows / sizeof *rows, sizeof *rows, compare);
  return row ? row->since : 0;
}
