/* SPDX-License-Identifier: Apache-2.0 */
/* See dump_go.h: structs with all their members, maps in the order of their names, nil with its type. */
#include "schema/tree/dump_go.h"

#include <crd/errors.h>

#include <inttypes.h>
#include <stdlib.h>

static void print_value(crd_text *out, const shape *shape, const crd_value *value);

/* A type's name: of the internal package. */
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

void crdc_dump_name(crd_text *out, const shape_member *member) {
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

static int by_name(const void *a, const void *b) {
  return crd_string_compare(crd_member_name(*(const crd_member *const *)a), crd_member_name(*(const crd_member *const *)b));
}

static void print_map(crd_text *out, const shape *shape, const crd_value *map) {
  if (!map || map->kind != CRD_MAP) {
    print_nil(out, shape);
    return;
  }
  const crd_member **sorted = crd_arena_alloc(out->arena, (map->size + 1) * sizeof *sorted);
  for (uint32_t i = 0; i < map->size; i++) sorted[i] = &map->as.members[i];
  qsort(sorted, map->size, sizeof *sorted, by_name);
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

/* The types that hold a schema or something else, each under a name of its own. */
static void print_either(crd_text *out, const shape *shape, const crd_value *value) {
  static const struct shape string = {.kind = SHAPE_STRING, .go = "string"};
  static const struct shape strings = {.kind = SHAPE_LIST, .go = "[]string", .of = &string};
  static const struct shape schemas = {.kind = SHAPE_LIST, .go = "[]v1.JSONSchemaProps", .of = &crdc_shape_schema};
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

/* JSON: a Go interface. */
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

crd_string crdc_dump_go(crd_arena *arena, const shape *shape, const crd_value *value) {
  crd_text out = {.arena = arena};
  print_value(&out, shape, value);
  return crd_text_string(&out);
}
