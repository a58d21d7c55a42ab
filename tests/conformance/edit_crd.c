/* SPDX-License-Identifier: Apache-2.0 */
/* Takes one thing out of a CRD and prints the rest as JSON: how tests see whether anything would miss it.
 *
 *   edit-crd CRD.yaml PLACE      spec.managedBy#x-kubernetes-validations[1], spec#required[schedule], ^subresources
 *
 * kuberay/crd_rules.txt describes places. Exit 1 when there is no such thing. */
#include <crd/json.h>
#include <crd/yaml.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static crd_value *fail(const char *what) {
  fprintf(stderr, "edit-crd: %s\n", what);
  exit(1);
}

static crd_value *child(crd_value *map, crd_string name) {
  crd_value *found = map ? crd_value_get(map, name) : NULL;
  return found ? found : fail("no such field");
}

/* Version v1 of the CRD. */
static crd_value *find_version(crd_value *root) {
  crd_value *versions = child(child(root, CRD_STRING("spec")), CRD_STRING("versions"));
  for (uint32_t i = 0; i < versions->size; i++)
    if (crd_value_is_string(child(&versions->as.items[i], CRD_STRING("name")), CRD_STRING("v1")))
      return &versions->as.items[i];
  return fail("no version v1");
}

/* The schema below `schema` that the fields lead to; and of the list that was gone
 * through last. */
static crd_value *walk(crd_value *schema, const char *place, const char *end, crd_value **list) {
  while (place < end) {
    if (*place == '.') place++;
    size_t size = strcspn(place, ".[#");
    if (size) schema = child(child(schema, CRD_STRING("properties")), (crd_string){place, size});
    place += size;
    if (*place == '[') {
      *list = schema;
      schema = child(schema, CRD_STRING("items"));
      place += 2;
    }
  }
  return schema;
}

static void remove_item(crd_value *list, uint32_t index) {
  if (index >= list->size) fail("no such entry");
  memmove(&list->as.items[index], &list->as.items[index + 1], (list->size - index - 1) * sizeof *list->as.items);
  list->size--;
}

/* One entry of a keyword: by its number, or a string by its text. */
static void remove_entry(crd_value *list, crd_string entry) {
  if (entry.data[0] >= '0' && entry.data[0] <= '9') {
    remove_item(list, (uint32_t)atoi(entry.data));
    return;
  }
  for (uint32_t i = 0; i < list->size; i++)
    if (crd_value_is_string(&list->as.items[i], entry)) {
      remove_item(list, i);
      return;
    }
  fail("no such entry");
}

/* A list whose items need not have their key is no keyed list. */
static void unkey(crd_value *list) {
  crd_value_remove(list, CRD_STRING("x-kubernetes-list-type"));
  crd_value_remove(list, CRD_STRING("x-kubernetes-list-map-keys"));
}

static bool is_key(crd_value *list, crd_string name) {
  const crd_value *keys = list ? crd_value_get(list, CRD_STRING("x-kubernetes-list-map-keys")) : NULL;
  for (uint32_t i = 0; keys && i < keys->size; i++)
    if (crd_value_is_string(&keys->as.items[i], name)) return true;
  return false;
}

static void take_out(crd_value *root, const char *place) {
  crd_value *version = find_version(root);
  if (*place == '^') {
    if (!crd_value_remove(version, crd_string_of(place + 1))) fail("no such member");
    return;
  }
  const char *hash = strchr(place, '#');
  if (!hash) fail("no keyword");
  crd_value *list = NULL, *schema = child(child(version, CRD_STRING("schema")), CRD_STRING("openAPIV3Schema"));
  schema = walk(schema, place, hash, &list);
  size_t size = strcspn(hash + 1, "[");
  crd_string keyword = {hash + 1, size};
  const char *bracket = hash + 1 + size;
  if (*bracket) {
    crd_string entry = {bracket + 1, strcspn(bracket + 1, "]")};
    remove_entry(child(schema, keyword), entry);
    if (is_key(list, entry)) unkey(list);
  } else if (!crd_value_remove(schema, keyword)) {
    fail("no such keyword");
  } else if (crd_string_equal(keyword, CRD_STRING("x-kubernetes-list-type"))) {
    unkey(schema);
  } else if (crd_string_equal(keyword, CRD_STRING("default"))) {
    const char *last = hash;
    while (last > place && last[-1] != '.') last--;
    if (is_key(list, (crd_string){last, (size_t)(hash - last)})) unkey(list);
  }
}

int main(int count, char **arguments) {
  if (count != 3) fail("usage: edit-crd CRD.yaml PLACE");
  FILE *file = fopen(arguments[1], "rb");
  if (!file) fail("no such file");
  crd_arena *arena = crd_arena_create(&(crd_arena_options){.block_size = 1 << 20});
  crd_text text = {.arena = arena};
  char block[1 << 16];
  for (size_t size; (size = fread(block, 1, sizeof block, file)) > 0;) crd_text_add(&text, (crd_string){block, size});
  fclose(file);
  crd_value *root = crd_yaml_parse(arena, crd_text_string(&text), NULL, NULL, NULL);
  if (!root) fail("not YAML");
  take_out(root, arguments[2]);
  crd_string json = crd_json_encode(arena, root, CRD_JSON_COMPACT);
  fwrite(json.data, 1, json.size, stdout);
  putchar('\n');
  crd_arena_destroy(arena);
  return 0;
}
