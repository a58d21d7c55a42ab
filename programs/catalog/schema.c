/* SPDX-License-Identifier: Apache-2.0 */
/* The walk outside of branches, and the CRD around the result. Objects with properties are closed, as in a CRD: other fields
 * are unknown. An object of a built-in kind without properties accepts any field. */
#include "schema.h"
#include "schema/cause.h"
#include "schema/check_parts.h"
#include "schema/tree/shape.h"
#include "schema_parts.h"
#include <crd/go_text.h>

#define KEEPS "x-kubernetes-preserve-unknown-fields"

bool schema_is_one(const crd_value *root) {
  return root->kind == CRD_MAP && !keyword(root, "apiVersion") &&
         (keyword(root, "properties") || keyword(root, "$schema") || keyword(root, "$ref") || keyword(root, "type") ||
          keyword(root, "allOf"));
}

static void keep_unknown(turning *turning, crd_value *made, const crd_value *place) {
  schema_put(turning, made, KEEPS, crd_value_make_bool(true), place);
}

/* ---- objects and lists ---- */

/* openapi2jsonschema closes everything that has a member "properties". If a map of properties contains one of that name, the
 * map gets "additionalProperties": false, which is no property. */
static bool is_slip(const crd_value *properties, const crd_member *member) {
  return crd_string_equal(crd_member_name(member), CRD_STRING("additionalProperties")) && member->value.kind == CRD_BOOL &&
         !member->value.as.boolean && keyword(properties, "properties");
}

static bool turn_properties(turning *turning, const crd_value *properties, crd_value *made) {
  if (properties->kind != CRD_MAP) return schema_fails(turning, properties, "properties is no object");
  if (!schema_has_room(turning, properties)) return false;
  crd_value map = crd_value_make_map(turning->arena, properties->size);
  bool good = true;
  for (uint32_t i = 0; i < properties->size; i++) {
    const crd_member *member = &properties->as.members[i];
    crd_value one = {.kind = CRD_NULL};
    if (is_slip(properties, member)) continue;
    if (!schema_turn(turning, &member->value, &one)) {
      good = false;
      continue;
    }
    crd_value_add(turning->arena, &map, crd_member_name(member), one);
    map.as.members[map.size - 1].name_offset = member->name_offset;
  }
  schema_put(turning, made, "properties", map, properties);
  return good;
}

/* Whether a schema accepts everything: true, or {} apart from annotations. */
static bool lets_all_in(const crd_value *node) {
  if (node->kind == CRD_BOOL) return node->as.boolean;
  for (uint32_t i = 0; node->kind == CRD_MAP && i < node->size; i++) {
    crd_string name = crd_member_name(&node->as.members[i]);
    if (!crd_string_equal(name, CRD_STRING("description")) && !crd_string_equal(name, CRD_STRING("title"))) return false;
  }
  return node->kind == CRD_MAP;
}

static bool turn_object(turning *turning, const crd_value *node, crd_value *made) {
  const crd_value *properties = keyword(node, "properties"), *additional = keyword(node, "additionalProperties"),
                  *of_any_name = schema_of_any_name(node);
  if (properties && properties->kind == CRD_NULL) properties = NULL;
  if (of_any_name) additional = of_any_name;
  if (additional && additional->kind == CRD_NULL) additional = NULL;
  if (properties && !turn_properties(turning, properties, made)) return false;
  bool named = properties && properties->size;
  if (!additional) {
    if (!named && turning->of_server) keep_unknown(turning, made, node);
    return true;
  }
  if (lets_all_in(additional)) {
    keep_unknown(turning, made, additional);
    return true;
  }
  if (additional->kind == CRD_BOOL) return true;
  if (named)
    return schema_fails(turning, additional,
                        "additionalProperties beside properties has no counterpart in a CRD's schema but as true or false");
  crd_value one = {.kind = CRD_NULL};
  if (!schema_turn(turning, additional, &one)) return false;
  schema_put(turning, made, "additionalProperties", one, additional);
  return true;
}

static bool turn_items(turning *turning, const crd_value *node, crd_value *made) {
  const crd_value *items = keyword(node, "items");
  crd_value one = {.kind = CRD_NULL};
  if (!items || items->kind == CRD_NULL) {
    one = crd_value_make_map(turning->arena, 1);
    one.offset = node->offset;
    keep_unknown(turning, &one, node);
  } else if (items->kind == CRD_LIST) {
    return schema_fails(turning, items, "a list of schemas for items has no counterpart in a CRD's schema");
  } else if (!schema_turn(turning, items, &one)) {
    return false;
  }
  schema_put(turning, made, "items", one, items ? items : node);
  return true;
}

/* ---- nodes ---- */

static bool turn_typed(turning *turning, const crd_value *node, const schema_type *type, crd_value *made) {
  if (type->name.size) schema_put(turning, made, "type", crd_value_make_string(type->name), type->place);
  if (type->nullable) schema_put(turning, made, "nullable", crd_value_make_bool(true), type->place);
  if (type->int_or_string) schema_put(turning, made, "x-kubernetes-int-or-string", crd_value_make_bool(true), type->place);
  bool good = schema_copy_checks(turning, node, made);
  if (crd_string_equal(type->name, CRD_STRING("object"))) good = turn_object(turning, node, made) && good;
  if (crd_string_equal(type->name, CRD_STRING("array"))) good = turn_items(turning, node, made) && good;
  good = schema_copy_extensions(turning, node, made) && good;
  if (!type->name.size && !type->int_or_string && !keyword(made, KEEPS)) keep_unknown(turning, made, node);
  return schema_copy_branches(turning, node, type, made) && good;
}

static bool turn_node(turning *turning, const crd_value *node, crd_value *made) {
  schema_type type;
  node = schema_resolve(turning, node);
  if (!node) return false;
  *made = crd_value_make_map(turning->arena, node->kind == CRD_MAP ? node->size : 1);
  made->offset = node->offset;
  if (!schema_count_node(turning, node)) return false;
  if (node->kind == CRD_BOOL && node->as.boolean) {
    keep_unknown(turning, made, node);
    return true;
  }
  if (node->kind != CRD_MAP)
    return schema_fails(turning, node,
                        node->kind == CRD_BOOL ? "a schema that is false lets nothing in: a CRD has no such"
                                               : "a schema is neither an object nor true");
  if (!schema_type_read(turning, node, &type)) return false;
  if (!type.inner) return turn_typed(turning, node, &type, made);
  const crd_value *inner = schema_resolve(turning, type.inner);
  if (inner && inner->kind == CRD_MAP) inner = schema_with_notes(turning, node, type.pair, inner);
  if (!inner || !schema_turn(turning, inner, made)) return false;
  schema_put(turning, made, "nullable", crd_value_make_bool(true), type.place);
  return true;
}

bool schema_turn(turning *turning, const crd_value *node, crd_value *made) {
  size_t open = turning->open_count;
  if (turning->depth >= SCHEMA_MOST_DEPTH) return schema_fails(turning, node, "the schema is nested too deep");
  turning->depth++;
  bool good = turn_node(turning, node, made);
  turning->depth--;
  schema_leave(turning, open);
  return good;
}

/* ---- the root ---- */

static crd_value plain_type(turning *turning, const char *type, const crd_value *place) {
  crd_value made = crd_value_make_map(turning->arena, 1);
  made.offset = place->offset;
  schema_put(turning, &made, "type", crd_value_make_string(crd_string_of(type)), place);
  return made;
}

/* What all objects have: a CRD does not repeat the schema of it. */
static const struct {
  const char *name, *type;
} known_members[] = {{"apiVersion", "string"}, {"kind", "string"}, {"metadata", "object"}};
enum { KNOWN_MEMBERS = sizeof known_members / sizeof *known_members };

static const crd_value *without_known(turning *turning, const crd_value *root) {
  crd_value *copy = crd_arena_alloc(turning->arena, sizeof *copy);
  *copy = crd_value_copy(turning->arena, root);
  crd_value *properties = crd_value_get(copy, CRD_STRING("properties"));
  for (size_t i = 0; properties && properties->kind == CRD_MAP && i < KNOWN_MEMBERS; i++)
    crd_value_remove(properties, crd_string_of(known_members[i].name));
  return copy;
}

static void put_known(turning *turning, const crd_value *root, crd_value *made) {
  const crd_value *given = keyword(root, "properties");
  crd_value *properties = crd_value_get(made, CRD_STRING("properties"));
  for (size_t i = 0; given && properties && i < KNOWN_MEMBERS; i++) {
    const crd_value *place = keyword(given, known_members[i].name);
    if (place)
      schema_put(turning, properties, known_members[i].name, plain_type(turning, known_members[i].type, place), place);
  }
}

static bool turn_root(turning *turning, crd_value *made) {
  const crd_value *root = schema_resolve(turning, turning->text->root);
  if (!root) return false;
  if (root->kind != CRD_MAP) return schema_fails(turning, root, "a JSON schema is an object");
  turning->of_server =
      keyword(turning->text->root, "x-kubernetes-group-version-kind") || keyword(root, "x-kubernetes-group-version-kind");
  if (!schema_turn(turning, without_known(turning, root), made)) return false;
  put_known(turning, root, made);
  crd_value_remove(made, CRD_STRING("nullable"));
  if (!crd_value_is_string(keyword(made, "type") ? keyword(made, "type") : made, CRD_STRING("object")))
    return schema_fails(turning, root, "the schema is of no object");
  return true;
}

/* ---- the CRD ---- */

static crd_value *put_map(crd_arena *arena, crd_value *map, const char *name) {
  return crd_value_set(arena, map, crd_string_of(name), crd_value_make_map(arena, 4));
}

/* The usual plural in URLs; only messages contain it. */
static crd_string plural_of(crd_arena *arena, crd_string kind) {
  crd_string lower = crd_go_lower(arena, kind);
  char last = lower.size ? lower.data[lower.size - 1] : 'x';
  bool y = last == 'y' && lower.size > 1 && !strchr("aeiou", lower.data[lower.size - 2]);
  if (y) return crd_arena_printf(arena, "%.*sies", (int)lower.size - 1, lower.data);
  return crd_arena_printf(arena, "%.*s%s", CRD_PRINT(lower), last == 's' || last == 'x' ? "es" : "s");
}

/* A kind with a status usually has it as a subresource, which a client cannot set in a create; a schema does not say so.
 * Some keywords are then not allowed at the root. */
static bool may_have_status(const crd_value *schema) {
  bool may = crd_value_find(schema, "properties", "status", NULL) != NULL;
  for (uint32_t i = 0; may && i < schema->size; i++) {
    const shape_member *keyword = crdc_keyword_find(crd_member_name(&schema->as.members[i]));
    may = !keyword || !keyword->not_with_status;
  }
  return may;
}

static void wrap_schema(crd_arena *arena, const kind_name *name, crd_value schema, uint32_t offset, crd_value *crd) {
  crd_string plural = plural_of(arena, name->kind);
  *crd = crd_value_make_map(arena, 4);
  crd->offset = offset;
  crd_value_set_text(arena, crd, "apiVersion", CRD_STRING("apiextensions.k8s.io/v1"));
  crd_value_set_text(arena, crd, "kind", CRD_STRING("CustomResourceDefinition"));
  crd_value_set_text(
      arena, put_map(arena, crd, "metadata"), "name",
      crd_arena_printf(arena, "%.*s%s%.*s", CRD_PRINT(plural), name->group.size ? "." : "", CRD_PRINT(name->group)));
  crd_value *spec = put_map(arena, crd, "spec");
  crd_value_set_text(arena, spec, "group", name->group);
  crd_value_set_text(arena, spec, "scope", CRD_STRING("Namespaced"));
  crd_value *names = put_map(arena, spec, "names");
  crd_value_set_text(arena, names, "kind", name->kind);
  crd_value_set_text(arena, names, "plural", plural);
  crd_value *versions = crd_value_set(arena, spec, CRD_STRING("versions"), crd_value_make_list(arena, 1));
  crd_value *version = crd_value_append(arena, versions, crd_value_make_map(arena, 5));
  crd_value_set_text(arena, version, "name", name->version);
  crd_value_set(arena, version, CRD_STRING("served"), crd_value_make_bool(true));
  crd_value_set(arena, version, CRD_STRING("storage"), crd_value_make_bool(true));
  if (may_have_status(&schema)) put_map(arena, put_map(arena, version, "subresources"), "status");
  crd_value_set(arena, put_map(arena, version, "schema"), CRD_STRING("openAPIV3Schema"), schema);
}

/* Whether the API server would accept the resulting schema. */
static bool vet_schema(crd_arena *arena, const schema_text *text, crd_value *crd, unsigned minor, diagnostics *diagnostics) {
  documents documents = {.arena = arena};
  const document made = {.source = text->source, .root = crd, .arena = arena};
  crd_set set = {.arena = arena};
  crd_errors errors = crd_errors_init(arena);
  crdc_documents_append(&documents, &made);
  if (!crd_set_add(&set, &documents, true, diagnostics)) return false;
  const checker checker = {.arena = arena,
                           .errors = &errors,
                           .definition = &set.items[0],
                           .kubernetes_minor = minor ? minor : CRD_KUBERNETES_NEWEST};
  crdc_vet_schema(&checker, set.items[0].versions[0].schema, CRD_STRING("schema"), false);
  crdc_causes_report(diagnostics, &set.items[0], &errors, false, NULL);
  return errors.count == 0;
}

bool schema_to_crd(crd_arena *arena, const schema_text *text, const kind_name *name, unsigned kubernetes_minor,
                   crd_value *crd, bool *has_rules, diagnostics *diagnostics) {
  turning turning = {.arena = arena,
                     .text = text,
                     .diagnostics = diagnostics,
                     .followed.arena = arena,
                     .targets.arena = arena,
                     .indexes.arena = arena};
  crd_value schema = {.kind = CRD_NULL};
  if (!turn_root(&turning, &schema)) return false;
  *has_rules = turning.has_rules;
  crd_value tried;
  wrap_schema(arena, name, crd_value_copy(arena, &schema), text->root->offset, &tried);
  wrap_schema(arena, name, schema, text->root->offset, crd);
  return vet_schema(arena, text, &tried, kubernetes_minor, diagnostics);
}
