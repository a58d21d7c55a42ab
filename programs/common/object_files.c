/* SPDX-License-Identifier: Apache-2.0 */
#include "object_files.h"
#include "../../generator/schema/markers/overlay_name.h"
#include <crd/yaml.h>
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

/* The state of one call of object_files_read. */
typedef struct object_reading {
  const object_reader *reader;
  const char *path;      /* as given */
  crd_string kind, name; /* of the wanted object; an empty kind: all objects */
  object_place place;
  bool good, found;
} object_reading;

crd_string object_place_text(crd_arena *arena, const object_place *place, crd_string what) {
  const crd_position position = crd_position_of(place->input->text, place->offset);
  return crd_arena_printf(arena, "%s:%u:%u: %.*s", place->input->name, position.line, position.column, CRD_PRINT(what));
}

static void refuse_place(object_reading *reading, size_t offset, crd_string what) {
  const object_reader *reader = reading->reader;
  reading->place.offset = reading->place.document + offset;
  reading->good = false;
  reader->complain(reader->context, object_place_text(reader->arena, &reading->place, what));
}

/* ---- objects ---- */

static bool is_wanted(const object_reading *reading, const crd_value *object) {
  if (!reading->kind.size) return true;
  return crd_string_equal(crd_value_text_in(object, "kind"), reading->kind) &&
         crd_string_equal(crd_value_text(crd_value_find(object, "metadata", "name", NULL)), reading->name);
}

static void take_one_object(object_reading *reading, crd_value *object) {
  const object_reader *reader = reading->reader;
  if (object->kind != CRD_MAP || !crd_value_text_in(object, "kind").size || !crd_value_text_in(object, "apiVersion").size) {
    refuse_place(reading, object->offset,
                 object->kind != CRD_MAP                   ? CRD_STRING("not an object")
                 : !crd_value_text_in(object, "kind").size ? CRD_STRING("kind: Required value")
                                                           : CRD_STRING("apiVersion: Required value"));
    return;
  }
  if (!is_wanted(reading, object)) return;
  reading->found = true;
  reading->place.offset = reading->place.document + object->offset;
  if (!reader->take(reader->context, &reading->place, object)) reading->good = false;
}

static void take_root_object(object_reading *reading, crd_value *root, unsigned depth) {
  crd_value *items = depth < OBJECT_LIST_DEPTH ? object_list_items(root) : NULL;
  if (!items) take_one_object(reading, root);
  for (uint32_t i = 0; items && i < items->size; i++) {
    object_list_complete(reading->reader->arena, root, &items->as.items[i]);
    take_root_object(reading, &items->as.items[i], depth + 1);
  }
}

static void take_document_text(object_reading *reading, crd_string text) {
  const bool json = reading->place.input->json;
  crd_parse_error error = {.offset = 0};
  crd_value *root = json ? crd_json_parse(reading->reader->arena, text, NULL, &error)
                    : document_has_bad_separator(reading->reader->arena, text, &error)
                        ? NULL
                        : crd_yaml_parse(reading->reader->arena, text, NULL, &error, NULL);
  if (!root) {
    refuse_place(reading, error.offset, error.message);
    return;
  }
  if (root->kind == CRD_NULL && !json) return; /* only comments */
  take_root_object(reading, root, 0);
}

/* ---- files ---- */

static void refuse_path(void *context, const char *path, const char *what) {
  object_reading *reading = context;
  const object_reader *reader = reading->reader;
  reading->good = false;
  reader->complain(reader->context, crd_arena_printf(reader->arena, "%s: %s", path, what));
}

static void take_object_file(void *context, const char *path, uint64_t size) {
  object_reading *reading = context;
  crd_arena *arena = reading->reader->arena;
  (void)size;
  input read;
  if (strcmp(path, reading->path) != 0 && crdc_overlay_is_name(crd_string_of(path)))
    return; /* it belongs to the CRD beside
             * it */
  if (!input_load(path, &read)) {
    refuse_path(context, path, input_error(errno));
    return;
  }
  input *kept = crd_arena_alloc(arena, sizeof *kept);
  *kept = (input){
      .name = crd_arena_copy(arena, crd_string_of(path)).data, .text = crd_arena_copy(arena, read.text), .json = read.json};
  input_release(&read);
  document_cursor cursor = {.text = kept->text, .json = kept->json};
  crd_string document;
  for (size_t offset; document_next(&cursor, &document, &offset);) {
    reading->place = (object_place){.input = kept, .document = offset, .document_size = document.size};
    take_document_text(reading, document);
  }
}

/* The "#Kind/name" part of a path, or NULL. */
static const char *object_mark(const char *path) {
  return access(path, F_OK) == 0 ? NULL : strrchr(path, '#');
}

void object_files_path(const char *path, char *file, size_t size) {
  const char *mark = object_mark(path);
  snprintf(file, size, "%.*s", mark ? (int)(mark - path) : (int)strlen(path), path);
}

bool object_files_read(const object_reader *reader, const char *path) {
  object_reading reading = {.reader = reader, .path = path, .good = true};
  const input_visitor visitor = {.found = take_object_file, .problem = refuse_path, .context = &reading};
  const char *mark = object_mark(path);
  if (mark && crd_string_cut(crd_string_of(mark + 1), '/', &reading.kind, &reading.name)) {
    crd_string file = crd_arena_copy(reader->arena, (crd_string){path, (size_t)(mark - path)});
    input_walk(file.data, &visitor);
    if (reading.good && !reading.found) refuse_path(&reading, path, "there is no such object");
    return reading.good;
  }
  input_walk(path, &visitor);
  return reading.good;
}

/* Recognises lists of objects by the names of their kinds. */

static crd_string text_of(const crd_value *object, crd_string name) {
  return crd_value_text(crd_value_get(object, name));
}

static bool is_called_list(const crd_value *root) {
  return crd_string_has_suffix(text_of(root, CRD_STRING("kind")), CRD_STRING("List"));
}

static bool says_what_it_is(const crd_value *value) {
  return text_of(value, CRD_STRING("apiVersion")).size && text_of(value, CRD_STRING("kind")).size;
}

crd_value *object_list_items(const crd_value *root) {
  crd_value *items = crd_value_get(root, CRD_STRING("items"));
  if (!items || items->kind != CRD_LIST) return NULL;
  bool is_list = is_called_list(root);
  for (uint32_t i = 0; i < items->size && !is_list; i++) is_list = says_what_it_is(&items->as.items[i]);
  return is_list ? items : NULL;
}

void object_list_complete(crd_arena *arena, const crd_value *root, crd_value *item) {
  const crd_string api_version = CRD_STRING("apiVersion"), kind = CRD_STRING("kind"), of_list = text_of(root, kind);
  const size_t word = sizeof "List" - 1;
  if (item->kind != CRD_MAP || of_list.size <= word || !is_called_list(root) || !text_of(root, api_version).size) return;
  if (says_what_it_is(item)) return;
  crd_value_set(arena, item, api_version, crd_value_make_string(text_of(root, api_version)));
  crd_value_set(arena, item, kind, crd_value_make_string(crd_string_slice(of_list, 0, of_list.size - word)));
}
