/* SPDX-License-Identifier: Apache-2.0 */
#include "yaml_strict.h"
#include "../base/hash.h"
#include "yaml_parts.h"

typedef struct strict_reader {
  crd_arena *arena;
  crd_parse_error *error;
} strict_reader;

static bool refuse_node(const strict_reader *reader, const yaml_node *node, crd_string what) {
  *reader->error = (crd_parse_error){.offset = node->offset, .problem = CRD_PARSE_SYNTAX, .message = what};
  return false;
}

static bool read_strict_scalar(const strict_reader *reader, const yaml_node *node, crd_value *value) {
  yaml_scalar scalar;
  *value = crd_value_make_string(node->text);
  if (!node->plain) return true;
  crd_yaml_resolve_plain(reader->arena, node->text, &scalar);
  return crd_yaml_scalar_value(&scalar, value) || refuse_node(reader, node, CRD_STRING("JSON has no such number"));
}

/* Reads the name of a member. False if the map has it already, or if it is no valid name. */
static bool read_member_name(const strict_reader *reader, const yaml_node *node, name_table *met, crd_string *name) {
  *name = node->text;
  if (node->kind != YAML_SCALAR) return refuse_node(reader, node, CRD_STRING("a name must be a text"));
  if (node->plain) {
    yaml_scalar scalar;
    if (crd_string_equal(*name, CRD_STRING("<<")))
      return refuse_node(reader, node, CRD_STRING("merge keys are not taken here"));
    crd_yaml_resolve_plain(reader->arena, *name, &scalar);
    if (scalar.type == YAML_NULL || scalar.type == YAML_UINT)
      return refuse_node(reader, node, CRD_STRING("a name must be a text"));
    *name = crd_yaml_key_text(reader->arena, &scalar);
  }
  if (crd_name_table_find(met, *name))
    return refuse_node(reader, node, crd_arena_printf(reader->arena, "\"%.*s\" stands twice", CRD_PRINT(*name)));
  crd_name_table_put(met, *name, met);
  return true;
}

static bool read_strict_node(const strict_reader *reader, const yaml_node *node, crd_value *value);

static bool read_strict_map(const strict_reader *reader, const yaml_node *map, crd_value *value) {
  name_table met = {.arena = reader->arena};
  *value = crd_value_make_map(reader->arena, map->count / 2);
  for (const yaml_node *key = map->first; key; key = key->next->next) {
    crd_member *member = &value->as.members[value->size++];
    crd_string name;
    if (!read_member_name(reader, key, &met, &name)) return false;
    *member = (crd_member){.name = name.data, .name_size = (uint32_t)name.size, .name_offset = key->offset};
    if (!read_strict_node(reader, key->next, &member->value)) return false;
  }
  return true;
}

static bool read_strict_list(const strict_reader *reader, const yaml_node *list, crd_value *value) {
  *value = crd_value_make_list(reader->arena, list->count);
  for (const yaml_node *item = list->first; item; item = item->next)
    if (!read_strict_node(reader, item, &value->as.items[value->size++])) return false;
  return true;
}

static bool read_strict_node(const strict_reader *reader, const yaml_node *node, crd_value *value) {
  const bool good = node->kind == YAML_SCALAR    ? read_strict_scalar(reader, node, value)
                    : node->kind == YAML_MAPPING ? read_strict_map(reader, node, value)
                                                 : read_strict_list(reader, node, value);
  value->offset = node->offset;
  return good;
}

/* The problem without the line number that go-yaml puts before it. */
static crd_string bare_problem(crd_string message) {
  crd_string rest = message, line;
  if (!crd_string_has_prefix(rest, CRD_STRING("yaml: "))) return message;
  rest = crd_string_slice(rest, 6, rest.size);
  return crd_string_has_prefix(rest, CRD_STRING("line ")) && crd_string_cut(rest, ':', &line, &rest)
             ? crd_string_slice(rest, 1, rest.size)
             : rest;
}

crd_value *crd_yaml_strict_parse(crd_arena *arena, crd_string text, crd_parse_error *error) {
  const strict_reader reader = {.arena = arena, .error = error};
  yaml_reader *nodes = crd_yaml_own_reader_create(arena, text);
  crd_value *documents = crd_arena_alloc(arena, sizeof *documents), root;
  yaml_node *node;
  uint32_t offset;
  *documents = crd_value_make_list(arena, 1);
  while (crd_yaml_reader_next(nodes, &node, &offset, error)) {
    if (!node) return documents;
    if (!read_strict_node(&reader, node, &root)) return NULL;
    crd_value_append(arena, documents, root);
  }
  error->message = bare_problem(error->message);
  return NULL;
}
