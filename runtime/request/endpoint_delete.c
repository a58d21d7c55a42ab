/* SPDX-License-Identifier: Apache-2.0 */
/* DELETE: the options in the body or the query, preconditions, finalizers. For an object that is deleted at once the
 * response is a Status; an object that waits for its finalizers is returned with its deletionTimestamp.
 *
 * Mirrors DeleteResource of apiserver pkg/endpoints/handlers/delete.go, rest.BeforeDelete and Store.Delete. */
#include "../gotypes/decode.h"
#include "../text/group_version.h"
#include "../value/joined.h"
#include "endpoint_parts.h"
#include "types_autoscaling.h"
#include <crd/meta_v1.h>

/* Decoding metav1.DeleteOptions: a field of another type is Go's error. */
static crd_string check_types(crd_arena *arena, crd_string json) {
  core_delete_options options = {.dry_run = {NULL, 0}};
  core_decoding decoding = {.arena = arena};
  return crd_core_decode(&decoding, json, &crd_core_delete_options_type, &options) ? (crd_string){NULL, 0} : decoding.error;
}

/* Decodes the options in the body; false: refused. */
static bool decode_options(endpoint *endpoint, crd_encoding encoding, crd_value *options) {
  crd_arena *arena = endpoint->arena;
  crd_string error = {NULL, 0}, kind, api_version;
  const crd_value *root = crd_request_read_type(arena, endpoint->request->body, encoding, &kind, &api_version, &error);
  crd_group_version parts;
  if (!error.size && !crd_group_version_parse(api_version, &parts)) {
    error = crd_arena_printf(arena, "unexpected GroupVersion string: %.*s", INTS(api_version));
  } else if (!error.size && kind.size && !crd_string_equal(kind, CRD_STRING("DeleteOptions"))) {
    error = crd_joined(arena, CRD_STRING("no kind "), crd_quoted(arena, kind), CRD_STRING(" is registered for version "),
                       crd_quoted(arena, api_version.size ? api_version : CRD_STRING("meta.k8s.io/v1")),
                       CRD_STRING(" in scheme \"pkg/runtime/scheme.go:111\""));
  }
  *options = crd_value_make_map(arena, 0);
  if (!error.size && root->kind == CRD_MAP) {
    *options = *root;
    bool yaml = encoding == CRD_ENCODING_YAML;
    error = check_types(arena, yaml ? crd_json_encode(arena, root, CRD_JSON_GO) : endpoint->request->body);
  }
  if (!error.size) return true;
  unsigned minor = endpoint->request->kubernetes_minor;
  if (minor && minor < VERSIONS_BAD_OPTIONS)
    crd_endpoint_refuse(endpoint, 500, "", error);
  else
    crd_endpoint_bad_request(endpoint, error);
  return false;
}

static bool read_options(endpoint *endpoint, crd_value *options) {
  crd_encoding encoding;
  if (!endpoint->request->body.size) return crd_endpoint_read_options(endpoint, options);
  return crd_endpoint_check_size(endpoint) && crd_endpoint_read_content_type(endpoint, &encoding) &&
         decode_options(endpoint, encoding, options);
}

static bool options_hold(endpoint *endpoint, const crd_value *options) {
  crd_errors *errors = &endpoint->verdict->errors;
  crd_string group = CRD_STRING("meta.k8s.io"), kind = CRD_STRING("DeleteOptions"), none = {NULL, 0};
  errors->kubernetes_minor = endpoint->request->kubernetes_minor;
  crd_validate_delete_options(errors, options);
  if (!errors->count) return true;
  crd_endpoint_refuse(endpoint, 422, "Invalid", crd_invalid_message(endpoint->arena, group, kind, none, errors));
  endpoint->verdict->details = (crd_status_details){.given = true, .group = group, .kind = kind};
  return false;
}

/* rest.BeforeDelete; the resource of its conflicts is the kind. */
static bool preconditions_hold(endpoint *endpoint, const crd_value *options) {
  static const struct {
    unsigned field;
    const char *what, *advice;
  } conditions[] = {{META_UID, "UID", "The object might have been deleted and then recreated"},
                    {META_RESOURCE_VERSION, "ResourceVersion", "The object might have been modified"}};
  const crd_value *wanted = crd_value_get(options, CRD_STRING("preconditions"));
  const request_meta meta = crd_request_meta_of(endpoint->request->stored);
  for (size_t i = 0; wanted && wanted->kind == CRD_MAP && i < sizeof conditions / sizeof *conditions; i++) {
    const crd_value *value = crd_value_get(wanted, crd_core_object_meta_type.fields[conditions[i].field].name);
    crd_string stored = crd_request_meta_string(meta, conditions[i].field);
    if (!value || value->kind != CRD_STRING_VALUE || crd_string_equal(crd_value_string(value), stored)) continue;
    crd_string text = crd_value_string(value);
    crd_endpoint_conflict(
        endpoint, endpoint->route.kind->kind,
        crd_arena_printf(endpoint->arena, "the %s in the precondition (%.*s) does not match the %s in record (%.*s). %s",
                         conditions[i].what, INTS(text), conditions[i].what, INTS(stored), conditions[i].advice));
    return false;
  }
  return true;
}

/* deletionFinalizersForGarbageCollection: whether the object must have the finalizer of a propagation policy. */
static bool wants(const crd_value *options, crd_string policy, bool orphan, bool present) {
  const crd_value *dependents = crd_value_get(options, CRD_STRING("orphanDependents"));
  const crd_value *asked = crd_value_get(options, CRD_STRING("propagationPolicy"));
  if (dependents && dependents->kind == CRD_BOOL) return orphan && dependents->as.boolean;
  if (asked && asked->kind == CRD_STRING_VALUE) return crd_value_is_string(asked, policy);
  return present;
}

static bool has_finalizer(const crd_value *list, crd_string name) {
  for (uint32_t i = 0; list && list->kind == CRD_LIST && i < list->size; i++)
    if (crd_value_is_string(&list->as.items[i], name)) return true;
  return false;
}

/* The finalizers that the object has after the request. */
static crd_value finalizers_of(endpoint *endpoint, const crd_value *options) {
  static const struct {
    crd_string policy, name;
  } collectors[] = {{CRD_STRING_INIT("Orphan"), CRD_STRING_INIT("orphan")},
                    {CRD_STRING_INIT("Foreground"), CRD_STRING_INIT("foregroundDeletion")}};
  const crd_value *list = crd_value_find(endpoint->request->stored, "metadata", "finalizers", NULL);
  crd_value kept = crd_value_make_list(endpoint->arena, 2);
  for (uint32_t i = 0; list && list->kind == CRD_LIST && i < list->size; i++)
    if (!crd_value_is_string(&list->as.items[i], collectors[0].name) &&
        !crd_value_is_string(&list->as.items[i], collectors[1].name))
      crd_value_append(endpoint->arena, &kept, list->as.items[i]);
  for (size_t i = 0; i < 2; i++)
    if (wants(options, collectors[i].policy, i == 0, has_finalizer(list, collectors[i].name)))
      crd_value_append(endpoint->arena, &kept, crd_value_make_string(collectors[i].name));
  return kept;
}

/* markAsDeleting. */
static void mark_deleting(endpoint *endpoint, const crd_value *finalizers) {
  crd_arena *arena = endpoint->arena;
  crd_value zero = crd_value_make_int(0);
  request_meta meta = crd_request_meta_of(endpoint->request->stored);
  const unsigned time = META_DELETION_TIMESTAMP;
  if (!crd_request_meta_string(meta, time).size) {
    crd_request_meta_set_string(arena, &meta, time, endpoint->request->creation_timestamp);
    if (crd_request_meta_int(meta, META_GENERATION) > 0) crd_request_meta_next_generation(arena, &meta, meta);
  }
  crd_request_meta_set(arena, &meta, META_DELETION_GRACE_PERIOD_SECONDS, &zero);
  crd_request_meta_set(arena, &meta, META_FINALIZERS, finalizers);
}

void crd_endpoint_delete(endpoint *endpoint) {
  crd_value options;
  crd_verdict *verdict = endpoint->verdict;
  if (!read_options(endpoint, &options)) return;
  /* The gate that it needs is off. */
  crd_value_remove(&options, CRD_STRING("ignoreStoreReadErrorWithClusterBreakingPotential"));
  if (!options_hold(endpoint, &options) || !crd_endpoint_check_name(endpoint)) return;
  if (!endpoint->request->stored) {
    crd_endpoint_not_found(endpoint);
    return;
  }
  if (!preconditions_hold(endpoint, &options)) return;
  crd_value finalizers = finalizers_of(endpoint, &options);
  verdict->allowed = true;
  verdict->name = endpoint->route.name;
  if (finalizers.size) {
    const crd_value *dependents = crd_value_get(&options, CRD_STRING("orphanDependents"));
    mark_deleting(endpoint, &finalizers);
    verdict->object = endpoint->request->stored;
    if (dependents && dependents->kind == CRD_BOOL && !dependents->as.boolean) verdict->code = 202;
    return;
  }
  verdict->details =
      (crd_status_details){.given = true,
                           .name = endpoint->route.name,
                           .group = endpoint->route.kind->group,
                           .kind = endpoint->route.kind->plural,
                           .uid = crd_request_meta_string(crd_request_meta_of(endpoint->request->stored), META_UID)};
}
