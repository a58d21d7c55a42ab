/* SPDX-License-Identifier: Apache-2.0 */
/* Parses forms: the small language of structs that are written out, and names of the types that pods use, which are
 * in the tables. */
#include "go_form.h"

#include "field_life.h"
#include "types.h"

#include <crd/arena.h>
#include <string.h>

/* The minor of k8s.io/api with which the operators are built whose rules write types. */
enum { OPERATORS_MINOR = 36 };

/* ---- the tables ---- */

typedef struct named_type {
  const char *group;
  const core_type *type;
} named_type;

#define NAMED(type, ...) {GROUP, &crd_core_##type##_type},
static const named_type named_types[] = {
#define GROUP "core."
    CORE_TYPES_CONTAINER(NAMED) CORE_TYPES_VOLUME(NAMED) CORE_TYPES_POD(NAMED) CORE_TYPES_STATUS(NAMED)
#undef GROUP
#define GROUP "meta."
        CORE_TYPES_METADATA(NAMED)
#undef GROUP
};

/* Removes a suffix from a name. False if the name does not have it. */
static bool take_suffix(crd_string *name, const char *suffix) {
  size_t size = strlen(suffix);
  if (size > name->size || memcmp(name->data + name->size - size, suffix, size) != 0) return false;
  name->size -= size;
  return true;
}

/* Finds a type by "Container", "v1.Container" or "core.v1.Container"; NULL: unknown. */
static const core_type *find_type(crd_string name) {
  for (size_t i = 0; name.size && i < sizeof named_types / sizeof *named_types; i++) {
    crd_string rest = name;
    if (!take_suffix(&rest, named_types[i].type->go)) continue;
    if (!rest.size || (take_suffix(&rest, named_types[i].type->package) &&
                       (!rest.size || crd_string_equal(rest, crd_string_of(named_types[i].group)))))
      return named_types[i].type;
  }
  return NULL;
}

/* The text of each kind of row. */
static const char *const kind_specs[] = {
#define SPEC(kind, spec, ...) [CORE_##kind] = (spec),
    CORE_KINDS(SPEC)
#undef SPEC
};

/* The next row, with those of embedded structs in their place. */
static bool next_of_table(go_fields *fields, go_field *field) {
  while (fields->depth) {
    const core_type *type = fields->read[fields->depth - 1].type;
    unsigned at = fields->read[fields->depth - 1].next++;
    if (at == type->field_count) {
      fields->depth--;
      continue;
    }
    const core_field *row = &type->fields[at];
    if (row->kind == CORE_INLINE && fields->depth < GO_EMBEDDED) {
      fields->read[fields->depth].type = row->type;
      fields->read[fields->depth++].next = 0;
    } else if (row->name.size && crd_core_has_field(OPERATORS_MINOR, type, row)) {
      go_form form = {crd_string_of(kind_specs[row->kind]), row->type};
      *field = (go_field){row->name, form, row->empty == CORE_ALWAYS};
      return true;
    }
  }
  return false;
}

/* ---- structs that are written out ---- */

/* The size of the text up to the blank that ends a field. Blanks in parentheses do not end it. */
static size_t field_size(crd_string text) {
  size_t depth = 0, size = 0;
  for (; size < text.size && (depth || text.data[size] != ' '); size++) {
    depth += text.data[size] == '(';
    depth -= depth && text.data[size] == ')';
  }
  return size;
}

bool crd_go_fields_next(go_fields *fields, go_field *field) {
  if (fields->depth) return next_of_table(fields, field);
  crd_string *rest = &fields->written;
  while (rest->size && *rest->data == ' ') rest->data++, rest->size--;
  crd_string one = {rest->data, field_size(*rest)};
  const char *colon = one.size ? memchr(one.data, ':', one.size) : NULL;
  *rest = (crd_string){one.data + one.size, rest->size - one.size};
  if (!colon) return false;
  field->always = one.data[one.size - 1] == '!';
  field->name = (crd_string){one.data, (size_t)(colon - one.data)};
  field->form = (go_form){{colon + 1, one.size - field->name.size - 1 - field->always}, NULL};
  return field->form.spec.size > 0;
}

bool crd_go_fields_of(go_form form, go_fields *fields) {
  crd_string spec = form.spec;
  *fields = (go_fields){.depth = 0};
  if (spec.size >= 2 && spec.data[0] == '(' && spec.data[spec.size - 1] == ')') {
    fields->written = (crd_string){spec.data + 1, spec.size - 2};
    return true;
  }
  fields->read[0].type = form.type && !spec.size ? form.type : find_type(spec);
  fields->depth = fields->read[0].type != NULL;
  return fields->depth;
}

crd_string crd_go_field_type(crd_arena *arena, crd_string holder, crd_string field) {
  const core_type *type = find_type(holder);
  const core_field *row = type ? crd_core_field_named(type, field) : NULL;
  if (!row || !crd_core_has_field(OPERATORS_MINOR, type, row)) return (crd_string){NULL, 0};
  if (!row->type) return row->kind == CORE_STRING_MAP ? (crd_string){NULL, 0} : crd_string_of(row->go);
  return crd_arena_printf(arena, "%s%s", row->type->package, row->type->go);
}
