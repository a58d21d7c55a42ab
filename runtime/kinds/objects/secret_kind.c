/* SPDX-License-Identifier: Apache-2.0 */
/* v1 Secret (pkg/registry/core/secret/strategy.go). */
#include "../../value/misfit.h"
#include "object_kinds.h"

#include <crd/json.h>
#include <stddef.h>

/* Convert_v1_Secret_To_core_Secret: stringData becomes data, and replaces what that has under its keys. */
static bool convert_secret(crd_arena *arena, void *object, crd_string *error) {
  core_secret *secret = object;
  const core_string_map *over = &secret->string_data, *data = &secret->data;
  if (over->count) {
    core_string_map both = {.items = crd_arena_alloc(arena, ((size_t)data->count + over->count) * sizeof *both.items)};
    for (uint32_t i = 0, k = 0; i < data->count || k < over->count;) {
      int order = i == data->count ? 1 : k == over->count ? -1 : crd_string_compare(data->items[i].key, over->items[k].key);
      core_string_pair *next = &both.items[both.count++];
      *next = order < 0 ? data->items[i] : over->items[k];
      if (order >= 0 && !next->value.data) next->value = CRD_STRING(""); /* bytes of a string are never nil */
      i += order <= 0;
      k += order >= 0;
    }
    secret->data = both;
  }
  secret->string_data = (core_string_map){.count = 0};
  return true;
}

/* SetDefaults_Secret */
static void set_secret_defaults(crd_arena *arena, const core_options *options, void *object) {
  core_secret *secret = object;
  if (!secret->type.size) secret->type = CRD_STRING("Opaque");
}

/* ---- what its type asks for ---- */

static void require_secret_key(core_check *check, crd_string key) {
  crd_core_required(check, CORE_KEY(CORE_AT(NULL, "data"), key), CORE_NO_DETAIL);
}

/* That there is a map, or null, in JSON; what is wrong is said without the value. */
static void validate_docker_config(core_check *check, const core_string_map *data, crd_string key) {
  const crd_string *config = crd_core_string_map_get(data, key);
  if (!config) {
    require_secret_key(check, key);
    return;
  }
  crd_parse_error error;
  const crd_value *value = crd_json_parse(check->arena, *config, NULL, &error);
  if (value && (value->kind == CRD_MAP || value->kind == CRD_NULL)) return;
  crd_string detail = value ? crd_misfit_alone(check->arena, value, "map[string]interface {}") : error.message;
  crd_core_invalid(check, CORE_KEY(CORE_AT(NULL, "data"), key), crd_bad_string(CRD_STRING("<secret contents redacted>")),
                   detail);
}

static void validate_secret_type(core_check *check, const core_secret *secret) {
  const core_string_map *data = &secret->data;
  const crd_string account = CRD_STRING("kubernetes.io/service-account.name"), key = CRD_STRING("ssh-privatekey"),
                   user = CRD_STRING("username"), password = CRD_STRING("password"), tls_certificate = CRD_STRING("tls.crt"),
                   tls_key = CRD_STRING("tls.key");
  if (core_is(secret->type, "kubernetes.io/service-account-token")) {
    const crd_string *name = crd_core_string_map_get(&secret->metadata.annotations, account);
    if (!name || !name->size)
      crd_core_required(check, CORE_KEY(CORE_AT(CORE_METADATA, "annotations"), account), CORE_NO_DETAIL);
  } else if (core_is(secret->type, "kubernetes.io/dockercfg")) {
    validate_docker_config(check, data, CRD_STRING(".dockercfg"));
  } else if (core_is(secret->type, "kubernetes.io/dockerconfigjson")) {
    validate_docker_config(check, data, CRD_STRING(".dockerconfigjson"));
  } else if (core_is(secret->type, "kubernetes.io/basic-auth")) {
    if (crd_core_string_map_get(data, user) || crd_core_string_map_get(data, password)) return;
    require_secret_key(check, user);
    require_secret_key(check, password);
  } else if (core_is(secret->type, "kubernetes.io/ssh-auth")) {
    const crd_string *own = crd_core_string_map_get(data, key);
    if (!own || !own->size) require_secret_key(check, key);
  } else if (core_is(secret->type, "kubernetes.io/tls")) {
    if (!crd_core_string_map_get(data, tls_certificate)) require_secret_key(check, tls_certificate);
    if (!crd_core_string_map_get(data, tls_key)) require_secret_key(check, tls_key);
  }
}

/* ---- the kind ---- */

/* ValidateSecret */
static void validate_whole_secret(core_check *check, const core_secret *secret) {
  const crd_path *path = CORE_AT(NULL, "data");
  crd_core_validate_metadata(check, &secret->metadata, CRD_NAME_DNS_SUBDOMAIN);
  if (crd_core_validate_data(check, &secret->data, NULL, path) > CORE_MOST_DATA)
    crd_core_too_long(check, path, CORE_MOST_DATA);
  validate_secret_type(check, secret);
}

static void validate_secret_create(core_judging *judging, const void *object, const void *before) {
  validate_whole_secret(&judging->check, object);
}

/* ValidateSecretUpdate */
static void validate_secret_update(core_judging *judging, const void *object, const void *before) {
  const core_secret *secret = object, *old = before;
  core_check *check = &judging->check;
  crd_core_validate_metadata_update(check, &secret->metadata, &old->metadata);
  crd_core_validate_immutable(check, crd_string_equal(secret->type, old->type), crd_bad_json(secret->type),
                              CORE_AT(NULL, "type"));
  if (old->immutable.set && old->immutable.value) {
    crd_core_validate_still_frozen(check, &secret->immutable);
    crd_core_validate_frozen_data(check, &secret->data, &old->data, CORE_AT(NULL, "data"));
  }
  validate_whole_secret(check, secret);
}

/* warningsForSecret */
static void warn_of_secret(core_judging *judging, const void *object, const void *before) {
  const core_secret *secret = object;
  if (!core_is(secret->type, "kubernetes.io/tls")) return;
  const crd_string *certificate = crd_core_string_map_get(&secret->data, CRD_STRING("tls.crt"));
  const crd_string *key = crd_core_string_map_get(&secret->data, CRD_STRING("tls.key"));
  crd_string message = crd_core_judge_key_pair(judging->check.arena, *certificate, *key);
  if (message.size) crd_texts_add(&judging->warnings.texts, message);
}

const core_object_kind crd_core_secret_kind = {
    CORE_KIND("", "v1", "Secret", secret),
    .convert = convert_secret,
    .set_defaults = set_secret_defaults,
    .create = {.validate = validate_secret_create, .warn = warn_of_secret},
    CORE_UPDATES({.validate = validate_secret_update, .warn = warn_of_secret}),
};
