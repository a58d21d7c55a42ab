/* SPDX-License-Identifier: Apache-2.0 */
/* The x-kubernetes-* checks at one node: map types, list types, keys of keyed lists (the tail of
 * ValidateCustomResourceDefinitionOpenAPISchema, and validateMapListKeysMapSet). */
#include "schema/check_parts.h"

static const char list_type_key[] = "x-kubernetes-list-type", map_type_key[] = "x-kubernetes-map-type",
                  map_keys_key[] = "x-kubernetes-list-map-keys";

/* The bad value of a pointer to a string. */
static crd_bad_value shown_pointer(const schema *node, const char *keyword, crd_string text) {
  crd_bad_value shown = crdc_keyword_value(node, keyword) ? crd_bad_json(text) : crd_bad_null();
  if (shown.form == CRD_BAD_VALUE) shown.form = CRD_BAD_OF_MINOR;
  return shown;
}

static void check_type_is(const checker *checker, const crd_path *path, const schema *node, const char *type,
                          const crd_words *words) {
  if (!node->type.size)
    crdc_vet_required(checker, path, "type", node->location.offset, words);
  else if (!crdc_text_is(node->type, type))
    crdc_vet_invalid(checker, path, "type", crdc_keyword_place(node, "type"), node->type, words);
}

static void check_map_type(const checker *checker, const crd_path *path, const schema *node) {
  const schema_topology *topology = topology_of(node);
  static const char *const map_types[] = {"atomic", "granular", NULL};
  if (!crdc_keyword_value(node, map_type_key)) return;
  check_type_is(checker, path, node, "object", VET(MAP_TYPE_OBJECT));
  if (!crdc_text_is(topology->map_type, "atomic") && !crdc_text_is(topology->map_type, "granular"))
    crdc_vet_not_supported(checker, path, map_type_key, crdc_keyword_place(node, map_type_key), topology->map_type,
                           map_types);
}

/* Items of a set are compared as a whole. For a wrong map type the message prints the items' list type, as the API server
 * does. */
static void check_set_items(const checker *checker, const crd_path *path, const schema *items) {
  crd_path below = path_child(path, "items");
  crd_bad_value value = shown_pointer(items, list_type_key, topology_of(items)->list_type);
  if (crdc_text_is(items->type, "array") && crdc_keyword_value(items, list_type_key) &&
      !crdc_text_is(topology_of(items)->list_type, "atomic"))
    crdc_vet_error(checker, CRD_ERROR_INVALID, &below, list_type_key, crdc_keyword_place(items, list_type_key), value,
                   VET(SET_ATOMIC));
  if (crdc_text_is(items->type, "object") && !crdc_text_is(topology_of(items)->map_type, "atomic"))
    crdc_vet_error(checker, CRD_ERROR_INVALID, &below, map_type_key, crdc_keyword_place(items, map_type_key), value,
                   VET(SET_ATOMIC));
}

static void check_list_type(const checker *checker, const crd_path *path, const schema *node) {
  const schema_topology *topology = topology_of(node);
  static const char *const list_types[] = {"atomic", "set", "map", NULL};
  if (!crdc_keyword_value(node, list_type_key)) return;
  if (!crdc_text_is(node->type, "array"))
    check_type_is(checker, path, node, "array", VET(LIST_TYPE_ARRAY));
  else if (!checker->ratchet.any_sets && crdc_text_is(topology->list_type, "set") && node->items)
    check_set_items(checker, path, node->items);
  if (!crdc_text_is(topology->list_type, "atomic") && !crdc_text_is(topology->list_type, "set") &&
      !crdc_text_is(topology->list_type, "map"))
    crdc_vet_not_supported(checker, path, list_type_key, crdc_keyword_place(node, list_type_key), topology->list_type,
                           list_types);
}

/* A key must be a scalar property of the items, and must not be repeated. */
static void check_list_key(const checker *checker, const crd_path *path, const schema *node, size_t index, bool repeated,
                           crd_bad_value *keys) {
  const schema_topology *topology = topology_of(node);
  crd_string key = topology->map_keys[index];
  const property *property = crdc_schema_property(node->items, key);
  uint32_t place = crdc_keyword_place(node, map_keys_key);
  /* The text of the whole list, which all errors share. */
  if ((!property || repeated) && !keys->form) *keys = crdc_vet_strings(checker, topology->map_keys, topology->map_key_count);
  if (!property) {
    crdc_vet_error(checker, CRD_ERROR_INVALID, path, map_keys_key, place, *keys, VET(KEYS_UNKNOWN));
  } else if (crdc_text_is(property->schema->type, "array") || crdc_text_is(property->schema->type, "object")) {
    crd_path items = path_child(path, "items"), properties = path_child(&items, "properties"),
             below = path_key(&properties, key);
    crdc_vet_invalid(checker, &below, "type", crdc_keyword_place(property->schema, "type"), node->items->type,
                     VET(KEY_SCALAR));
  }
  if (repeated) crdc_vet_error(checker, CRD_ERROR_INVALID, path, map_keys_key, place, *keys, VET(KEYS_REPEATED));
}

/* Up to this number, which is enough for most lists, keys are searched linearly. */
enum { FEW_KEYS = 8 };

static void check_keys(const checker *checker, const crd_path *path, const schema *node) {
  const schema_topology *topology = topology_of(node);
  const bool few = topology->map_key_count <= FEW_KEYS;
  name_table met = {.arena = checker->arena};
  crd_bad_value keys = crd_bad_none();
  for (size_t i = 0; i < topology->map_key_count; i++) {
    crd_string key = topology->map_keys[i];
    bool repeated = few ? crd_string_in(key, topology->map_keys, i) : crd_name_table_find(&met, key) != NULL;
    check_list_key(checker, path, node, i, repeated, &keys);
    if (!few) crd_name_table_put(&met, key, &topology->map_keys[i]);
  }
}

static void check_keyed_list(const checker *checker, const crd_path *path, const schema *node) {
  if (!topology_of(node)->map_key_count)
    crdc_vet_required(checker, path, map_keys_key, crdc_keyword_place(node, list_type_key), VET(KEYS_EMPTY));
  const crd_value *given = crdc_keyword_value(node, "items");
  if (!given) {
    crdc_vet_required(checker, path, "items", node->location.offset, VET(ITEMS_GIVEN));
    return;
  }
  crd_path items = path_child(path, "items");
  if (!node->items) { /* items is a list of schemas */
    crdc_vet_error(checker, CRD_ERROR_INVALID, &items, NULL, given->offset,
                   crd_bad_text(crdc_dump_items(checker->arena, given, checker->kubernetes_minor)), VET(ITEMS_SINGLE));
    return;
  }
  if (!crdc_text_is(node->items->type, "object"))
    crdc_vet_invalid(checker, &items, "type", crdc_keyword_place(node->items, "type"), node->items->type, VET(ITEMS_OBJECT));
  else
    check_keys(checker, path, node);
}

/* validateMapListKeysMapSet. */
void crdc_vet_key_presence(const checker *checker, const crd_path *path, const schema *node) {
  const schema_topology *topology = topology_of(node);
  bool keyed = crdc_text_is(topology->list_type, "map");
  if (!node->items || (!keyed && !crdc_text_is(topology->list_type, "set"))) return;
  crd_path items = path_child(path, "items"), properties = path_child(&items, "properties");
  if (node->items->nullable)
    crdc_vet_forbidden(checker, &items, "nullable", crdc_keyword_name_place(node->items, "nullable"),
                       keyed ? VET(MAP_ITEM_NULLABLE) : VET(SET_ITEM_NULLABLE));
  const bool few = topology->map_key_count <= FEW_KEYS;
  name_table required = {.arena = checker->arena};
  for (size_t i = 0; keyed && !few && i < node->items->required_count; i++)
    crd_name_table_put(&required, node->items->required[i], &node->items->required[i]);
  for (size_t i = 0; keyed && i < topology->map_key_count; i++) {
    const property *property = crdc_schema_property(node->items, topology->map_keys[i]);
    if (!property) continue;
    crd_path below = path_key(&properties, property->name);
    bool is_required = few ? crd_string_in(property->name, node->items->required, node->items->required_count)
                           : crd_name_table_find(&required, property->name) != NULL;
    if (!is_required && !property->schema->default_value)
      crdc_vet_required(checker, &below, "default", property->offset, VET(KEY_PRESENT));
    if (property->schema->nullable)
      crdc_vet_forbidden(checker, &below, "nullable", crdc_keyword_name_place(property->schema, "nullable"),
                         VET(KEY_NULLABLE));
  }
}

void crdc_vet_extensions(const checker *checker, const crd_path *path, const schema *node) {
  const schema_topology *topology = topology_of(node);
  if (node->preserve_unknown == NO)
    crdc_vet_error(checker, CRD_ERROR_INVALID, path, "x-kubernetes-preserve-unknown-fields",
                   crdc_keyword_place(node, "x-kubernetes-preserve-unknown-fields"), crd_bad_bool(false),
                   VET(PRESERVE_FALSE));
  check_map_type(checker, path, node);
  check_list_type(checker, path, node);
  if (topology->map_key_count && !crdc_keyword_value(node, list_type_key))
    crdc_vet_required(checker, path, list_type_key, crdc_keyword_name_place(node, map_keys_key), VET(KEYS_OF_MAP));
  else if (topology->map_key_count && !crdc_text_is(topology->list_type, "map"))
    crdc_vet_invalid(checker, path, list_type_key, crdc_keyword_place(node, list_type_key), topology->list_type,
                     VET(KEYS_OF_MAP));
  if (crdc_text_is(topology->list_type, "map")) check_keyed_list(checker, path, node);
  if (!checker->ratchet.any_map_keys) crdc_vet_key_presence(checker, path, node);
}
