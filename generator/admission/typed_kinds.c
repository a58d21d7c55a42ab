/* SPDX-License-Identifier: Apache-2.0 */
/* A rule names resources; their kinds are looked up among the known types, at most MOST_KINDS of them. */
#include "admission/typed_kinds.h"
#include "../../runtime/gotypes/view.h"
#include <crd/builtin.h>
#include <stdlib.h>
#include <string.h>

/* Types of built-in objects as the CEL checker gets them from OpenAPI. A field whose schema has no type is left out: a
 * Quantity, and lists and maps of it (apiserver pkg/cel/common/schemas.go, SchemaDeclType, with the OpenAPI of
 * k8s.io/api). */

/* Deeper than any kind; recursive types end here. */
enum { MOST_TYPES_WITHIN = 40 };

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
  if (depth > MOST_TYPES_WITHIN) return crdc_cel_type_simple(CEL_DYN);
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

/* The type of a kind's objects, or NULL. */
static const cel_type *crdc_builtin_cel_type(crd_arena *arena, const crd_builtin_kind *kind) {
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

enum { MOST_KINDS = 10 }; /* maxTypesToCheck */

/* ---- reading ---- */

const crd_value *crdc_typed_part(const crd_value *map, const char *name, crd_value_kind kind) {
  const crd_value *found = map && map->kind == CRD_MAP ? crd_value_get(map, crd_string_of(name)) : NULL;
  return found && found->kind == kind ? found : NULL;
}

crd_string crdc_typed_text(const crd_value *map, const char *name) {
  const crd_value *found = crdc_typed_part(map, name, CRD_STRING_VALUE);
  return found ? crd_value_string(found) : (crd_string){NULL, 0};
}

static bool contains_any(crd_string text, const char *characters) {
  for (size_t i = 0; i < text.size; i++)
    if (strchr(characters, text.data[i])) return true;
  return false;
}

/* The sorted texts of a list. With a wildcard it returns NULL, or with `skips` leaves the wildcard out. */
static crd_string *literal_texts(crd_arena *arena, const crd_value *rule, const char *name, const char *wild, bool skips,
                                 size_t *count) {
  const crd_value *list = crdc_typed_part(rule, name, CRD_LIST);
  crd_string *texts = crd_arena_alloc(arena, ((list ? list->size : 0) + 1) * sizeof *texts);
  *count = 0;
  for (uint32_t i = 0; list && i < list->size; i++) {
    crd_string text = crd_value_text(&list->as.items[i]);
    if (!contains_any(text, wild)) {
      texts[(*count)++] = text;
    } else if (!skips) {
      *count = 0;
      return texts;
    }
  }
  qsort(texts, *count, sizeof *texts, crd_strings_order);
  return texts;
}

/* ---- kinds ---- */

static void add_kind(typed_kinds *all, crd_gvk kind, const cel_type *type, bool custom) {
  for (size_t i = 0; i < all->count; i++)
    if (crd_string_equal(all->kinds[i].kind.group, kind.group) &&
        crd_string_equal(all->kinds[i].kind.version, kind.version) && crd_string_equal(all->kinds[i].kind.kind, kind.kind))
      return;
  CRD_ARENA_PUSH(all->arena, all->kinds, all->count, all->room, 16, (typed_kind){kind, type, custom});
}

/* The type of a version of a CRD, which is distinct from those of other kinds. */
static const cel_type *custom_type(typed_kinds *all, const crd_definition *crd, const crd_version *version) {
  cel_types *types = crdc_cel_types_create_beyond(all->arena);
  crdc_cel_types_of_minor(types, all->minor);
  cel_type *type = (cel_type *)(uintptr_t)crdc_cel_type_of_schema(types, version->schema, true);
  if (!type || type->kind != CEL_OBJECT) return type;
  type->named = true; /* messages use its kind as the name */
  type->name = crd->kind;
  return type;
}

/* RESTMapper.KindsFor; a resource without a group matches all groups. Returns the number of kinds. */
static size_t add_kinds_for(typed_kinds *all, crd_gvr resource, size_t most) {
  size_t count, found = 0;
  const crd_builtin_kind *kinds = crd_builtin_kinds(&count);
  for (size_t i = 0; i < count && found < most; i++) {
    const crd_builtin_kind *kind = &kinds[i];
    bool fits = kind->served && crd_string_equal(kind->resource, resource.resource) &&
                crd_string_equal(kind->version, resource.version) &&
                (!resource.group.size || crd_string_equal(kind->group, resource.group));
    if (!fits) continue;
    found++;
    add_kind(all, (crd_gvk){kind->group, kind->version, kind->kind}, crdc_builtin_cel_type(all->arena, kind), false);
  }
  for (size_t i = 0; all->crds && i < all->crds->count; i++) {
    const crd_definition *crd = &all->crds->items[i];
    bool fits = (!resource.group.size || crd_string_equal(crd->group, resource.group)) &&
                (crd_string_equal(crd->plural, resource.resource) || crd_string_equal(crd->singular, resource.resource));
    for (size_t k = 0; fits && k < crd->version_count && found < most; k++) {
      const crd_version *version = &crd->versions[k];
      if (!version->served || !crd_string_equal(version->name, resource.version)) continue;
      found++;
      add_kind(all, (crd_gvk){crd->group, version->name, crd->kind}, version->schema ? custom_type(all, crd, version) : NULL,
               true);
    }
  }
  return found;
}

/* Adds the kinds of a rule; false if there are enough. */
static bool add_kinds_of_rule(typed_kinds *all, const crd_value *rule) {
  size_t groups, versions, resources, found = 0;
  const crd_string *group = literal_texts(all->arena, rule, "apiGroups", "*", false, &groups);
  const crd_string *version = literal_texts(all->arena, rule, "apiVersions", "*", false, &versions);
  const crd_string *resource = literal_texts(all->arena, rule, "resources", "*/", true, &resources);
  for (size_t i = 0; i < groups; i++)
    for (size_t k = 0; k < versions; k++)
      for (size_t n = 0; n < resources; n++) {
        found += add_kinds_for(all, (crd_gvr){group[i], version[k], resource[n]}, MOST_KINDS - found);
        if (found == MOST_KINDS) return false;
      }
  return true;
}

static int compare_kinds(const void *a, const void *b) {
  const crd_gvk *x = &((const typed_kind *)a)->kind, *y = &((const typed_kind *)b)->kind;
  int order = crd_string_compare(x->group, y->group);
  if (!order) order = crd_string_compare(x->version, y->version);
  return order ? order : crd_string_compare(x->kind, y->kind);
}

void crdc_typed_kinds_find(typed_kinds *all, const crd_value *rules) {
  bool more = true;
  for (uint32_t i = 0; rules && more && i < rules->size; i++) more = add_kinds_of_rule(all, &rules->as.items[i]);
  if (all->count) qsort(all->kinds, all->count, sizeof *all->kinds, compare_kinds);
}

void crdc_typed_params_find(typed_kinds *all, const crd_value *kind) {
  if (!kind) return;
  crd_string api = crdc_typed_text(kind, "apiVersion"), name = crdc_typed_text(kind, "kind"), group = {NULL, 0};
  const char *slash = api.size ? memchr(api.data, '/', api.size) : NULL;
  if (slash) {
    group = (crd_string){api.data, (size_t)(slash - api.data)};
    api = (crd_string){slash + 1, api.size - group.size - 1};
  }
  all->has_params = true;
  const crd_builtin_kind *builtin = crd_builtin_find(group, api, name);
  if (builtin) all->params = crdc_builtin_cel_type(all->arena, builtin);
  for (size_t i = 0; all->crds && !builtin && i < all->crds->count; i++) {
    const crd_definition *crd = &all->crds->items[i];
    if (!crd_string_equal(crd->group, group) || !crd_string_equal(crd->kind, name)) continue;
    for (size_t k = 0; k < crd->version_count; k++)
      if (crd_string_equal(crd->versions[k].name, api) && crd->versions[k].schema)
        all->params = custom_type(all, crd, &crd->versions[k]);
  }
}
