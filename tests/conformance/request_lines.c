/* SPDX-License-Identifier: Apache-2.0 */
#include "request_lines.h"
#include "registry.h"
#include <crd/json.h>
#include <crd/raw_json.h>
#include <stdlib.h>

static const crd_registry *registry_of_kinds(const kinds *kinds) {
  return kinds ? kinds_registry(kinds) : NULL;
}

/* Of a CRD in the request itself; those of one CRD stand together. */
static const crd_registry *registry_in(request_lines *lines, crd_string crd) {
  if (!lines->inlined || !crd_string_equal(crd_string_of(lines->inlined), crd)) {
    char *error;
    kinds_destroy(lines->inlined_kinds);
    free(lines->inlined);
    lines->inlined = strndup(crd.data ? crd.data : "", crd.size);
    lines->inlined_kinds = kinds_load_quietly("<request>", crd_string_of(lines->inlined), 0, &error);
    free(error);
  }
  return registry_of_kinds(lines->inlined_kinds);
}

static const crd_registry *registry_of(request_lines *lines, crd_string file) {
  if (!file.size) return &crd_registry_generated;
  for (size_t i = 0; i < lines->file_count; i++)
    if (crd_string_equal(crd_string_of(lines->files[i].name), file)) return registry_of_kinds(lines->files[i].kinds);
  if (lines->file_count == REQUEST_LINES_FILES) return NULL;
  char *error, *name = strndup(file.data, file.size);
  kinds *kinds = kinds_load_quietly(name, (crd_string){NULL, 0}, 0, &error);
  free(error);
  lines->files[lines->file_count].name = name;
  lines->files[lines->file_count++].kinds = kinds;
  return registry_of_kinds(kinds);
}

static crd_string text_in(const crd_value *request, const char *name) {
  const crd_value *value = crd_value_get(request, crd_string_of(name));
  return value && value->kind == CRD_STRING_VALUE ? crd_value_string(value) : (crd_string){NULL, 0};
}

/* The bytes of a member as they stand in the line. */
static crd_string slice_of(crd_string line, const crd_value *value) {
  size_t at = value ? value->offset : line.size;
  crd_string slice = {NULL, 0};
  return value && crd_raw_json_value(line, &at, &slice) ? slice : (crd_string){NULL, 0};
}

bool request_line_read(request_lines *lines, crd_arena *arena, crd_string line, request_line *read) {
  const crd_value *parsed = crd_json_parse(arena, line, NULL, NULL);
  if (!parsed || crd_value_get(parsed, CRD_STRING("objectYaml"))) return false;
  crd_string op = text_in(parsed, "op"), endpoint = text_in(parsed, "endpoint");
  bool update = crd_string_equal(op, CRD_STRING("update"));
  if (op.size && !update && !crd_string_equal(op, CRD_STRING("create"))) return false;
  const crd_value *inlined = crd_value_get(parsed, CRD_STRING("crd")), *old = crd_value_get(parsed, CRD_STRING("oldObject"));
  read->registry = inlined ? registry_in(lines, slice_of(line, inlined)) : registry_of(lines, text_in(parsed, "crdFile"));
  size_t slash = endpoint.size;
  while (slash > 0 && endpoint.data[slash - 1] != '/') slash--;
  if (!read->registry || slash == 0) return false;
  crd_string body = text_in(parsed, "objectRaw");
  if (!body.size) body = slice_of(line, crd_value_get(parsed, CRD_STRING("object")));
  read->request = (crd_request){.operation = update ? CRD_UPDATE : CRD_CREATE,
                                .body = body,
                                .old_object = update ? old : NULL,
                                .want_strict = true,
                                .as_submitted = crd_value_get(parsed, CRD_STRING("asSubmitted")) != NULL,
                                .uid = CRD_STRING("00000000-0000-0000-0000-000000000001"),
                                .creation_timestamp = CRD_STRING("2026-01-01T00:00:00Z"),
                                .resource_version = CRD_STRING("1")};
  read->request.kind = crd_registry_find_object(read->registry, crd_string_slice(endpoint, 0, slash - 1),
                                                crd_string_slice(endpoint, slash, endpoint.size));
  read->old = slice_of(line, read->request.old_object);
  return read->request.kind && (!update || old);
}

void request_lines_release(request_lines *lines) {
  kinds_destroy(lines->inlined_kinds);
  free(lines->inlined);
  for (size_t i = 0; i < lines->file_count; i++) {
    kinds_destroy(lines->files[i].kinds);
    free(lines->files[i].name);
  }
  *lines = (request_lines){.file_count = 0};
}
