/* SPDX-License-Identifier: Apache-2.0 */
/* Projected volumes: files from several sources, each with its own path. */
#include "../forms.h"
#include "volume_sources.h"

#include <crd/go_text.h>
#include <crd/metadata.h>

/* One volume: its path in the pod, and the paths of its files so far. */
typedef struct projection {
  core_check *check;
  const crd_path *path;
  name_table paths;
} projection;

/* Adds the path of a file; an error is at the volume and prints `shown`. */
static void note_path(projection *to, crd_string file, crd_string shown) {
  if (crd_name_table_find(&to->paths, file))
    crd_core_bad_text(to->check, to->path, shown, "conflicting duplicate paths");
  else
    crd_name_table_put(&to->paths, file, to);
}

/* A secret or a config map. */
static void project_keys(projection *to, crd_string name, const core_key_to_path_list *items, const crd_path *path) {
  const crd_path *list = CORE_AT(path, "items");
  if (name.size == 0) crd_core_required(to->check, CORE_AT(path, "name"), NULL);
  for (uint32_t i = 0; i < items->count; i++) {
    crd_core_validate_key_to_path(to->check, &items->items[i], CORE_ITEM(list, i));
    if (items->items[i].path.size) note_path(to, items->items[i].path, name);
  }
}

static void project_downward_api(projection *to, const core_downward_api_projection *source, const crd_path *path) {
  for (uint32_t i = 0; i < source->items.count; i++) {
    const core_downward_api_volume_file *file = &source->items.items[i];
    crd_core_validate_downward_api_file(to->check, file, path);
    if (file->path.size) note_path(to, file->path, file->path);
  }
}

/* Errors about the token's path are at the volume. */
static void validate_token(projection *to, const core_service_account_token_projection *source, const crd_path *path) {
  static const int64_t shortest = 10 * 60, longest = INT64_C(1) << 32;
  core_check *check = to->check;
  const crd_path *expiration = CORE_AT(path, "expirationSeconds"), *file = CORE_AT(to->path, "path");
  int64_t seconds = source->expiration_seconds.value;
  if (seconds < shortest)
    crd_core_bad_number(check, expiration, seconds, "may not specify a duration less than 10 minutes");
  else if (seconds > longest)
    crd_core_bad_number(check, expiration, seconds, "may not specify a duration larger than 2^32 seconds");
  if (source->path.size == 0)
    crd_core_required(check, file, NULL);
  else if (!check->options->allowed.token_paths)
    crd_core_validate_local_non_reserved_path(check, source->path, file);
  crd_core_validate_user_id(check, &source->user, CORE_AT(path, "user"));
}

static void validate_bundle_by_name(core_check *check, const core_cluster_trust_bundle_projection *source,
                                    const crd_path *path) {
  const crd_path *at = CORE_AT(path, "name");
  if (source->name.value.size == 0) crd_core_required(check, at, "must be a valid object name");
  crd_core_validate_trust_bundle_name(check, source->name.value, at);
  if (source->label_selector)
    crd_core_invalid(check, CORE_AT(path, "labelSelector"),
                     crd_core_show_struct(check, &crd_core_label_selector_type, source->label_selector),
                     "labelSelector must be unset if name is specified");
}

static void validate_bundle_by_signer(core_check *check, const core_cluster_trust_bundle_projection *source,
                                      const crd_path *path) {
  const crd_path *signer = CORE_AT(path, "signerName");
  if (source->signer_name.value.size == 0) crd_core_required(check, signer, "must be a valid signer name");
  crd_core_validate_signer_name(check, source->signer_name.value, signer);
  crd_core_validate_label_selector(check, source->label_selector, CORE_AT(path, "labelSelector"));
}

static void validate_trust_bundle(projection *to, const core_cluster_trust_bundle_projection *source, const crd_path *path) {
  core_check *check = to->check;
  const crd_path *file = CORE_AT(path, "path");
  if (source->name.set && source->signer_name.set)
    crd_core_invalid(check, path, crd_core_show_struct(check, &crd_core_cluster_trust_bundle_projection_type, source),
                     "only one of name and signerName may be used");
  else if (source->name.set)
    validate_bundle_by_name(check, source, path);
  else if (source->signer_name.set)
    validate_bundle_by_signer(check, source, path);
  else
    crd_core_required(check, path, "either name or signerName must be specified");
  if (source->path.size == 0) crd_core_required(check, file, NULL);
  crd_core_validate_user_id(check, &source->user, CORE_AT(path, "user"));
  crd_core_validate_local_non_reserved_path(check, source->path, file);
  note_path(to, source->path, source->path);
}

/* IsDomainPrefixedKey. */
static void validate_prefixed_key(core_check *check, crd_string key, const crd_path *path) {
  if (key.size == 0) {
    crd_core_required(check, path, NULL);
    return;
  }
  if (crd_core_string_passes(check, path, key, crd_check_qualified_name) && !memchr(key.data, '/', key.size))
    crd_core_bad_text(check, path, key, "must be a domain-prefixed key (such as \"acme.io/foo\")");
}

/* ValidateUserAnnotations. */
void crd_core_validate_user_annotations(core_check *check, const core_string_map *annotations, const crd_path *path) {
  enum { LIMIT = 256 << 10 };
  uint64_t total = 0;
  for (uint32_t i = 0; i < annotations->count; i++) {
    const core_string_pair *pair = &annotations->items[i];
    validate_prefixed_key(check, crd_go_lower(check->arena, pair->key), path);
    total += (uint64_t)pair->key.size + pair->value.size;
  }
  if (total > LIMIT) crd_core_too_long(check, path, LIMIT);
}

static void validate_expiration(core_check *check, const core_pod_certificate_projection *source, const crd_path *path) {
  enum { SHORTEST = 3600, LONGEST = 91 * 24 * 60 * 60, LONGEST_OF_KUBERNETES = 24 * 60 * 60 };
  int32_t seconds = source->max_expiration_seconds.value;
  int32_t longest = crd_core_is_kubernetes_signer(source->signer_name) ? LONGEST_OF_KUBERNETES : LONGEST;
  if (!source->max_expiration_seconds.set) return;
  if (seconds < SHORTEST) crd_core_bad_number(check, path, seconds, "if provided, maxExpirationSeconds must be >= 3600");
  if (seconds > longest)
    crd_core_invalid_as(check, path, crd_bad_int(seconds), "if provided, maxExpirationSeconds must be <= %d", (int)longest);
}

/* Validates the path of a file for a certificate; returns whether it is set. */
static bool validate_certificate_file(projection *to, crd_string file, const crd_path *path) {
  if (file.size == 0) return false;
  crd_core_validate_local_non_reserved_path(to->check, file, path);
  note_path(to, file, file);
  return true;
}

static void validate_certificate(projection *to, const core_pod_certificate_projection *source, const crd_path *path) {
  static const crd_string types[] = {CRD_STRING_INIT("RSA3072"),   CRD_STRING_INIT("RSA4096"),
                                     CRD_STRING_INIT("ECDSAP256"), CRD_STRING_INIT("ECDSAP384"),
                                     CRD_STRING_INIT("ECDSAP521"), CRD_STRING_INIT("ED25519")};
  core_check *check = to->check;
  crd_core_validate_signer_name(check, source->signer_name, CORE_AT(path, "signerName"));
  crd_core_validate_user_annotations(check, &source->user_annotations, CORE_AT(path, "userAnnotations"));
  crd_core_validate_user_id(check, &source->user, CORE_AT(path, "user"));
  if (!crd_string_in(source->key_type, CORE_LIST_OF(types)))
    crd_core_not_supported(check, CORE_AT(path, "keyType"), crd_bad_string(source->key_type), CORE_LIST_OF(types));
  validate_expiration(check, source, CORE_AT(path, "maxExpirationSeconds"));
  bool bundle = validate_certificate_file(to, source->credential_bundle_path, CORE_AT(path, "credentialBundlePath"));
  bool key = validate_certificate_file(to, source->key_path, CORE_AT(path, "keyPath"));
  bool chain = validate_certificate_file(to, source->certificate_chain_path, CORE_AT(path, "certificateChainPath"));
  if (!bundle && !key && !chain)
    crd_core_required(check, path, "specify at least one of credentialBundlePath, keyPath, and certificateChainPath");
}

/* validateProjectionSources */
static void project_source(projection *to, const core_volume_projection *source, const crd_path *path) {
  int kinds = (source->secret != NULL) + (source->config_map != NULL) + (source->downward_api != NULL) +
              (source->service_account_token != NULL) + (source->cluster_trust_bundle != NULL) +
              (source->pod_certificate != NULL);
  if (source->secret)
    project_keys(to, source->secret->local_object_reference.name, &source->secret->items, CORE_AT(path, "secret"));
  if (source->config_map)
    project_keys(to, source->config_map->local_object_reference.name, &source->config_map->items,
                 CORE_AT(path, "configMap"));
  if (source->downward_api) project_downward_api(to, source->downward_api, CORE_AT(path, "downwardAPI"));
  if (source->service_account_token) validate_token(to, source->service_account_token, CORE_AT(path, "serviceAccountToken"));
  if (source->cluster_trust_bundle)
    validate_trust_bundle(to, source->cluster_trust_bundle, CORE_AT(path, "clusterTrustBundle"));
  if (source->pod_certificate) validate_certificate(to, source->pod_certificate, CORE_AT(path, "podCertificate"));
  if (kinds > 1)
    crd_core_forbidden(to->check, path,
                       to->check->options->minor < 31 ? "may not specify more than 1 volume type"
                                                      : "may not specify more than 1 volume type per source");
}

void crd_core_validate_projected_volume(core_check *check, const void *of, const crd_path *path) {
  const core_projected_volume_source *source = of;
  projection to = {.check = check, .path = path, .paths = {.arena = check->arena}};
  const crd_path *list = CORE_AT(path, "sources");
  crd_core_validate_file_mode(check, &source->default_mode, CORE_AT(path, "defaultMode"));
  crd_core_validate_user_id(check, &source->default_user, CORE_AT(path, "defaultUser"));
  for (uint32_t i = 0; i < source->sources.count; i++) project_source(&to, &source->sources.items[i], CORE_ITEM(list, i));
}
