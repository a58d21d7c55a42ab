/* SPDX-License-Identifier: Apache-2.0 */
/* Prints the API server's internal types (pkg/apis/apiextensions types.go) as JSON: they have no tags, so with Go's names,
 * every field, and nil as null. Only messages that show a whole schema or all versions use it. */
#include "../../../runtime/value/members.h"
#include "schema/tree/shape.h"
#include "schema/tree/vet.h"
#include "schema/tree/walks.h"
#include <assert.h>
#include <inttypes.h>

/* Prints the API server's internal types (pkg/apis/apiextensions types.go) in Go syntax, as %#v does: structs with all
 * members, maps sorted by name, nil with its type. */

static void print_value(crd_text *out, const shape *shape, const crd_value *value);

/* The name of a type in the internal package. */
static void print_type(crd_text *out, const shape *shape) {
  static const char versioned[] = "v1.";
  const char *package = strstr(shape->go, versioned);
  if (!package) {
    crd_text_add(out, crd_string_of(shape->go));
    return;
  }
  crd_text_add(out, (crd_string){shape->go, (size_t)(package - shape->go)});
  crd_text_printf(out, "apiextensions.%s", package + sizeof versioned - 1);
}

static void print_nil(crd_text *out, const shape *shape) {
  print_type(out, shape);
  crd_text_add(out, CRD_STRING("(nil)"));
}

static void print_pointer(crd_text *out, const shape *shape, bool nil) {
  crd_text_add(out, CRD_STRING("(*"));
  print_type(out, shape);
  crd_text_add(out, nil ? CRD_STRING(")(nil)") : CRD_STRING(")(0x0)"));
}

/* The name of a member in the internal types. */
static void crdc_dump_name(crd_text *out, const shape_member *member) {
  if (member->go_name)
    crd_text_add(out, crd_string_of(member->go_name));
  else
    crd_text_printf(out, "%c%s", (char)(member->name.data[0] & ~0x20), member->name.data + 1);
}

static void print_struct(crd_text *out, const shape *shape, const crd_value *value) {
  print_type(out, shape);
  crd_text_add_char(out, '{');
  for (size_t i = 0; i < shape->count; i++) {
    const shape_member *member = &shape->members[i];
    const crd_value *found = crdc_read_member(value, member->name.data);
    if (i) crd_text_add(out, CRD_STRING(", "));
    crdc_dump_name(out, member);
    crd_text_add_char(out, ':');
    if (member->pointer)
      print_pointer(out, member->shape, !found);
    else
      print_value(out, member->shape, found);
  }
  crd_text_add_char(out, '}');
}

static void print_list(crd_text *out, const shape *shape, const crd_value *list) {
  if (!list || list->kind != CRD_LIST) {
    print_nil(out, shape);
    return;
  }
  print_type(out, shape);
  crd_text_add_char(out, '{');
  for (uint32_t i = 0; i < list->size; i++) {
    if (i) crd_text_add(out, CRD_STRING(", "));
    print_value(out, shape->of, &list->as.items[i]);
  }
  crd_text_add_char(out, '}');
}

static void print_map(crd_text *out, const shape *shape, const crd_value *map) {
  if (!map || map->kind != CRD_MAP) {
    print_nil(out, shape);
    return;
  }
  const crd_member **sorted = crd_members_sorted(out->arena, map, crd_members_by_name);
  print_type(out, shape);
  crd_text_add_char(out, '{');
  for (uint32_t i = 0; i < map->size; i++) {
    if (i) crd_text_add(out, CRD_STRING(", "));
    crd_text_add_quoted(out, crd_member_name(sorted[i]));
    crd_text_add_char(out, ':');
    print_value(out, shape->of, &sorted[i]->value);
  }
  crd_text_add_char(out, '}');
}

/* The unions of a schema and another type, each with its own type name. */
static void print_either(crd_text *out, const shape *shape, const crd_value *value) {
  static const struct shape string = {.kind = SHAPE_STRING, .go = "string"};
  static const struct shape strings = {.kind = SHAPE_LIST, .go = "[]string", .of = &string};
  static const struct shape schemas = {.kind = SHAPE_LIST, .go = "[]v1.JSONSchemaProps", .of = &crdc_shape_schema};
  assert(value); /* nil is printed by the caller, who has the pointer */
  bool is_schema = value->kind == CRD_MAP;
  print_type(out, shape);
  crd_text_add_char(out, '{');
  if (shape->kind == SHAPE_OR_BOOL)
    crd_text_printf(out, "Allows:%s, ", is_schema || crdc_read_flag(value) ? "true" : "false");
  crd_text_add(out, CRD_STRING("Schema:"));
  print_pointer(out, &crdc_shape_schema, !is_schema);
  if (shape->kind != SHAPE_OR_BOOL) {
    crd_text_add(out, shape->kind == SHAPE_ITEMS ? CRD_STRING(", JSONSchemas:") : CRD_STRING(", Property:"));
    print_list(out, shape->kind == SHAPE_ITEMS ? &schemas : &strings, value);
  }
  crd_text_add_char(out, '}');
}

/* JSON is a Go interface. */
static void print_any(crd_text *out, const shape *shape, const crd_value *value) {
  if (!value || value->kind == CRD_NULL) {
    print_nil(out, shape);
    return;
  }
  const crd_error one = {.minor = CRD_KUBERNETES_OLDEST, .value = {.data = *value, .form = CRD_BAD_OF_MINOR}};
  crd_text_add(out, crd_error_value(out->arena, &one));
}

static void print_value(crd_text *out, const shape *shape, const crd_value *value) {
  switch (shape->kind) {
  case SHAPE_STRING:
    crd_text_add_quoted(out, crdc_read_text(value));
    break;
  case SHAPE_BOOL:
    crd_text_add(out, crdc_read_flag(value) ? CRD_STRING("true") : CRD_STRING("false"));
    break;
  case SHAPE_INT32:
  case SHAPE_INT64:
    crd_text_printf(out, "%" PRId64, crdc_read_integer(value));
    break;
  case SHAPE_STRUCT:
    print_struct(out, shape, value);
    break;
  case SHAPE_LIST:
    print_list(out, shape, value);
    break;
  case SHAPE_MAP:
    print_map(out, shape, value);
    break;
  case SHAPE_ITEMS:
  case SHAPE_OR_BOOL:
  case SHAPE_DEPENDENCY:
    print_either(out, shape, value);
    break;
  default: /* numbers are behind pointers */
    print_any(out, shape, value);
  }
}

/* Prints a value of a shape; NULL is nil. Inner pointers that are not nil print as 0x0, where the API server prints
 * addresses. */
static crd_string crdc_dump_go(crd_arena *arena, const shape *shape, const crd_value *value) {
  crd_text out = {.arena = arena};
  print_value(&out, shape, value);
  return crd_text_string(&out);
}

static void dump_value(crd_text *out, const shape_member *member, const crd_value *value);

static void dump_name(crd_text *out, const shape_member *member, bool first) {
  crd_text_add(out, first ? CRD_STRING("{\"") : CRD_STRING(",\""));
  crdc_dump_name(out, member);
  crd_text_add(out, CRD_STRING("\":"));
}

static void dump_struct(crd_text *out, const shape *shape, const crd_value *value) {
  for (size_t i = 0; i < shape->count; i++) {
    dump_name(out, &shape->members[i], i == 0);
    dump_value(out, &shape->members[i], crdc_read_member(value, shape->members[i].name.data));
  }
  crd_text_add(out, shape->count ? CRD_STRING("}") : CRD_STRING("{}"));
}

static void dump_list(crd_text *out, const shape *of, const crd_value *list) {
  const shape_member element = {.shape = of};
  crd_text_add_char(out, '[');
  for (uint32_t i = 0; i < list->size; i++) {
    if (i) crd_text_add_char(out, ',');
    dump_value(out, &element, &list->as.items[i]);
  }
  crd_text_add_char(out, ']');
}

/* A map sorted by name, as json.Marshal writes it. */
static void dump_map(crd_text *out, const shape *of, const crd_value *map) {
  const shape_member element = {.shape = of};
  const crd_member *last = NULL;
  crd_text_add_char(out, '{');
  for (uint32_t written = 0; written < map->size; written++) {
    const crd_member *next = NULL;
    for (uint32_t i = 0; i < map->size; i++) {
      const crd_member *member = &map->as.members[i];
      if (last && crd_string_compare(crd_member_name(member), crd_member_name(last)) <= 0) continue;
      if (!next || crd_string_compare(crd_member_name(member), crd_member_name(next)) < 0) next = member;
    }
    if (!next) break;
    if (last) crd_text_add_char(out, ',');
    crd_json_write_string(out, crd_member_name(next), CRD_JSON_GO);
    crd_text_add_char(out, ':');
    dump_value(out, &element, &next->value);
    last = next;
  }
  crd_text_add_char(out, '}');
}

/* The unions of a schema and another type, each with its own type name. */
static void dump_either(crd_text *out, const shape *shape, const crd_value *value) {
  static const shape_member a_schema = {.shape = &crdc_shape_schema, .pointer = true};
  if (shape->kind == SHAPE_OR_BOOL)
    crd_text_printf(out, "{\"Allows\":%s,", value->kind == CRD_MAP || crdc_read_flag(value) ? "true" : "false");
  crd_text_add(out, shape->kind == SHAPE_OR_BOOL ? CRD_STRING("\"Schema\":") : CRD_STRING("{\"Schema\":"));
  dump_value(out, &a_schema, value->kind == CRD_MAP ? value : NULL);
  if (shape->kind != SHAPE_OR_BOOL) {
    crd_text_add(out, shape->kind == SHAPE_ITEMS ? CRD_STRING(",\"JSONSchemas\":") : CRD_STRING(",\"Property\":"));
    if (value->kind != CRD_LIST)
      crd_text_add(out, CRD_STRING("null"));
    else if (shape->kind == SHAPE_ITEMS)
      dump_list(out, &crdc_shape_schema, value);
    else
      crd_json_write(out, value, CRD_JSON_GO);
  }
  crd_text_add_char(out, '}');
}

static bool is_nil(const shape_member *member, const crd_value *value) {
  switch (member->shape->kind) {
  case SHAPE_LIST:
    return !value || value->kind != CRD_LIST;
  case SHAPE_STRUCT:
    return member->pointer && (!value || value->kind != CRD_MAP);
  case SHAPE_MAP:
    return !value || value->kind != CRD_MAP;
  case SHAPE_ITEMS:
  case SHAPE_OR_BOOL:
  case SHAPE_DEPENDENCY:
  case SHAPE_ANY:
    return !value;
  default:
    return member->pointer && !value;
  }
}

static void dump_value(crd_text *out, const shape_member *member, const crd_value *value) {
  const shape *shape = member->shape;
  if (is_nil(member, value)) {
    crd_text_add(out, CRD_STRING("null"));
    return;
  }
  switch (shape->kind) {
  case SHAPE_STRING:
    crd_json_write_string(out, crdc_read_text(value), CRD_JSON_GO);
    break;
  case SHAPE_BOOL:
    crd_text_add(out, crdc_read_flag(value) ? CRD_STRING("true") : CRD_STRING("false"));
    break;
  case SHAPE_NUMBER:
    crd_text_add_json_double(out, crdc_read_number(value));
    break;
  case SHAPE_INT32:
  case SHAPE_INT64:
    crd_text_printf(out, "%lld", (long long)crdc_read_integer(value));
    break;
  case SHAPE_STRUCT:
    dump_struct(out, shape, value);
    break;
  case SHAPE_LIST:
    dump_list(out, shape->of, value);
    break;
  case SHAPE_MAP:
    dump_map(out, shape->of, value);
    break;
  case SHAPE_ITEMS:
  case SHAPE_OR_BOOL:
  case SHAPE_DEPENDENCY:
    dump_either(out, shape, value);
    break;
  default:
    crd_json_write(out, value, CRD_JSON_GO);
  }
}

/* The first minor that prints JSON. */
enum { PRINTS_JSON = 34 };

static crd_string dump(crd_arena *arena, const shape *shape, const crd_value *value, unsigned minor) {
  if (minor && minor < PRINTS_JSON) return crdc_dump_go(arena, shape, value);
  crd_text out = {.arena = arena};
  dump_value(&out, &(shape_member){.shape = shape}, value);
  return crd_text_string(&out);
}

crd_string crdc_dump_rule(crd_arena *arena, const validation_rule *rule, unsigned minor) {
  const struct {
    const char *name;
    bool has;
    crd_string text;
  } texts[] = {{"rule", rule->has_rule, rule->rule},
               {"message", rule->has_message, rule->message},
               {"messageExpression", rule->has_message_expression, rule->message_expression},
               {"reason", rule->has_reason, rule->reason},
               {"fieldPath", rule->has_field_path, rule->field_path}};
  crd_value map = crd_value_make_map(arena, 6);
  for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
    if (texts[i].has) crd_value_set(arena, &map, crd_string_of(texts[i].name), crd_value_make_string(texts[i].text));
  if (rule->optional_old_self >= 0)
    crd_value_set(arena, &map, CRD_STRING("optionalOldSelf"), crd_value_make_bool(rule->optional_old_self));
  return dump(arena, crdc_keyword_find(CRD_STRING("x-kubernetes-validations"))->shape->of, &map, minor);
}

crd_string crdc_dump_schema(crd_arena *arena, const schema *node, unsigned minor) {
  return dump(arena, &crdc_shape_schema, node->value, minor);
}

crd_string crdc_dump_items(crd_arena *arena, const crd_value *items, unsigned minor) {
  return dump(arena, crdc_keyword_find(CRD_STRING("items"))->shape, items, minor);
}

/* Parts that all versions share are in the spec, not in the versions. */
crd_string crdc_dump_versions(crd_arena *arena, const crd_definition *definition, unsigned minor) {
  const shape *spec = crdc_shape_find(&crdc_shape_definition, CRD_STRING("spec"))->shape,
              *versions = crdc_shape_find(spec, CRD_STRING("versions"))->shape, *version = versions->of;
  bool given = definition->version_count || (definition->spec && crdc_read_member(definition->spec, "versions"));
  crd_value list = crd_value_make_list(arena, definition->version_count);
  for (size_t v = 0; v < definition->version_count; v++) {
    crd_value own = crd_value_make_map(arena, version->count);
    for (size_t i = 0; i < version->count; i++) {
      const shape_member *member = &version->members[i];
      bool composite = member->shape->kind == SHAPE_STRUCT || member->shape->kind == SHAPE_LIST;
      const crd_value *value = crdc_read_member(definition->versions[v].value, member->name.data);
      if (value && !(composite && crdc_versions_share(definition, member->name.data)))
        crd_value_set(arena, &own, member->name, *value);
    }
    crd_value_append(arena, &list, own);
  }
  return dump(arena, versions, given ? &list : NULL, minor);
}
