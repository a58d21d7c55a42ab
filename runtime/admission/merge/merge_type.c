/* SPDX-License-Identifier: Apache-2.0 */
/* Looks up types in their source: a Go type's table, or a schema. */
#include "../configuration/tree.h"
#include "merge.h"

#include "types_metadata.h"
#include <crd/json.h>

static merge_type of_builtin(core_view view) {
  return (merge_type){.form = MERGE_BUILTIN, .builtin = view};
}

static merge_type of_schema(const crd_value *schema, bool preserves) {
  return (merge_type){.form = MERGE_SCHEMA,
                      .schema = schema,
                      .preserves = preserves || tree_is_true(schema, "x-kubernetes-preserve-unknown-fields")};
}

static merge_type of_table(const crd_type *table, bool preserves) {
  return (merge_type){
      .form = MERGE_TABLE, .table = table, .preserves = preserves || (table->flags & CRD_TYPE_PRESERVE_UNKNOWN)};
}

merge_type crd_merge_type_of(const found_resource *found) {
  const crd_builtin_kind *builtin = found->builtin;
  if (builtin && !builtin->type) return (merge_type){.form = MERGE_DEDUCED};
  if (builtin) return of_builtin((core_view){.type = builtin->type, .unmerged = !builtin->merges});
  if (!found->custom->schema && found->custom->type)
    return of_table(found->custom->type->type, found->custom->preserves_unknown);
  merge_type type = of_schema(found->custom->schema, found->custom->preserves_unknown);
  type.form = MERGE_ROOT;
  if (!found->custom->schema) type.preserves = true;
  return type;
}

/* ---- what a type takes ---- */

static merge_atom atom_of_builtin(core_view view) {
  static const merge_scalar scalars[] = {[CORE_FORM_BOOL] = SCALAR_BOOLEAN,
                                         [CORE_FORM_INT] = SCALAR_NUMERIC,
                                         [CORE_FORM_STRING] = SCALAR_STRING,
                                         [CORE_FORM_BYTES] = SCALAR_STRING};
  core_form form = crd_core_view_form(view);
  bool is_list = form == CORE_FORM_LIST;
  switch (crd_core_view_relation(view)) {
  case CORE_RELATION_SCALAR:
    return (merge_atom){form < sizeof scalars / sizeof *scalars && scalars[form] ? scalars[form] : SCALAR_UNTYPED, LIST_NONE,
                        MAP_NONE};
  case CORE_RELATION_ATOMIC:
    return (merge_atom){SCALAR_NONE, is_list ? LIST_ATOMIC : LIST_NONE, is_list ? MAP_NONE : MAP_ATOMIC};
  case CORE_RELATION_SEPARABLE:
    return (merge_atom){SCALAR_NONE, LIST_NONE, MAP_SEPARABLE};
  case CORE_RELATION_SET:
    return (merge_atom){SCALAR_NONE, LIST_SET, MAP_NONE};
  case CORE_RELATION_KEYED:
    return (merge_atom){SCALAR_NONE, LIST_KEYED, MAP_NONE};
  default:
    return (merge_atom){SCALAR_UNTYPED, LIST_ATOMIC, MAP_SEPARABLE};
  }
}

static merge_list list_of_schema(const crd_value *schema) {
  if (tree_says(schema, "x-kubernetes-list-type", "set")) return LIST_SET;
  return tree_says(schema, "x-kubernetes-list-type", "map") ? LIST_KEYED : LIST_ATOMIC;
}

static merge_map map_of_schema(const crd_value *schema) {
  return tree_says(schema, "x-kubernetes-map-type", "atomic") ? MAP_ATOMIC : MAP_SEPARABLE;
}

static merge_atom atom_of_schema(const crd_value *schema) {
  merge_atom atom = {SCALAR_NONE, LIST_NONE, MAP_NONE};
  const crd_value *format = tree_member(schema, "format");
  bool plain = !format || crd_value_is_string(format, CRD_STRING("byte")) || crd_value_is_string(format, CRD_STRING(""));
  if (tree_says(schema, "type", "object"))
    atom.map = map_of_schema(schema);
  else if (tree_says(schema, "type", "array"))
    atom.list = list_of_schema(schema);
  else if (tree_says(schema, "type", "integer") || tree_says(schema, "type", "number"))
    atom.scalar = SCALAR_NUMERIC;
  else if (tree_says(schema, "type", "boolean"))
    atom.scalar = SCALAR_BOOLEAN;
  else if (tree_says(schema, "type", "string"))
    atom.scalar = plain ? SCALAR_STRING : SCALAR_UNTYPED;
  else
    atom = (merge_atom){SCALAR_UNTYPED, list_of_schema(schema), map_of_schema(schema)};
  return atom;
}

static merge_atom atom_of_table(const crd_type *table) {
  static const merge_list lists[] = {[CRD_LIST_UNSET] = LIST_ATOMIC,
                                     [CRD_LIST_ATOMIC] = LIST_ATOMIC,
                                     [CRD_LIST_SET] = LIST_SET,
                                     [CRD_LIST_KEYED] = LIST_KEYED};
  static const struct {
    const char *name;
    merge_atom atom;
  } named[] = {{"object", {SCALAR_NONE, LIST_NONE, MAP_SEPARABLE}},
               {"integer", {SCALAR_NUMERIC, LIST_NONE, MAP_NONE}},
               {"number", {SCALAR_NUMERIC, LIST_NONE, MAP_NONE}},
               {"boolean", {SCALAR_BOOLEAN, LIST_NONE, MAP_NONE}}};
  const char *name = table->cel_type_name ? table->cel_type_name : "";
  bool plain = !table->format_name || !strcmp(table->format_name, "byte");
  for (size_t i = 0; i < sizeof named / sizeof *named; i++)
    if (!strcmp(name, named[i].name)) return named[i].atom;
  if (!strcmp(name, "array")) return (merge_atom){SCALAR_NONE, lists[table->list_kind], MAP_NONE};
  if (!strcmp(name, "string")) return (merge_atom){plain ? SCALAR_STRING : SCALAR_UNTYPED, LIST_NONE, MAP_NONE};
  return (merge_atom){SCALAR_UNTYPED, lists[table->list_kind], MAP_SEPARABLE};
}

merge_atom crd_merge_atom(const merge_type *type) {
  switch (type->form) {
  case MERGE_BUILTIN:
    return atom_of_builtin(type->builtin);
  case MERGE_SCHEMA:
    return atom_of_schema(type->schema);
  case MERGE_TABLE:
    return atom_of_table(type->table);
  case MERGE_ROOT:
    return (merge_atom){SCALAR_NONE, LIST_NONE, MAP_SEPARABLE};
  case MERGE_STRING:
    return (merge_atom){SCALAR_STRING, LIST_NONE, MAP_NONE};
  case MERGE_UNTYPED:
    return (merge_atom){SCALAR_UNTYPED, LIST_ATOMIC, MAP_ATOMIC};
  case MERGE_DEDUCED:
    return (merge_atom){SCALAR_UNTYPED, LIST_ATOMIC, MAP_SEPARABLE};
  default:
    return (merge_atom){SCALAR_NONE, LIST_NONE, MAP_NONE};
  }
}

/* ---- members ---- */

/* apiVersion, kind and metadata of a resource, whatever its schema says of them. */
static bool resource_member(crd_string name, merge_type *out) {
  if (crd_string_equal(name, CRD_STRING("apiVersion")) || crd_string_equal(name, CRD_STRING("kind"))) {
    *out = (merge_type){.form = MERGE_STRING};
    return true;
  }
  if (!crd_string_equal(name, CRD_STRING("metadata"))) return false;
  *out = of_builtin((core_view){.type = &crd_core_object_meta_type});
  return true;
}

static bool is_resource(const merge_type *type) {
  return type->form == MERGE_ROOT || tree_is_true(type->schema, "x-kubernetes-embedded-resource");
}

static merge_type member_of_schema(const merge_type *type, crd_string name, bool *declared) {
  const crd_value *properties = tree_member(type->schema, "properties");
  const crd_value *additional = tree_member(type->schema, "additionalProperties");
  const crd_value *own = properties && properties->kind == CRD_MAP ? crd_value_get(properties, name) : NULL;
  merge_type found;
  *declared = true;
  if (is_resource(type) && resource_member(name, &found)) return found;
  if (own) return of_schema(own, type->preserves);
  *declared = false;
  if (additional && additional->kind == CRD_MAP) return of_schema(additional, type->preserves);
  if (additional && additional->kind == CRD_BOOL)
    return (merge_type){.form = additional->as.boolean ? MERGE_DEDUCED : MERGE_NOTHING};
  bool has_properties = properties && properties->kind == CRD_MAP && properties->size;
  bool free = type->preserves || (!has_properties && !is_resource(type));
  return (merge_type){.form = free ? MERGE_DEDUCED : MERGE_NOTHING};
}

static const crd_type *table_property(const crd_type *table, crd_string name) {
  for (size_t i = 0; table->fields && i < table->fields->count; i++)
    if (crd_string_equal(table->fields->items[i].name, name)) return table->fields->items[i].type;
  return NULL;
}

static merge_type member_of_table(const merge_type *type, crd_string name, bool *declared) {
  const crd_type *table = type->table, *own = table_property(table, name);
  bool resource = (table->flags & CRD_TYPE_EMBEDDED) != 0;
  merge_type found;
  *declared = true;
  if (resource && resource_member(name, &found)) return found;
  if (own) return of_table(own, type->preserves);
  *declared = false;
  if (table->additional) return of_table(table->additional, type->preserves);
  bool free = type->preserves || (!resource && !(table->fields && table->fields->count));
  if (table->flags & CRD_TYPE_ADDITIONAL_NONE) free = false;
  if (table->flags & CRD_TYPE_ADDITIONAL_ANY) free = true;
  return (merge_type){.form = free ? MERGE_DEDUCED : MERGE_NOTHING};
}

static merge_type inner_of_builtin(core_view view, merge_type without) {
  core_view inner = crd_core_view_inner(view);
  return crd_core_view_form(inner) != CORE_FORM_NONE ? of_builtin(inner) : without;
}

static merge_type member_of_builtin(core_view view, crd_string name, bool *declared) {
  core_view member;
  *declared = crd_core_view_member(view, name, &member);
  return *declared ? of_builtin(member) : inner_of_builtin(view, (merge_type){.form = MERGE_NOTHING});
}

static merge_type find_merge_member(const merge_type *type, crd_string name, bool *declared) {
  *declared = false;
  switch (type->form) {
  case MERGE_BUILTIN:
    return member_of_builtin(type->builtin, name, declared);
  case MERGE_SCHEMA:
  case MERGE_ROOT:
    return member_of_schema(type, name, declared);
  case MERGE_TABLE:
    return member_of_table(type, name, declared);
  case MERGE_DEDUCED:
  case MERGE_UNTYPED:
    return *type;
  default:
    return (merge_type){.form = MERGE_NOTHING};
  }
}

merge_type crd_merge_member(const merge_type *type, crd_string name) {
  bool declared;
  return find_merge_member(type, name, &declared);
}

bool crd_merge_declares(const merge_type *type, crd_string name) {
  bool declared;
  find_merge_member(type, name, &declared);
  return declared;
}

merge_type crd_merge_item(const merge_type *type) {
  if (type->form == MERGE_BUILTIN) return inner_of_builtin(type->builtin, (merge_type){.form = MERGE_UNTYPED});
  if (type->form == MERGE_TABLE)
    return type->table->items ? of_table(type->table->items, type->preserves) : (merge_type){.form = MERGE_UNTYPED};
  const crd_value *items = type->form == MERGE_SCHEMA ? tree_member(type->schema, "items") : NULL;
  return items ? of_schema(items, type->preserves) : (merge_type){.form = MERGE_UNTYPED};
}

/* ---- keys ---- */

static const crd_value *schema_keys(const merge_type *type) {
  const crd_value *keys = tree_member(type->schema, "x-kubernetes-list-map-keys");
  return keys && keys->kind == CRD_LIST ? keys : NULL;
}

size_t crd_merge_key_count(const merge_type *type) {
  const core_key *own;
  if (type->form == MERGE_BUILTIN) return crd_core_view_keys(type->builtin, &own);
  if (type->form == MERGE_TABLE) return type->table->map_key_count;
  const crd_value *keys = schema_keys(type);
  return keys ? keys->size : 0;
}

crd_string crd_merge_key(const merge_type *type, size_t at) {
  const core_key *own;
  if (type->form == MERGE_BUILTIN) return crd_core_view_keys(type->builtin, &own), crd_string_of(own[at].name);
  if (type->form == MERGE_TABLE) return type->table->map_keys[at];
  return crd_value_text(&schema_keys(type)->as.items[at]);
}

crd_value crd_merge_key_default(crd_arena *arena, const merge_type *list, const merge_type *item, size_t at) {
  const core_key *own;
  const crd_value *value;
  if (list->form == MERGE_BUILTIN) {
    crd_core_view_keys(list->builtin, &own);
    value = crd_json_parse(arena, crd_string_of(own[at].standard), NULL, NULL);
  } else if (item->form == MERGE_TABLE) {
    const crd_type *field = table_property(item->table, crd_merge_key(list, at));
    value = field ? field->default_value : NULL;
  } else {
    const crd_value *properties = tree_member(item->schema, "properties");
    bool has = properties && properties->kind == CRD_MAP;
    value = tree_member(has ? crd_value_get(properties, crd_merge_key(list, at)) : NULL, "default");
  }
  return value ? *value : crd_value_make_null();
}
