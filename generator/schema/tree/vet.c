/* SPDX-License-Identifier: Apache-2.0 */
/* Shared by all checks of a CRD: errors at a path, printing of values, places of keywords. */
#include "schema/tree/vet.h"
#include "schema/tree/shape.h"

/* ---- errors ---- */

crd_string crdc_vet_path(const checker *checker, const crd_path *path) {
  return crd_path_text(checker->arena, checker->prefix, path, CRD_PATH_SUBSCRIPT);
}

void crdc_vet_error_with(const checker *checker, crd_error_type type, const crd_path *path, const char *child,
                         uint32_t offset, crd_bad_value value, const crd_words *words, const crd_value *arguments,
                         size_t count) {
  crd_path leaf = path_child(path, child);
  crd_error error = {.type = (uint8_t)type,
                     .stage = CRD_STAGE_SCHEMA,
                     .offset = offset,
                     .field = crdc_vet_path(checker, child ? &leaf : path),
                     .value = value};
  crd_error_say(checker->arena, &error, words, arguments, count);
  crd_errors_add(checker->errors, error);
}

void crdc_vet_error(const checker *checker, crd_error_type type, const crd_path *path, const char *child, uint32_t offset,
                    crd_bad_value value, const crd_words *words) {
  crdc_vet_error_with(checker, type, path, child, offset, value, words, NULL, 0);
}

void crdc_vet_required(const checker *checker, const crd_path *path, const char *child, uint32_t offset,
                       const crd_words *words) {
  crdc_vet_error(checker, CRD_ERROR_REQUIRED, path, child, offset, crd_bad_none(), words);
}

void crdc_vet_forbidden(const checker *checker, const crd_path *path, const char *child, uint32_t offset,
                        const crd_words *words) {
  crdc_vet_error(checker, CRD_ERROR_FORBIDDEN, path, child, offset, crd_bad_none(), words);
}

void crdc_vet_invalid(const checker *checker, const crd_path *path, const char *child, uint32_t offset, crd_string value,
                      const crd_words *words) {
  crdc_vet_error(checker, CRD_ERROR_INVALID, path, child, offset, crd_bad_string(value), words);
}

void crdc_vet_invalid_with(const checker *checker, const crd_path *path, const char *child, uint32_t offset,
                           crd_string value, const crd_words *words, crd_string text) {
  crd_value argument = crd_value_make_string(text);
  crdc_vet_error_with(checker, CRD_ERROR_INVALID, path, child, offset, crd_bad_string(value), words, &argument, 1);
}

void crdc_vet_not_supported(const checker *checker, const crd_path *path, const char *child, uint32_t offset,
                            crd_string value, const char *const *supported) {
  crd_text names = {.arena = checker->arena};
  for (size_t i = 0; supported[i]; i++) crd_text_printf(&names, "%s\"%s\"", i ? ", " : "", supported[i]);
  crd_value argument = crd_value_make_string(crd_text_string(&names));
  crdc_vet_error_with(checker, CRD_ERROR_NOT_SUPPORTED, path, child, offset, crd_bad_string(value), VET(SUPPORTED),
                      &argument, 1);
}

crd_bad_value crdc_vet_strings(const checker *checker, const crd_string *items, size_t count) {
  crd_value list = crd_value_make_list(checker->arena, count);
  for (size_t i = 0; i < count; i++) crd_value_append(checker->arena, &list, crd_value_make_string(items[i]));
  return (crd_bad_value){.data = list, .form = CRD_BAD_STRINGS};
}

crd_string crdc_vet_join(const checker *checker, const crd_texts *messages) {
  crd_text out = {.arena = checker->arena};
  for (uint32_t i = 0; i < messages->count; i++) {
    if (i) crd_text_add_char(&out, ',');
    crd_text_add(&out, messages->items[i]);
  }
  crd_text_add_char(&out, 0);
  return (crd_string){out.data, out.size - 1};
}

/* ---- places and texts ---- */

const crd_member *crdc_member_find(const crd_value *map, const char *name) {
  if (!map || map->kind != CRD_MAP) return NULL;
  crd_string wanted = crd_string_of(name);
  for (uint32_t i = 0; i < map->size; i++)
    if (crd_string_equal(crd_member_name(&map->as.members[i]), wanted)) return &map->as.members[i];
  return NULL;
}

uint32_t crdc_member_place(const crd_value *map, const char *name) {
  const crd_member *member = crdc_member_find(map, name);
  return member ? member->value.offset : map ? map->offset : CRD_NO_OFFSET;
}

uint32_t crdc_keyword_place(const schema *node, const char *keyword) {
  return crdc_member_place(node->value, keyword);
}

uint32_t crdc_keyword_name_place(const schema *node, const char *keyword) {
  const crd_member *member = crdc_member_find(node->value, keyword);
  return member ? member->name_offset : node->location.offset;
}

const crd_value *crdc_keyword_value(const schema *node, const char *keyword) {
  const crd_member *member = crdc_member_find(node->value, keyword);
  return member && member->value.kind != CRD_NULL ? &member->value : NULL;
}

crd_string crdc_member_string(const crd_value *map, const char *name) {
  const crd_member *member = crdc_member_find(map, name);
  return crd_value_text(member ? &member->value : NULL);
}

bool crdc_text_is(crd_string text, const char *literal) {
  return crd_string_equal(text, crd_string_of(literal));
}

bool crdc_text_is_one_of(crd_string text, const char *const *names) {
  for (size_t i = 0; names[i]; i++)
    if (crdc_text_is(text, names[i])) return true;
  return false;
}

bool crdc_vet_is_meta_name(crd_string name) {
  return crdc_text_is(name, "apiVersion") || crdc_text_is(name, "kind") || crdc_text_is(name, "metadata");
}

/* ---- parts that versions share ---- */

bool crdc_versions_share(const crd_definition *definition, const char *member) {
  crd_string name = crd_string_of(member);
  const shape_member *shape = crdc_shape_find(&crdc_shape_version, name);
  for (size_t i = 1; i < definition->version_count; i++)
    if (!crdc_shape_equal(shape, crd_value_get(definition->versions[0].value, name),
                          crd_value_get(definition->versions[i].value, name)))
      return false;
  return true;
}

bool crd_schemas_shared(const crd_definition *definition) {
  return crdc_versions_share(definition, "schema");
}

crd_string crd_schema_path(crd_arena *arena, const crd_definition *definition, size_t version) {
  if (crd_schemas_shared(definition)) return CRD_STRING("spec.validation.openAPIV3Schema");
  return crd_arena_printf(arena, "spec.versions[%zu].schema.openAPIV3Schema", version);
}
