/* SPDX-License-Identifier: Apache-2.0 */
#include "samples.h"
#include "input.h"
#include <crd/json.h>
#include <crd/storage.h>
#include <crd/walk.h>
#include <crd/yaml.h>
#include <stdio.h>
#include <stdlib.h>

crd_request sample_request(const sample *sample, crd_operation operation) {
  return (crd_request){.operation = operation,
                       .kind = sample->kind,
                       .body = operation == CRD_UPDATE ? sample->updated : sample->body,
                       .old_object = operation == CRD_UPDATE ? sample->stored : NULL,
                       .layers = CRD_LAYER_CRD,
                       .uid = CRD_STRING("00000000-0000-0000-0000-000000000001"),
                       .creation_timestamp = CRD_STRING("2026-01-01T00:00:00Z"),
                       .resource_version = CRD_STRING("1")};
}

static crd_string text_of(const crd_value *object, const char *name) {
  const crd_value *value = crd_value_get(object, crd_string_of(name));
  return value && value->kind == CRD_STRING_VALUE ? crd_value_string(value) : CRD_STRING("");
}

/* The body of an update: the object with an annotation more, and the name that it was given. */
static crd_string touched(crd_arena *arena, const sample *sample, crd_json_style style) {
  crd_value object = crd_value_copy(arena, &sample->decoded);
  crd_value *metadata = crd_value_get(&object, CRD_STRING("metadata"));
  if (!metadata || metadata->kind != CRD_MAP) return crd_arena_copy(arena, crd_json_encode(arena, &object, style));
  crd_value *annotations = crd_value_get(metadata, CRD_STRING("annotations"));
  if (!annotations || annotations->kind != CRD_MAP)
    annotations = crd_value_set(arena, metadata, CRD_STRING("annotations"), crd_value_make_map(arena, 1));
  crd_value_set(arena, annotations, CRD_STRING("bench/touched"), crd_value_make_string(CRD_STRING("true")));
  const crd_value *name = crd_value_find(sample->stored, "metadata", "name", NULL);
  if (name && !crd_value_get(metadata, CRD_STRING("name"))) crd_value_set(arena, metadata, CRD_STRING("name"), *name);
  return crd_arena_copy(arena, crd_json_encode(arena, &object, style));
}

/* Makes a sample ready; false for objects of other kinds. */
static bool prepare(crd_arena *arena, const crd_registry *registry, const crd_value *object, crd_json_style style,
                    sample *sample) {
  *sample = (struct sample){.kind = NULL};
  if (object->kind != CRD_MAP) return false;
  sample->kind = crd_registry_find_object(registry, text_of(object, "apiVersion"), text_of(object, "kind"));
  if (!sample->kind) return false;
  sample->body = crd_arena_copy(arena, crd_json_encode(arena, object, style));
  sample->decoded = crd_value_copy(arena, object);
  crd_verdict verdict;
  crd_request request = sample_request(sample, CRD_CREATE);
  crd_request_judge(arena, &request, &verdict);
  if (!verdict.object) return false;
  sample->stored = verdict.object;
  void *storage = crd_arena_zalloc(arena, sample->kind->struct_size);
  crd_fill(arena, sample->kind->type, sample->stored, storage);
  sample->storage = storage;
  sample->updated = touched(arena, sample, style);
  return true;
}

static void add(samples *all, crd_arena *arena, const crd_registry *registry, const crd_value *object,
                crd_json_style style) {
  sample made;
  if (!object || !prepare(arena, registry, object, style, &made)) return;
  if (all->count == all->room) {
    all->room = all->room ? all->room * 2 : 64;
    all->items = realloc(all->items, all->room * sizeof *all->items);
    if (!all->items) abort();
  }
  all->items[all->count++] = made;
  all->bytes += made.body.size;
}

/* What visiting a file needs. */
typedef struct visit {
  samples *all;
  crd_arena *arena;
  const crd_registry *registry;
} visit;

/* Documents as kubectl sends them: compact JSON, names sorted. */
static void visit_file(void *context, const input *input) {
  const visit *to = context;
  document_cursor cursor = {.text = crd_arena_copy(to->arena, input->text), .json = input->json};
  crd_string document;
  size_t offset;
  while (document_next(&cursor, &document, &offset))
    add(to->all, to->arena, to->registry,
        input->json ? crd_json_parse(to->arena, document, NULL, NULL)
                    : crd_yaml_parse(to->arena, document, NULL, NULL, NULL),
        CRD_JSON_GO);
}

static void visit_path(void *context, const char *path, uint64_t size) {
  input input;
  (void)size;
  if (input_load(path, &input)) visit_file(context, &input);
  input_release(&input);
}

static void pass_over(void *context, const char *path, const char *what) {
  (void)context;
  fprintf(stderr, "%s: %s\n", path, what);
}

static void add_lines(const visit *to, crd_string text) {
  while (text.size) {
    const char *end = memchr(text.data, '\n', text.size);
    crd_string line = {text.data, end ? (size_t)(end - text.data) : text.size};
    const crd_value *object = line.size ? crd_json_parse(to->arena, line, NULL, NULL) : NULL;
    const crd_value *inner = crd_value_get(object, CRD_STRING("object"));
    add(to->all, to->arena, to->registry, inner ? inner : object, CRD_JSON_COMPACT);
    size_t step = line.size + (end != NULL);
    text = crd_string_slice(text, step, text.size);
  }
}

void samples_add(samples *all, crd_arena *arena, const crd_registry *registry, const char *path) {
  visit to = {all, arena, registry};
  size_t size = strlen(path);
  crd_string text;
  if (size <= 6 || strcmp(path + size - 6, ".jsonl") != 0) {
    input_walk(path, &(input_visitor){.found = visit_path, .problem = pass_over, .context = &to});
  } else if (input_read(path, &text)) {
    add_lines(&to, crd_arena_copy(arena, text));
    free((void *)(uintptr_t)text.data);
  }
}
