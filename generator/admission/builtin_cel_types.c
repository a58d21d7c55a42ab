/* SPDX-License-Identifier: Apache-2.0 */
/* A field whose schema has no type is not there: that of a Quantity, and lists and maps of it (apiserver
 * pkg/cel/common/schemas.go, SchemaDeclType, over the OpenAPI of k8s.io/api). */
#include "admission/builtin_cel_types.h"
#include "../../runtime/builtin/builtin_types.h"

/* Deeper than any kind is; a type that holds itself ends there. */
enum { MOST_DEPTH = 40 };

static const cel_type *cel_type_of(crd_arena *arena, const crd_builtin_type *type, const cel_type *owner, crd_string name,
                                   unsigned depth);

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

static void add_properties(crd_arena *arena, cel_type *object, const crd_builtin_type *type, unsigned depth) {
  size_t count = crd_builtin_field_count(type);
  object->fields = crd_arena_zalloc(arena, (count + 2) * sizeof *object->fields);
  for (size_t i = 0; i < count; i++) {
    crd_builtin_field field = crd_builtin_field_at(type, i);
    add_property(arena, object, field.name, cel_type_of(arena, field.type, object, field.name, depth + 1));
  }
}

static const cel_type *collection_of(crd_arena *arena, const crd_builtin_type *type, const cel_type *owner, crd_string name,
                                     bool list, unsigned depth) {
  crd_string inner = crd_arena_printf(arena, "%.*s.%s", CRD_PRINT(name), list ? "@idx" : "@elem");
  const cel_type *item = cel_type_of(arena, crd_builtin_item(type), owner, inner, depth + 1);
  if (!item) return NULL;
  return list ? crdc_cel_type_with(arena, CEL_LIST, item, NULL)
              : crdc_cel_type_with(arena, CEL_MAP, crdc_cel_type_simple(CEL_STRING), item);
}

static const cel_type *cel_type_of(crd_arena *arena, const crd_builtin_type *type, const cel_type *owner, crd_string name,
                                   unsigned depth) {
  if (depth > MOST_DEPTH) return crdc_cel_type_simple(CEL_DYN);
  switch (crd_builtin_form_of(type)) {
  case CRD_FORM_BOOL:
    return crdc_cel_type_simple(CEL_BOOL);
  case CRD_FORM_INT:
  case CRD_FORM_UINT:
    return crdc_cel_type_simple(CEL_INT);
  case CRD_FORM_FLOAT:
    return crdc_cel_type_simple(CEL_DOUBLE);
  case CRD_FORM_STRING:
  case CRD_FORM_DURATION:
    return crdc_cel_type_simple(CEL_STRING);
  case CRD_FORM_BYTES:
    return crdc_cel_type_simple(CEL_BYTES);
  case CRD_FORM_TIME:
  case CRD_FORM_MICRO_TIME:
    return crdc_cel_type_simple(CEL_TIMESTAMP);
  case CRD_FORM_INT_OR_STRING:
    return crdc_cel_type_simple(CEL_DYN);
  case CRD_FORM_LIST:
    return collection_of(arena, type, owner, name, true, depth);
  case CRD_FORM_MAP:
    return collection_of(arena, type, owner, name, false, depth);
  case CRD_FORM_STRUCT: {
    cel_type *object = object_in(arena, owner, name);
    add_properties(arena, object, type, depth);
    return object;
  }
  case CRD_FORM_RAW:
  case CRD_FORM_FIELDS:
    return object_in(arena, owner, name);
  case CRD_FORM_QUANTITY:
  case CRD_FORM_POINTER:
    break;
  }
  return NULL;
}

const cel_type *crdc_builtin_cel_type(crd_arena *arena, const crd_builtin_kind *kind) {
  static const char *const own[] = {"apiVersion", "kind"};
  if (!kind->type || crd_builtin_form_of(kind->type) != CRD_FORM_STRUCT) return NULL;
  cel_type *root = object_in(arena, NULL, kind->kind);
  root->named = true;
  add_properties(arena, root, kind->type, 0);
  for (size_t i = 0; i < 2; i++)
    if (!crdc_cel_type_field(root, crd_string_of(own[i])))
      add_property(arena, root, crd_string_of(own[i]), crdc_cel_type_simple(CEL_STRING));
  return root;
}
