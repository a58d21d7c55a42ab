/* SPDX-License-Identifier: Apache-2.0 */
#include "go_place.h"

typedef struct go_search {
  crd_string word;      /* "string", "number", "bool", "object", "array" */
  const crd_value *way; /* the innermost value on the way, by how much of the path leads to it */
  size_t left;          /* bytes of the path that do not */
} go_search;

static bool is_of_word(const crd_value *value, crd_string word) {
  static const char *const words[] = {
      [CRD_NULL] = "null",           [CRD_BOOL] = "bool",  [CRD_INT] = "number", [CRD_DOUBLE] = "number",
      [CRD_STRING_VALUE] = "string", [CRD_LIST] = "array", [CRD_MAP] = "object"};
  return crd_string_has_prefix(word, crd_string_of(words[value->kind]));
}

static const crd_value *find_refused(go_search *search, const crd_value *value, crd_string path);

static const crd_value *find_refused_in_items(go_search *search, const crd_value *value, crd_string path) {
  const crd_value *found = NULL;
  for (uint32_t i = 0; value->kind == CRD_LIST && !found && i < value->size; i++)
    found = find_refused(search, &value->as.items[i], path);
  return found;
}

/* The value at the end of a path, or in the map or list there. */
static const crd_value *find_refused(go_search *search, const crd_value *value, crd_string path) {
  if (path.size < search->left && value->offset != CRD_NO_OFFSET) {
    search->left = path.size;
    search->way = value;
  }
  if (path.size) {
    crd_string name, rest;
    if (value->kind == CRD_LIST) return find_refused_in_items(search, value, path);
    if (!crd_string_cut(path, '.', &name, &rest)) name = path, rest = (crd_string){NULL, 0};
    const crd_value *member = crd_value_get(value, name);
    return member ? find_refused(search, member, rest) : NULL;
  }
  if (is_of_word(value, search->word)) return value;
  const crd_value *found = find_refused_in_items(search, value, path);
  for (uint32_t i = 0; value->kind == CRD_MAP && !found && i < value->size; i++)
    if (is_of_word(&value->as.members[i].value, search->word)) found = &value->as.members[i].value;
  return found;
}

static crd_string text_between(crd_string text, const char *from, const char *to) {
  const char *start = text.size ? memmem(text.data, text.size, from, strlen(from)) : NULL;
  if (!start) return (crd_string){NULL, 0};
  start += strlen(from);
  const size_t left = text.size - (size_t)(start - text.data);
  const char *end = memmem(start, left, to, strlen(to));
  return end ? (crd_string){start, (size_t)(end - start)} : (crd_string){NULL, 0};
}

uint32_t go_place_of(const crd_value *root, crd_string message) {
  crd_string type, path;
  go_search search = {.word = text_between(message, "cannot unmarshal ", " into Go "), .way = root, .left = SIZE_MAX};
  if (!crd_string_cut(text_between(message, "Go struct field ", " of type "), '.', &type, &path)) return root->offset;
  const crd_value *found = find_refused(&search, root, path);
  return found && found->offset != CRD_NO_OFFSET ? found->offset : search.way->offset;
}
