/* SPDX-License-Identifier: Apache-2.0 */
/* internal.apiserver.k8s.io/v1alpha1 StorageVersion (pkg/registry/apiserverinternal/storageversion/strategy.go,
 * pkg/apis/apiserverinternal/validation). */
#include "../rules.h"
#include "types_registration.h"

typedef core_apiserverinternal_storage_version storage_version;
typedef core_apiserverinternal_storage_version_status storage_version_status;
typedef core_apiserverinternal_server_storage_version server_version;

/* prefixEach: adds the messages of a rule about a part of a name. */
static void judge_part(crd_texts *messages, const char *head, crd_string part, core_string_rule *rule) {
  crd_texts found = {.arena = messages->arena};
  rule(&found, part);
  for (uint32_t i = 0; i < found.count; i++)
    crd_texts_add(messages, crd_arena_printf(messages->arena, "%s%.*s", head, CRD_PRINT(found.items[i])));
}

/* ValidateStorageVersionName */
static void check_storage_version_name(crd_texts *messages, crd_string name) {
  size_t dot = name.size;
  while (dot && name.data[dot - 1] != '.') dot--;
  if (!dot) {
    crd_texts_add(messages, CRD_STRING("name must be in the form of <group>.<resource>"));
    return;
  }
  judge_part(messages, "the group segment ", crd_string_slice(name, 0, dot - 1), crd_check_dns1123_subdomain);
  judge_part(messages, "the resource segment ", crd_string_slice(name, dot, name.size), crd_check_dns1035_label);
}

static void judge_version_part(crd_texts *messages, const char *head, crd_string part, core_string_rule *rule) {
  if (part.size)
    judge_part(messages, head, part, rule);
  else
    crd_texts_add(messages, crd_arena_printf(messages->arena, "%smust be non-empty", head));
}

/* isValidAPIVersion */
static void check_api_version(crd_texts *messages, crd_string version) {
  crd_string group, rest;
  if (crd_string_cut(version, '/', &group, &rest)) {
    if (rest.size && memchr(rest.data, '/', rest.size)) {
      crd_texts_add(
          messages,
          CRD_STRING("an apiVersion is a DNS-1035 label, which must consist of lower case alphanumeric characters or '-', "
                     "start with an alphabetic character, and end with an alphanumeric character (e.g. 'my-name',  or "
                     "'abc-123', regex used for validation is '[a-z]([-a-z0-9]*[a-z0-9])?') with an optional DNS "
                     "subdomain prefix and '/' (e.g. 'example.com/MyVersion')"));
      return;
    }
    judge_version_part(messages, "group part: ", group, crd_check_dns1123_subdomain);
    version = rest;
  }
  judge_version_part(messages, "version part: ", version, crd_check_dns1035_label);
}

/* A list of strings as Go's %s prints it. */
static crd_string join_versions(crd_arena *arena, const core_string_list *list) {
  crd_text text = {.arena = arena};
  crd_text_add_char(&text, '[');
  for (uint32_t i = 0; i < list->count; i++) {
    if (i) crd_text_add_char(&text, ' ');
    crd_text_add(&text, list->items[i]);
  }
  crd_text_add_char(&text, ']');
  return crd_text_string(&text);
}

/* validateServerStorageVersion */
static void validate_server_version(core_check *check, const server_version *server, const crd_path *path) {
  const crd_path *decodable = CORE_AT(path, "decodableVersions"), *served = CORE_AT(path, "servedVersions");
  const core_string_list *known = &server->decodable_versions;
  crd_core_string_passes(check, CORE_AT(path, "apiServerID"), server->api_server_id, crd_check_dns1123_subdomain);
  crd_core_validate_whole(check, CORE_AT(path, "encodingVersion"), server->encoding_version, check_api_version);
  for (uint32_t i = 0; i < known->count; i++)
    crd_core_validate_whole(check, CORE_ITEM(decodable, i), known->items[i], check_api_version);
  if (!crd_string_in(server->encoding_version, known->items, known->count))
    crd_core_invalid_as(check, decodable, crd_core_show_texts(check, known),
                        "decodableVersions must include encodingVersion %.*s", CRD_PRINT(server->encoding_version));
  for (uint32_t i = 0; i < server->served_versions.count; i++) {
    crd_string version = server->served_versions.items[i];
    crd_core_validate_whole(check, CORE_ITEM(served, i), version, check_api_version);
    if (!crd_string_in(version, known->items, known->count))
      crd_core_invalid_as(check, CORE_ITEM(served, i), crd_bad_string(version),
                          "individual served version : %.*s must be included in decodableVersions : %.*s",
                          CRD_PRINT(version), CRD_PRINT(join_versions(check->arena, known)));
  }
}

/* validateCommonVersion, commonVersion */
static void validate_common_version(core_check *check, const storage_version_status *status, const crd_path *path) {
  const core_optional_string *said = &status->common_encoding_version;
  uint32_t count = status->storage_versions.count;
  crd_string common = count ? status->storage_versions.items[0].encoding_version : CORE_NO_DETAIL;
  bool agreed = count != 0;
  for (uint32_t i = 1; i < count; i++)
    agreed = agreed && crd_string_equal(status->storage_versions.items[i].encoding_version, common);
  if (!agreed && said->set)
    crd_core_bad_text(check, path, said->value,
                      "should be nil if servers do not agree on the same encoding version, or if there is no "
                      "server reporting the supported versions yet");
  else if (agreed && !(said->set && crd_string_equal(said->value, common)))
    crd_core_invalid_as(check, path, crd_core_show_optional(said), "the %scommon encoding version is %.*s",
                        said->set ? "actual " : "", CRD_PRINT(common));
}

/* validateStorageVersionCondition: the path does not contain the name of the list. */
static void validate_version_conditions(core_check *check, const core_apiserverinternal_storage_version_condition_list *list,
                                        const crd_path *path) {
  for (uint32_t i = 0; i < list->count; i++) {
    const core_apiserverinternal_storage_version_condition *condition = &list->items[i];
    const crd_path *at = CORE_ITEM(path, i);
    uint32_t k = i;
    while (k && !crd_string_equal(list->items[k - 1].type, condition->type)) k--;
    if (k)
      crd_core_invalid_as(check, CORE_AT(at, "type"), crd_bad_string(condition->type),
                          "the type of the condition is not unique, it also appears in conditions[%u]", (unsigned)k - 1);
    crd_core_string_passes(check, CORE_AT(at, "type"), condition->type, crd_check_qualified_name);
    crd_core_string_passes(check, CORE_AT(at, "status"), condition->status, crd_check_qualified_name);
    if (!condition->reason.size) crd_core_required(check, CORE_AT(at, "reason"), NULL);
    if (!condition->message.size) crd_core_required(check, CORE_AT(at, "message"), NULL);
  }
}

/* validateStorageVersionStatus, the only check of ValidateStorageVersionStatusUpdate. */
static void validate_storage_version_status(core_judging *judging, core_check *check, const void *object,
                                            const void *before) {
  const storage_version_status *status = &((const storage_version *)object)->status;
  const crd_path *path = CORE_STATUS, *list = CORE_AT(path, "storageVersions");
  core_name_set servers = {.arena = check->arena};
  for (uint32_t i = 0; i < status->storage_versions.count; i++) {
    const server_version *server = &status->storage_versions.items[i];
    const crd_path *at = CORE_ITEM(list, i);
    crd_core_validate_new(check, &servers, server->api_server_id, crd_bad_string(server->api_server_id),
                          CORE_AT(at, "apiServerID"));
    validate_server_version(check, server, at);
  }
  validate_common_version(check, status, CORE_AT(path, "commonEncodingVersion"));
  validate_version_conditions(check, &status->conditions, path);
}

/* ValidateStorageVersionUpdate, ValidateStorageVersion; a new object has an empty status. */
const core_object_kind crd_core_storage_version_kind = {
    CORE_CLUSTER_KIND("internal.apiserver.k8s.io", "v1alpha1", "StorageVersion", apiserverinternal_storage_version),
    CORE_NAMES(CRD_NAME_ANY, .named = check_storage_version_name, .as_it_is = true),
    .create = {.prepare = crd_core_keep_status},
    CORE_UPDATES({.prepare = crd_core_keep_status, .asks = CORE_ASK_NOTHING}),
    CORE_OF_STATUS(.prepare = crd_core_keep_all_but_status, .asks = CORE_ASK_NOTHING,
                   .validate = validate_storage_version_status),
};
