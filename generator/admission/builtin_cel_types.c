/* SPDX-License-Identifier: Apache-2.0 */
/* A field whose schema has no type is not there: that of a Quantity, and lists and maps of it (apiserver
 * pkg/cel/common/schemas.go, SchemaDeclType, over the OpenAPI of k8s.io/api). */
#include "admission/builtin_cel_types.h"
#include "../../runtime/gotypes/view.h"

/* Deeper than any kind is; a type that holds itself ends there. */
enum { MOST_DEPTH = 40 };

static const cel_type *cel_type_of(crd_arena *arena, core_view view, const cel_type *owner, crd_string name, unsigned depth);

static cel_type *object_in(crd_arena *arena, const cel_type *owner, crd_string name) {
  cel_type *object = crd_arena_zalloc(arena, sizeof *object);
  *object = (cel_type){.kind = CEL_OBJECT, .name = name, .owner = owner};
  return object;
}

static void add_property(crd_arena *arena, cel_type *object, crd_string name, const cel_type *type) {
  crd_string identifier;
  if (type && crdc_cel_escape(arena, name, &identifier))
    ((cel_field *)object->fields)[object->field_count++] = (cel_field){identifier, name, type};
}

static size_t count_properties(const core_type *type) {
  size_t count = 0;
  for (unsigned i = 0; i < type->field_count; i++)
    count += type->fields[i].kind == CORE_INLINE ? count_properties(type->fields[i].type) : 1;
  return count;
}

static void add_properties(crd_arena *arena, cel_type *object, const core_type *type, unsigned depth) {
  if (!object->fields) object->fields = crd_arena_zalloc(arena, (count_properties(type) + 2) * sizeof *object->fields);
  for (unsigned i = 0; i < type->field_count; i++) {
    const core_field *field = &type->fields[i];
    if (field->kind == CORE_INLINE) {
      add_properties(arena, object, field->type, depth);
      continue;
    }
    core_view view = crd_core_view_of_field((core_view){.type = type}, field);
    if (field->name.size) add_property(arena, object, field->name, cel_type_of(arena, view, object, field->name, depth + 1));
  }
}

static const cel_type *collection_of(crd_arena *arena, core_view view, const cel_type *owner, crd_string name, bool list,
                                     unsigned depth) {
  crd_string inner = crd_arena_printf(arena, "%.*s.%s", CRD_PRINT(name), list ? "@idx" : "@elem");
  const cel_type *item = cel_type_of(arena, crd_core_view_inner(view), owner, inner, depth + 1);
  if (!item) return NULL;
  return list ? crdc_cel_type_with(arena, CEL_LIST, item, NULL)
              : crdc_cel_type_with(arena, CEL_MAP, crdc_cel_type_simple(CEL_STRING), item);
}

static const cel_type *cel_type_of(crd_arena *arena, core_view view, const cel_type *owner, crd_string name,
                                   unsigned depth) {
  if (depth > MOST_DEPTH) return crdc_cel_type_simple(CEL_DYN);
  switch (crd_core_view_form(view)) {
  case CORE_FORM_BOOL:
    return crdc_cel_type_simple(CEL_BOOL);
  case CORE_FORM_INT:
    return crdc_cel_type_simple(CEL_INT);
  case CORE_FORM_STRING:
    return crdc_cel_type_simple(CEL_STRING);
  case CORE_FORM_BYTES:
    return crdc_cel_type_simple(CEL_BYTES);
  case CORE_FORM_TIME:
    return crdc_cel_type_simple(CEL_TIMESTAMP);
  case CORE_FORM_INT_OR_STRING:
    return crdc_cel_type_simple(CEL_DYN);
  case CORE_FORM_LIST:
    return collection_of(arena, view, owner, name, true, depth);
  case CORE_FORM_MAP:
    return collection_of(arena, view, owner, name, false, depth);
  case CORE_FORM_STRUCT: {
    cel_type *object = object_in(arena, owner, name);
    add_properties(arena, object, view.type, depth);
    return object;
  }
  case CORE_FORM_RAW:
    return object_in(arena, owner, name);
  case CORE_FORM_QUANTITY:
  case CORE_FORM_NONE:
    break;
  }
  return NULL;
}

const cel_type *crdc_builtin_cel_type(crd_arena *arena, const crd_builtin_kind *kind) {
  static const char *const own[] = {"apiVersion", "kind"};
  if (!kind->type) return NULL;
  cel_type *root = object_in(arena, NULL, kind->kind);
  root->named = true;
  add_properties(arena, root, kind->type, 0);
  for (size_t i = 0; i < 2; i++)
    if (!crdc_cel_type_field(root, crd_string_of(own[i])))
      add_property(arena, root, crd_string_of(own[i]), crdc_cel_type_simple(CEL_STRING));
  return root;
}
