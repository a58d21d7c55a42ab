/* SPDX-License-Identifier: Apache-2.0 */
/* Embedded resources: objects below x-kubernetes-embedded-resource have an apiVersion, a kind and metadata of their own,
 * which are coerced and validated like the root's. Mirrors apiextensions-apiserver
 * pkg/apiserver/schema/objectmeta/{algorithm,validation}.go. */
#include "../text/group_version.h"
#include "metadata_parts.h"
#include "names.h"

/* The text of the resource's path, with a dot at its end so that the name of a field can follow. */
static crd_string path_before(crd_arena *arena, crd_string prefix, const crd_path *path) {
  crd_string text = crd_path_text(arena, prefix, path, CRD_PATH_SUBSCRIPT);
  return text.size ? crd_meta_join(arena, text, CRD_STRING(".")) : text;
}

static crd_error embedded_coercion_error(crd_arena *arena, crd_string before, crd_string field, const crd_value *value) {
  return (crd_error){.type = CRD_ERROR_INVALID,
                     .stage = CRD_STAGE_EMBEDDED,
                     .offset = value->offset,
                     .field = crd_meta_join(arena, before, field),
                     .value = crd_bad_of(arena, CRD_BAD_OF_MINOR, value)};
}

static const crd_string type_fields[] = {CRD_STRING_INIT("apiVersion"), CRD_STRING_INIT("kind")};

bool crd_embedded_coerce_told(crd_arena *arena, crd_value *object, crd_string prefix, const crd_path *path,
                              crd_strict_errors *unknown, crd_error *error) {
  if (object->kind != CRD_MAP) return true;
  for (int i = 0; i < 2; i++) {
    const crd_value *value = crd_value_get(object, type_fields[i]);
    if (!value || value->kind == CRD_STRING_VALUE) continue;
    *error = embedded_coercion_error(arena, path_before(arena, prefix, path), type_fields[i], value);
    error->words = WORDS(STRING);
    return false;
  }
  crd_value *metadata = crd_value_get(object, CRD_STRING("metadata"));
  if (!metadata) return true;
  crd_string detail, name = CRD_STRING("metadata");
  crd_strict_errors found = {.arena = arena};
  bool wanted = unknown && !crd_strict_full(unknown);
  bool good = crd_metadata_coerce(arena, metadata, name, false, wanted ? &found : NULL, &detail);
  if (good && !found.count) return true;
  crd_string before = path_before(arena, prefix, path);
  for (uint32_t i = 0; good && i < found.count; i++) {
    found.items[i].path = crd_meta_join(arena, before, found.items[i].path);
    crd_strict_add(unknown, found.items[i]);
  }
  if (good) return true;
  *error = embedded_coercion_error(arena, before, name, metadata);
  error->detail = detail;
  return false;
}

bool crd_embedded_coerce(crd_arena *arena, crd_value *object, crd_string prefix, const crd_path *path,
                         crd_strict_errors *unknown, crd_string *error) {
  crd_error found;
  bool good = crd_embedded_coerce_told(arena, object, prefix, path, unknown, &found);
  *error = good ? (crd_string){NULL, 0} : crd_error_message(arena, &found);
  return good;
}

bool crd_embedded_coerce_stored(crd_arena *arena, crd_value *object) {
  if (object->kind != CRD_MAP) return true;
  for (int i = 0; i < 2; i++) {
    const crd_value *value = crd_value_get(object, type_fields[i]);
    if (value && value->kind != CRD_STRING_VALUE) crd_value_remove(object, type_fields[i]);
  }
  crd_string error;
  crd_value *metadata = crd_value_get(object, CRD_STRING("metadata"));
  if (!metadata) return true;
  return crd_metadata_coerce(arena, metadata, CRD_STRING("metadata"), true, NULL, &error) && crd_meta_is_settled(metadata);
}

/* The list for errors of an embedded resource. Their fields have no path yet: it is added when all are found. */
typedef struct embedded_place {
  crd_errors *errors;
  uint32_t offset;
} embedded_place;

static crd_error embedded_error(const embedded_place *at, crd_error_type type, const char *field, const crd_value *value) {
  crd_error error = {.type = (uint8_t)type, .stage = CRD_STAGE_EMBEDDED, .offset = at->offset};
  error.field = crd_string_of(field);
  if (value) {
    error.value = crd_bad_of(at->errors->arena, CRD_BAD_OF_MINOR, value);
    if (value->offset != CRD_NO_OFFSET) error.offset = value->offset;
  }
  return error;
}

static void add_embedded_error(const embedded_place *at, crd_error_type type, const char *field, const crd_value *value,
                               const crd_words *words) {
  crd_error error = embedded_error(at, type, field, value);
  error.words = words;
  crd_errors_add(at->errors, error);
}

/* The same, with a text as argument of the message. */
static void add_embedded_error_with(const embedded_place *at, const char *field, const crd_value *value,
                                    const crd_words *words, crd_string text) {
  crd_error error = embedded_error(at, CRD_ERROR_INVALID, field, value);
  crd_value argument = crd_value_make_string(text);
  crd_error_say(at->errors->arena, &error, words, &argument, 1);
  crd_errors_add(at->errors, error);
}

static void check_api_version(const embedded_place *at, const crd_value *value) {
  crd_group_version parts;
  if (value->kind != CRD_STRING_VALUE)
    add_embedded_error(at, CRD_ERROR_INVALID, "apiVersion", value, WORDS(STRING));
  else if (value->size == 0)
    add_embedded_error(at, CRD_ERROR_INVALID, "apiVersion", value, WORDS(NOT_EMPTY));
  else if (!crd_group_version_parse(crd_value_string(value), &parts))
    add_embedded_error_with(at, "apiVersion", value, WORDS(GROUP_VERSION), crd_value_string(value));
}

static void check_kind(const embedded_place *at, const crd_value *value) {
  if (value->kind != CRD_STRING_VALUE) {
    add_embedded_error(at, CRD_ERROR_INVALID, "kind", value, WORDS(STRING));
    return;
  }
  if (value->size == 0) {
    add_embedded_error(at, CRD_ERROR_INVALID, "kind", value, WORDS(NOT_EMPTY));
    return;
  }
  crd_text detail = {.arena = at->errors->arena};
  names_found found = {.count = 0};
  crd_names_check_dns1035_label(&found, crd_meta_lower_case(detail.arena, crd_value_string(value)));
  if (found.count == 0) return;
  for (uint32_t i = 0; i < found.count; i++) {
    if (i) crd_text_add_char(&detail, ',');
    crd_text_add(&detail, crd_words_plain(found.items[i], 0));
  }
  add_embedded_error_with(at, "kind", value, WORDS(KIND_CASE), crd_text_string(&detail));
}

static void check_embedded_metadata(const embedded_place *at, const crd_value *value, bool keep_repeated) {
  crd_arena *arena = at->errors->arena;
  crd_value metadata = crd_value_copy(arena, value); /* coercing changes the value */
  crd_string error, path = CRD_STRING("metadata");
  if (!crd_metadata_coerce(arena, &metadata, path, false, NULL, &error)) {
    crd_error unread = embedded_error(at, CRD_ERROR_INVALID, "metadata", value);
    unread.detail = error;
    crd_errors_add(at->errors, unread);
    return;
  }
  const crd_value *name_space = crd_value_get(&metadata, CRD_STRING("namespace"));
  crd_metadata_options options = {.namespaced = name_space && name_space->size > 0,
                                  .name_rule = CRD_NAME_PATH_SEGMENT,
                                  .name_optional = true,
                                  .path = path,
                                  .stage = CRD_STAGE_EMBEDDED,
                                  .keep_repeated = keep_repeated};
  crd_metadata_validate(at->errors, &metadata, &options);
}

void crd_embedded_validate_as(crd_errors *errors, const crd_value *object, crd_string prefix, const crd_path *path,
                              bool keep_repeated) {
  if (object->kind != CRD_MAP || crd_errors_full(errors)) return;
  embedded_place at = {errors, object->offset};
  uint32_t first = errors->count;
  const crd_value *api_version = crd_value_get(object, CRD_STRING("apiVersion"));
  const crd_value *kind = crd_value_get(object, CRD_STRING("kind"));
  const crd_value *metadata = crd_value_get(object, CRD_STRING("metadata"));
  if (!api_version) add_embedded_error(&at, CRD_ERROR_REQUIRED, "apiVersion", NULL, WORDS(EMBEDDED_REQUIRED));
  if (!kind) add_embedded_error(&at, CRD_ERROR_REQUIRED, "kind", NULL, WORDS(EMBEDDED_REQUIRED));
  if (api_version) check_api_version(&at, api_version);
  if (kind) check_kind(&at, kind);
  if (metadata) check_embedded_metadata(&at, metadata, keep_repeated);
  if (errors->count == first) return;
  crd_string before = path_before(errors->arena, prefix, path);
  for (uint32_t i = first; before.size && i < errors->count; i++) {
    errors->items[i].field = crd_meta_join(errors->arena, before, errors->items[i].field);
    errors->bytes += before.size;
  }
}

void crd_embedded_validate(crd_errors *errors, const crd_value *object, crd_string prefix, const crd_path *path) {
  crd_embedded_validate_as(errors, object, prefix, path, false);
}
