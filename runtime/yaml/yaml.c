/* SPDX-License-Identifier: Apache-2.0 */
/* YAML's public functions: the documents of a stream, and the first one as kube-apiserver reads a request body. */
#include "../value/json_reader.h"
#include "yaml_parts.h"
#include "yaml_repeats.h"

#define MOST_BYTES ((size_t)UINT32_MAX - 1)

static bool check_size(crd_string input, crd_parse_error *error) {
  if (input.size <= MOST_BYTES) return true;
  *error = (crd_parse_error){.message = CRD_STRING("the text is 4 GiB or more")};
  return false;
}

typedef struct document_list {
  crd_arena *arena;
  crd_yaml_document *items;
  size_t count, room;
} document_list;

static void add_document(document_list *list, crd_yaml_document document) {
  CRD_ARENA_PUSH(list->arena, list->items, list->count, list->room, 4, document);
}

/* Returns go-yaml's error for the first duplicate key in `text`, and adds all duplicate keys to `options->keys`. Their
 * offset is the first text of the key's line. Successive keys are often on one line. */
static void tell_keys(crd_arena *arena, crd_string input, const crd_strict_errors *keys, const crd_parse_options *options,
                      crd_string *text) {
  crd_texts told = {.arena = arena};
  uint32_t line = 0, start = 0;
  crd_strict_tell(keys, false, &told);
  if (told.count) *text = told.items[0];
  for (uint32_t i = 0; options && options->keys && i < keys->count; i++) {
    crd_strict_error key = keys->items[i];
    if (key.line != line) {
      for (start = key.offset; start > 0 && input.data[start - 1] != '\n';) start--;
      while (start < key.offset && input.data[start] == ' ') start++;
      line = key.line;
    }
    key.offset = start;
    crd_strict_add(options->keys, key);
  }
}

/* Parses the whole stream with the fast parser. False if the fast parser gives up. */
static bool read_fast(crd_string input, const crd_parse_options *options, yaml_repeats *repeats, document_list *list) {
  yaml_fast fast;
  crd_yaml_document document;
  bool found;
  if (!crd_yaml_fast_begin(list->arena, input, options ? options->max_depth : 0, &fast)) return false;
  fast.repeats = repeats;
  while (crd_yaml_fast_next(&fast, &document, &found)) {
    if (!found) return true;
    add_document(list, document);
  }
  list->count = 0;
  return false;
}

static bool read_all(crd_string input, const crd_parse_options *options, document_list *list, crd_parse_error *error) {
  yaml_reader *reader = crd_yaml_reader_create(list->arena, input);
  yaml_node *root;
  uint32_t offset = 0;
  bool good;
  while ((good = crd_yaml_reader_next(reader, &root, &offset, error)) && root) {
    crd_yaml_document document = {.offset = offset};
    if (!root->absent) {
      document.value = crd_arena_alloc(list->arena, sizeof *document.value);
      crd_strict_errors keys;
      good = crd_yaml_build(list->arena, root, options, document.value, &keys, error);
      if (!good) break;
      tell_keys(list->arena, input, &keys, options, &document.duplicate_error);
    }
    add_document(list, document);
  }
  return good;
}

typedef struct yaml_parsing {
  crd_string input;
  const crd_parse_options *options;
  crd_parse_error *error;
  yaml_repeats *repeats;
  document_list list;          /* the documents of a stream */
  crd_value *value;            /* the first document's value */
  crd_string *duplicate_error; /* of the first document */
  bool good;
} yaml_parsing;

static void parse_stream(void *context) {
  yaml_parsing *parsing = context;
  parsing->good = read_fast(parsing->input, parsing->options, parsing->repeats, &parsing->list) ||
                  read_all(parsing->input, parsing->options, &parsing->list, parsing->error);
}

bool crd_yaml_parse_stream(crd_arena *arena, crd_string input, const crd_parse_options *options,
                           crd_yaml_document **documents, size_t *count, crd_parse_error *error) {
  return crd_yaml_parse_repeats(arena, input, options, documents, count, error, NULL);
}

bool crd_yaml_parse_repeats(crd_arena *arena, crd_string input, const crd_parse_options *options,
                            crd_yaml_document **documents, size_t *count, crd_parse_error *error, yaml_repeats *repeats) {
  crd_parse_error unwanted;
  if (!error) error = &unwanted;
  *documents = NULL;
  *count = 0;
  if (options && options->duplicates) options->duplicates->count = 0;
  if (!check_size(input, error)) return false;
  yaml_parsing parsing = {.input = input, .options = options, .error = error, .repeats = repeats, .list = {.arena = arena}};
  crd_stop stop = crd_guard_once(arena, parse_stream, &parsing);
  if (stop) {
    *error = parse_stopped(stop);
    return false;
  }
  *documents = parsing.list.items;
  *count = parsing.list.count;
  return parsing.good;
}

static void parse_first(void *context) {
  yaml_parsing *parsing = context;
  crd_arena *arena = parsing->list.arena;
  const crd_parse_options *options = parsing->options;
  yaml_fast fast;
  crd_yaml_document document;
  bool found;
  if (crd_yaml_fast_begin(arena, parsing->input, options ? options->max_depth : 0, &fast) &&
      crd_yaml_fast_next(&fast, &document, &found) && document.value) {
    parsing->value = document.value;
    return;
  }
  yaml_reader *reader = crd_yaml_reader_create(arena, parsing->input);
  yaml_node *root;
  uint32_t offset;
  if (!crd_yaml_reader_next(reader, &root, &offset, parsing->error)) return;
  crd_value *value = crd_arena_alloc(arena, sizeof *value);
  *value = crd_value_make_null(); /* an empty stream is null */
  crd_strict_errors keys = {.arena = arena};
  if (root && !crd_yaml_build(arena, root, options, value, &keys, parsing->error)) return;
  tell_keys(arena, parsing->input, &keys, options, parsing->duplicate_error);
  parsing->value = value;
}

crd_value *crd_yaml_parse(crd_arena *arena, crd_string input, const crd_parse_options *options, crd_parse_error *error,
                          crd_string *duplicate_error) {
  crd_parse_error unwanted_error;
  crd_string unwanted_text;
  if (!error) error = &unwanted_error;
  if (!duplicate_error) duplicate_error = &unwanted_text;
  *duplicate_error = (crd_string){0};
  if (options && options->duplicates) options->duplicates->count = 0;
  if (!check_size(input, error)) return NULL;
  yaml_parsing parsing = {
      .input = input, .options = options, .error = error, .list = {.arena = arena}, .duplicate_error = duplicate_error};
  crd_stop stop = crd_guard_once(arena, parse_first, &parsing);
  if (stop) *error = parse_stopped(stop);
  return stop ? NULL : parsing.value;
}
