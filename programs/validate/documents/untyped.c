/* SPDX-License-Identifier: Apache-2.0 */
/* Each kind has its own rules for names; all names must be valid segments of a path. An object without a namespace is not
 * required to have one. */
#include "untyped.h"
#include "../../../runtime/text/group_version.h"
#include <crd/go_text.h>
#include <crd/metadata.h>

/* Finds the value that Go's decoder refused, from its message. */

typedef struct go_search {
  crd_string word;      /* "string", "number", "bool", "object", "array" */
  const crd_value *way; /* the innermost value on the path that was found */
  size_t left;          /* the bytes of the path below it */
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

/* The value at a path, or one in the map or list there. */
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

/* The offset for "... cannot unmarshal string into Go struct field DeploymentSpec.spec.replicas of type int32", whose path
 * begins at `root`. The path has no list indexes or map keys, so the first value of the wrong type is used; if there is
 * none, the innermost value on the path. */
static uint32_t go_place_of(const crd_value *root, crd_string message) {
  crd_string type, path;
  go_search search = {.word = text_between(message, "cannot unmarshal ", " into Go "), .way = root, .left = SIZE_MAX};
  if (!crd_string_cut(text_between(message, "Go struct field ", " of type "), '.', &type, &path)) return root->offset;
  const crd_value *found = find_refused(&search, root, path);
  return found && found->offset != CRD_NO_OFFSET ? found->offset : search.way->offset;
}

static void refuse_untyped(crd_verdict *verdict, int code, crd_string reason, crd_string message) {
  verdict->allowed = false;
  verdict->code = code;
  verdict->reason = reason;
  verdict->message = message;
}

static void add_type_error(const untyped_document *document, crd_verdict *verdict, const char *field, crd_string value,
                           crd_string detail) {
  crd_errors_add(&verdict->errors, (crd_error){.type = CRD_ERROR_INVALID,
                                               .stage = CRD_STAGE_TYPE_META,
                                               .offset = crd_value_get(document->object, crd_string_of(field))->offset,
                                               .field = crd_string_of(field),
                                               .value = crd_bad_string(value),
                                               .detail = detail});
}

/* The requirements for CustomResourceDefinitions and APIServices, which all kinds of all servers therefore meet
 * (ValidateCustomResourceDefinition, ValidateAPIService). If neither apiVersion nor kind is valid, the document uses the two
 * for something else. */
static void check_type(crd_arena *arena, const untyped_document *document, crd_verdict *verdict) {
  crd_group_version parts;
  crd_texts of_version = {.arena = arena}, of_kind = {.arena = arena};
  if (!crd_group_version_parse(document->api_version, &parts) || !parts.version.size) {
    add_type_error(document, verdict, "apiVersion", document->api_version, CRD_STRING("must be VERSION or GROUP/VERSION"));
    return;
  }
  if (parts.group.size) crd_check_dns1123_subdomain(&of_version, parts.group);
  crd_check_dns1035_label(&of_version, parts.version);
  crd_check_dns1035_label(&of_kind, crd_go_lower(arena, document->kind));
  if (of_version.count && !of_kind.count)
    add_type_error(document, verdict, "apiVersion", document->api_version, of_version.items[0]);
  if (of_kind.count && !of_version.count)
    add_type_error(
        document, verdict, "kind", document->kind,
        crd_arena_printf(arena, "may have mixed case, but should otherwise match: %.*s", CRD_PRINT(of_kind.items[0])));
}

/* Whether metadata can be an ObjectMeta, as far as that is known without the kind. */
static bool has_object_meta(const untyped_document *document, crd_string group) {
  return crd_value_get(document->object, CRD_STRING("metadata")) &&
         !crd_string_has_suffix(document->kind, CRD_STRING("List")) &&
         !crd_string_equal(group, CRD_STRING("kustomize.config.k8s.io"));
}

static void check_metadata(crd_arena *arena, const untyped_document *document, crd_verdict *verdict) {
  crd_value metadata = crd_value_copy(arena, crd_value_get(document->object, CRD_STRING("metadata")));
  crd_strict_errors unknown = {.arena = arena};
  crd_string error;
  if (metadata.kind == CRD_NULL) return;
  if (!crd_metadata_coerce(arena, &metadata, CRD_STRING("metadata"), false, &unknown, &error)) {
    verdict->offset = go_place_of(crd_value_get(document->object, CRD_STRING("metadata")), error);
    refuse_untyped(verdict, 400, CRD_STRING("BadRequest"), error);
    return;
  }
  for (uint32_t i = 0; document->built_in && i < unknown.count; i++) crd_strict_add(&verdict->found, unknown.items[i]);
  const crd_metadata_options options = {.namespaced =
                                            crd_value_text(crd_value_get(&metadata, CRD_STRING("namespace"))).size > 0,
                                        .name_rule = CRD_NAME_PATH_SEGMENT,
                                        .name_optional = true,
                                        .path = CRD_STRING("metadata"),
                                        .stage = CRD_STAGE_META};
  crd_metadata_validate(&verdict->errors, &metadata, &options);
}

bool untyped_judge(crd_arena *arena, const untyped_document *document, crd_verdict *verdict) {
  crd_string group = crd_group_version_of(document->api_version).group;
  *verdict = crd_verdict_init(arena);
  verdict->allowed = true;
  verdict->errors.kubernetes_minor = document->kubernetes_minor;
  for (uint32_t i = 0; i < document->noted->count; i++) crd_strict_add(&verdict->found, document->noted->items[i]);
  check_type(arena, document, verdict);
  if (has_object_meta(document, group)) check_metadata(arena, document, verdict);
  crd_strict_tell(&verdict->found, false, &verdict->strict);
  if (verdict->errors.count) {
    verdict->name = crd_value_text(crd_value_find(document->object, "metadata", "name", NULL));
    verdict->details = (crd_status_details){.given = true, .name = verdict->name, .group = group, .kind = document->kind};
    refuse_untyped(verdict, 422, CRD_STRING("Invalid"),
                   crd_invalid_message(arena, group, document->kind, verdict->name, &verdict->errors));
  }
  return !verdict->allowed || verdict->found.count;
}
