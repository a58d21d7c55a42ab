/* SPDX-License-Identifier: Apache-2.0 */
/* Names and versions of a CRD: metadata, group, scope, spec.names, version names, stored versions, API approval. */
#include "schema/check_parts.h"

#include <crd/go_text.h>
#include <crd/metadata.h>
#include <crd/url.h>

static crd_texts texts(const checker *checker) {
  return (crd_texts){.arena = checker->arena};
}

/* The extra rule for the names of CRDs (ValidateCustomResourceDefinition's nameValidationFn). */
static void check_full_name(const checker *checker, const char *member) {
  const crd_definition *definition = checker->definition;
  crd_string name = crdc_member_string(definition->metadata, member);
  if (!name.size) return;
  crd_string wanted = crd_arena_printf(checker->arena, "%.*s.%.*s", (int)definition->plural.size, definition->plural.data,
                                       (int)definition->group.size, definition->group.data);
  crd_path metadata = path_child(NULL, "metadata");
  struct checker root = *checker;
  root.prefix = (crd_string){NULL, 0};
  if (!crd_string_equal(name, wanted))
    crdc_vet_invalid(&root, &metadata, member, crdc_member_place(definition->metadata, member), name, VET(FULL_NAME));
}

/* A built-in kind: its file says so, and only exists for its rules. */
static bool is_native(const crd_definition *definition) {
  const crd_value *annotation = crd_value_find(definition->metadata, "annotations", "crdc/native", NULL);
  return annotation && crd_value_is_string(annotation, CRD_STRING("true"));
}

void crdc_vet_metadata(const checker *checker) {
  if (is_native(checker->definition)) return;
  crd_metadata_options options = {
      .namespaced = false, .name_rule = CRD_NAME_DNS_SUBDOMAIN, .path = CRD_STRING("metadata"), .stage = CRD_STAGE_SCHEMA};
  crd_metadata_validate(checker->errors, checker->definition->metadata, &options);
  check_full_name(checker, "generateName");
  check_full_name(checker, "name");
}

void crdc_vet_group_and_scope(const checker *checker) {
  const crd_definition *definition = checker->definition;
  uint32_t place = crdc_member_place(definition->spec, "group");
  crd_texts messages = texts(checker);
  crd_check_dns1123_subdomain(&messages, definition->group);
  if (is_native(definition))
    messages.count = 0; /* the group can be the core group */
  else if (!definition->group.size)
    crdc_vet_required(checker, NULL, "group", place, NULL);
  else if (messages.count)
    crdc_vet_invalid_with(checker, NULL, "group", place, definition->group, VET(TEXT), crdc_vet_join(checker, &messages));
  else if (!memchr(definition->group.data, '.', definition->group.size))
    crdc_vet_invalid(checker, NULL, "group", place, definition->group, VET(GROUP_DOMAIN));

  static const char *const scopes[] = {"Cluster", "Namespaced", NULL};
  place = crdc_member_place(definition->spec, "scope");
  if (!definition->scope.size)
    crdc_vet_required(checker, NULL, "scope", place, NULL);
  else if (!crdc_text_is(definition->scope, scopes[0]) && !crdc_text_is(definition->scope, scopes[1]))
    crdc_vet_not_supported(checker, NULL, "scope", place, definition->scope, scopes);
}

static void check_label(const checker *checker, const crd_path *path, const char *child, uint32_t place, crd_string text) {
  crd_texts messages = texts(checker);
  crd_check_dns1035_label(&messages, text);
  if (messages.count) crdc_vet_invalid_with(checker, path, child, place, text, VET(TEXT), crdc_vet_join(checker, &messages));
}

/* Checks a kind's name, which can have capitals. */
static void check_kind_name(const checker *checker, const crd_path *path, const char *child, uint32_t place,
                            crd_string text) {
  crd_texts messages = texts(checker);
  crd_check_dns1035_label(&messages, crd_go_lower(checker->arena, text));
  if (messages.count)
    crdc_vet_invalid_with(checker, path, child, place, text, VET(KIND_CASE), crdc_vet_join(checker, &messages));
}

static void check_label_list(const checker *checker, const crd_path *path, const crd_value *names, const char *member) {
  const crd_value *list = names ? crd_value_get(names, crd_string_of(member)) : NULL;
  crd_path items = path_child(path, member);
  for (uint32_t i = 0; i < read_size(list, CRD_LIST); i++) {
    crd_path item = path_index(&items, i);
    const crd_value *value = &list->as.items[i];
    check_label(checker, &item, NULL, value->offset, crdc_read_text(value));
  }
}

typedef struct name_texts {
  crd_string plural, singular, kind, list_kind;
} name_texts;

/* ValidateCustomResourceDefinitionNames. `value` contains the lists. */
static void check_resource_names(const checker *checker, const crd_path *path, const crd_value *value,
                                 const name_texts *names) {
  const struct {
    const char *member;
    crd_string text;
    bool is_kind;
  } given[] = {{"plural", names->plural, false},
               {"singular", names->singular, false},
               {"kind", names->kind, true},
               {"listKind", names->list_kind, true}};
  for (size_t i = 0; i < 4; i++)
    if (given[i].text.size)
      (given[i].is_kind ? check_kind_name : check_label)(checker, path, given[i].member,
                                                         crdc_member_place(value, given[i].member), given[i].text);
  check_label_list(checker, path, value, "shortNames");
  if (names->kind.size && crd_string_equal(names->kind, names->list_kind))
    crdc_vet_invalid(checker, path, "listKind", crdc_member_place(value, "listKind"), names->list_kind, VET(LIST_KIND));
  check_label_list(checker, path, value, "categories");
}

void crdc_vet_names(const checker *checker) {
  const crd_definition *definition = checker->definition;
  const crd_value *value = crd_value_get(definition->spec, CRD_STRING("names"));
  if (!value) value = definition->spec;
  const name_texts names = {definition->plural, definition->singular, definition->kind, definition->list_kind};
  const struct {
    const char *member;
    crd_string text;
  } wanted[] = {{"plural", names.plural}, {"singular", names.singular}, {"kind", names.kind}, {"listKind", names.list_kind}};
  crd_path path = path_child(NULL, "names");
  for (size_t i = 0; i < 4; i++)
    if (!wanted[i].text.size)
      crdc_vet_required(checker, &path, wanted[i].member, crdc_member_place(value, wanted[i].member), NULL);
  check_resource_names(checker, &path, value, &names);
}

void crdc_vet_version_names(const checker *checker) {
  const crd_definition *definition = checker->definition;
  crd_path versions = path_child(NULL, "versions");
  for (size_t i = 0; i < definition->version_count; i++) {
    const crd_version *version = &definition->versions[i];
    crd_path path = path_index(&versions, i);
    check_label(checker, &path, "name", crdc_member_place(version->value, "name"), version->name);
  }
}

/* Checks that there is one storage version and no repeated name; and spec.version, which in the internal form is the first
 * version's name. */
void crdc_vet_storage_versions(const checker *checker) {
  const crd_definition *definition = checker->definition;
  uint32_t place = crdc_member_place(definition->spec, "versions");
  size_t storage = 0;
  bool unique = true;
  for (size_t i = 0; i < definition->version_count; i++) {
    storage += definition->versions[i].storage;
    for (size_t k = 0; k < i; k++)
      unique = unique && !crd_string_equal(definition->versions[i].name, definition->versions[k].name);
  }
  if (!unique)
    crdc_vet_error(checker, CRD_ERROR_INVALID, NULL, "versions", place,
                   crd_bad_text(crdc_dump_versions(checker->arena, definition, checker->kubernetes_minor)),
                   VET(VERSION_NAMES));
  if (storage != 1)
    crdc_vet_error(checker, CRD_ERROR_INVALID, NULL, "versions", place,
                   crd_bad_text(crdc_dump_versions(checker->arena, definition, checker->kubernetes_minor)),
                   VET(STORAGE_VERSION));
  if (definition->version_count && definition->versions[0].name.size)
    check_label(checker, NULL, "version", crdc_member_place(definition->versions[0].value, "name"),
                definition->versions[0].name);
}

/* status.storedVersions: the CRD's own, or for a CRD just created the first storage version. */
static size_t stored_versions(const checker *checker, crd_string **names) {
  const crd_definition *definition = checker->definition;
  const crd_value *list = checker->own_status ? crd_value_get(definition->status, CRD_STRING("storedVersions")) : NULL;
  size_t count = read_size(list, CRD_LIST);
  *names = crd_arena_zalloc(checker->arena, (count + 1) * sizeof **names);
  for (size_t i = 0; i < count; i++) (*names)[i] = crdc_read_text(&list->as.items[i]);
  for (size_t i = 0; i < definition->version_count && !checker->own_status; i++) {
    if (!definition->versions[i].storage) continue;
    (*names)[0] = definition->versions[i].name;
    return 1;
  }
  return count;
}

static void report_leftover(const checker *checker, crd_string name, size_t index, uint32_t place) {
  crd_path list = path_child(NULL, "storedVersions"), path = path_index(&list, index);
  crd_value of_name = crd_value_make_string(name), names[] = {of_name, of_name, of_name};
  crdc_vet_error_with(checker, CRD_ERROR_INVALID, &path, NULL, place, crd_bad_string(name), VET(STORED_MISSING), names, 3);
}

/* ValidateCustomResourceDefinitionStoredVersions: a stored version must match a version of the CRD. */
static void check_stored_versions(const checker *checker) {
  const crd_definition *definition = checker->definition;
  uint32_t place = crdc_member_place(definition->spec, "versions");
  crd_string *names;
  size_t count = stored_versions(checker, &names);
  bool given = checker->own_status && crd_value_get(definition->status, CRD_STRING("storedVersions"));
  if (!count) {
    crd_bad_value none = given ? crdc_vet_strings(checker, NULL, 0) : crd_bad_null();
    none.form = CRD_BAD_STRINGS;
    crdc_vet_error(checker, CRD_ERROR_INVALID, NULL, "storedVersions", place, none, VET(STORED_VERSIONS));
    return;
  }
  bool *met = crd_arena_zalloc(checker->arena, count * sizeof *met);
  for (size_t i = 0; i < definition->version_count; i++) {
    const crd_version *version = &definition->versions[i];
    size_t k = count; /* the last one of a name counts, as in a map */
    while (k > 0 && (met[k - 1] || !crd_string_equal(names[k - 1], version->name))) k--;
    for (size_t j = 0; k && j < count; j++) met[j] = met[j] || crd_string_equal(names[j], version->name);
    crd_value name = crd_value_make_string(version->name);
    if (!k && version->storage)
      crdc_vet_error_with(checker, CRD_ERROR_INVALID, NULL, "storedVersions", version->location.offset,
                          crdc_vet_strings(checker, names, count), VET(STORED_STORAGE), &name, 1);
  }
  for (size_t i = 0; i < count; i++) {
    bool repeated = false;
    for (size_t k = i + 1; k < count; k++) repeated = repeated || crd_string_equal(names[i], names[k]);
    if (!met[i] && !repeated) report_leftover(checker, names[i], i, place);
  }
}

void crdc_vet_status(const checker *checker) {
  struct checker status = *checker;
  status.prefix = CRD_STRING("status");
  const crd_value *accepted =
      checker->own_status ? crd_value_get(checker->definition->status, CRD_STRING("acceptedNames")) : NULL;
  crd_path path = path_child(NULL, "acceptedNames");
  if (accepted)
    check_resource_names(&status, &path, accepted,
                         &(name_texts){crdc_member_string(accepted, "plural"), crdc_member_string(accepted, "singular"),
                                       crdc_member_string(accepted, "kind"), crdc_member_string(accepted, "listKind")});
  check_stored_versions(&status);
}

static const char approval_annotation[] = "api-approved.kubernetes.io";

static crd_string approval_text(const crd_definition *definition) {
  const crd_value *annotations =
      definition->metadata ? crd_value_get(definition->metadata, CRD_STRING("annotations")) : NULL;
  return crdc_member_string(annotations, approval_annotation);
}

typedef enum approval { APPROVAL_MISSING, APPROVAL_BYPASSED, APPROVAL_GIVEN, APPROVAL_INVALID } approval;

/* GetAPIApprovalState. */
static approval approval_of(crd_arena *arena, crd_string text) {
  if (!text.size) return APPROVAL_MISSING;
  if (crd_string_has_prefix(text, CRD_STRING("unapproved"))) return APPROVAL_BYPASSED;
  crd_url url;
  bool given = crd_url_parse(arena, text, true, &url, NULL) && url.scheme.size && url.host.size;
  return given ? APPROVAL_GIVEN : APPROVAL_INVALID;
}

void crdc_vet_api_approval(const checker *checker) {
  const crd_definition *definition = checker->definition;
  crd_string group = definition->group;
  if (!crdc_text_is(group, "k8s.io") && !crd_string_has_suffix(group, CRD_STRING(".k8s.io")) &&
      !crdc_text_is(group, "kubernetes.io") && !crd_string_has_suffix(group, CRD_STRING(".kubernetes.io")))
    return;
  const crd_value *annotations =
      definition->metadata ? crd_value_get(definition->metadata, CRD_STRING("annotations")) : NULL;
  crd_string text = approval_text(definition);
  /* An unchanged value is not refused. */
  if (checker->old && approval_of(checker->arena, text) == approval_of(checker->arena, approval_text(checker->old))) return;
  struct checker root = *checker;
  root.prefix = (crd_string){NULL, 0};
  crd_path metadata = path_child(NULL, "metadata"), parent = path_child(&metadata, "annotations"),
           path = path_key(&parent, crd_string_of(approval_annotation));
  uint32_t place = annotations ? crdc_member_place(annotations, approval_annotation)
                               : crdc_member_place(definition->metadata, "annotations");
  approval state = approval_of(checker->arena, text);
  if (state == APPROVAL_MISSING)
    crdc_vet_required(&root, &path, NULL, place, VET(APPROVAL_MISSING));
  else if (state == APPROVAL_INVALID)
    crdc_vet_invalid(&root, &path, NULL, place, text, VET(APPROVAL_WRONG));
}
