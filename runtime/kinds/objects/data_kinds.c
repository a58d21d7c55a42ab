/* SPDX-License-Identifier: Apache-2.0 */
/* v1 ConfigMap and Secret (pkg/registry/core/{configmap,secret}/strategy.go): data by key, limited in size, which may be
 * immutable. */
#include "../../value/words.h"
#include "../certificates/certificates.h"
#include "../rules.h"

/* MaxSecretSize: the limit for all values together. */
enum { MOST_DATA = 1024 * 1024 };
#define FROZEN "field is immutable when `immutable` is set"

/* ---- shared by both ---- */

/* Validates the keys (IsConfigMapKey); none may be in `beside`, which may be NULL. Returns the bytes of the values. */
static size_t validate_data(core_check *check, const core_string_map *data, const core_string_map *beside,
                            const crd_path *path) {
  size_t bytes = 0;
  for (uint32_t i = 0; i < data->count; i++) {
    crd_string key = data->items[i].key;
    const crd_path *at = CORE_KEY(path, key);
    crd_core_string_passes(check, at, key, crd_check_config_map_key);
    if (beside && crd_core_string_map_get(beside, key))
      crd_core_bad_text(check, at, key, "duplicate of key present in binaryData");
    bytes += data->items[i].value.size;
  }
  return bytes;
}

/* An immutable object must stay immutable. */
static void validate_still_frozen(core_check *check, const core_optional_bool *immutable) {
  if (!immutable->set || !immutable->value) crd_core_forbidden(check, CORE_AT(NULL, "immutable"), FROZEN);
}

/* The data of an immutable object must not change (reflect.DeepEqual: a missing map differs from an empty one). */
static void validate_frozen_data(core_check *check, const core_string_map *data, const core_string_map *old,
                                 const crd_path *path) {
  if (!data->items != !old->items || !crd_core_maps_equal(data, old)) crd_core_forbidden(check, path, FROZEN);
}

/* ---- ConfigMap ---- */

/* ValidateConfigMap, ValidateConfigMapUpdate; the error about the size is at the whole object. */
static void validate_config_map_kind(core_judging *judging, core_check *check, const void *object, const void *before) {
  const core_config_map *map = object, *old = before;
  const crd_path *data = CORE_AT(NULL, "data"), *binary = CORE_AT(NULL, "binaryData");
  if (old && old->immutable.set && old->immutable.value) {
    validate_still_frozen(check, &map->immutable);
    validate_frozen_data(check, &map->data, &old->data, data);
    validate_frozen_data(check, &map->binary_data, &old->binary_data, binary);
  }
  crd_core_validate_metadata(check, &map->metadata, CRD_NAME_DNS_SUBDOMAIN);
  size_t bytes = validate_data(check, &map->data, &map->binary_data, data);
  bytes += validate_data(check, &map->binary_data, NULL, binary);
  if (bytes > MOST_DATA) crd_core_too_long(check, CORE_AT(NULL, ""), MOST_DATA);
}

const core_object_kind crd_core_config_map_kind = {
    CORE_KIND("", "v1", "ConfigMap", config_map),
    CORE_DEFAULTS({"data", "{}", 0}), /* SetDefaults_ConfigMap */
    CORE_STEPS(.asks = CORE_ASK_CHANGED, .validate = validate_config_map_kind),
};

/* ---- Secret ---- */

/* Convert_v1_Secret_To_core_Secret: stringData becomes data, and replaces its values. */
static bool convert_secret(crd_arena *arena, void *object, crd_string *error) {
  core_secret *secret = object;
  const core_string_map *over = &secret->string_data;
  for (uint32_t i = 0; i < over->count; i++) /* Go's bytes of a string are never nil */
    if (!over->items[i].value.data) over->items[i].value = CRD_STRING("");
  if (over->count) crd_core_merge_pairs(arena, &secret->data, over, &secret->data, sizeof *over->items);
  secret->string_data = (core_string_map){.count = 0};
  return true;
}

static void require_secret_key(core_check *check, const crd_string *value, const char *key) {
  if (!value) crd_core_required(check, CORE_KEY(CORE_AT(NULL, "data"), crd_string_of(key)), NULL);
}

/* The JSON must be a map or null; errors do not print the value. */
static void validate_docker_config(core_check *check, const core_string_map *data, const char *key) {
  const crd_string *config = crd_core_string_map_get(data, crd_string_of(key));
  crd_parse_error error;
  require_secret_key(check, config, key);
  if (!config) return;
  const crd_value *value = crd_json_parse(check->arena, *config, NULL, &error);
  if (value && (value->kind == CRD_MAP || value->kind == CRD_NULL)) return;
  crd_core_invalid_text(check, CORE_KEY(CORE_AT(NULL, "data"), crd_string_of(key)),
                        crd_bad_string(CRD_STRING("<secret contents redacted>")),
                        value ? crd_misfit_alone(check->arena, value, "map[string]interface {}") : error.message);
}

/* The checks for its type. */
static void validate_secret_type(core_check *check, const core_secret *secret) {
  const core_string_map *data = &secret->data;
  const crd_string account = CRD_STRING("kubernetes.io/service-account.name");
  const crd_string *name = crd_core_string_map_get(&secret->metadata.annotations, account);
  const crd_string *user = crd_core_string_map_get(data, CRD_STRING("username")),
                   *password = crd_core_string_map_get(data, CRD_STRING("password")),
                   *key = crd_core_string_map_get(data, CRD_STRING("ssh-privatekey"));
  if (core_is(secret->type, "kubernetes.io/service-account-token")) {
    if (!name || !name->size) crd_core_required(check, CORE_KEY(CORE_AT(CORE_METADATA, "annotations"), account), NULL);
  } else if (core_is(secret->type, "kubernetes.io/dockercfg")) {
    validate_docker_config(check, data, ".dockercfg");
  } else if (core_is(secret->type, "kubernetes.io/dockerconfigjson")) {
    validate_docker_config(check, data, ".dockerconfigjson");
  } else if (core_is(secret->type, "kubernetes.io/basic-auth")) {
    require_secret_key(check, user ? user : password, "username");
    require_secret_key(check, user ? user : password, "password");
  } else if (core_is(secret->type, "kubernetes.io/ssh-auth")) {
    require_secret_key(check, key && key->size ? key : NULL, "ssh-privatekey");
  } else if (core_is(secret->type, "kubernetes.io/tls")) {
    require_secret_key(check, crd_core_string_map_get(data, CRD_STRING("tls.crt")), "tls.crt");
    require_secret_key(check, crd_core_string_map_get(data, CRD_STRING("tls.key")), "tls.key");
  }
}

/* ValidateSecret, ValidateSecretUpdate */
static void validate_secret_kind(core_judging *judging, core_check *check, const void *object, const void *before) {
  const core_secret *secret = object, *old = before;
  const crd_path *data = CORE_AT(NULL, "data");
  if (old) crd_core_validate_same_fields(check, judging->kind->type, secret, old, "type", NULL);
  if (old && old->immutable.set && old->immutable.value) {
    validate_still_frozen(check, &secret->immutable);
    validate_frozen_data(check, &secret->data, &old->data, data);
  }
  crd_core_validate_metadata(check, &secret->metadata, CRD_NAME_DNS_SUBDOMAIN);
  if (validate_data(check, &secret->data, NULL, data) > MOST_DATA) crd_core_too_long(check, data, MOST_DATA);
  validate_secret_type(check, secret);
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
    CORE_DEFAULTS({"type", "Opaque", 0}), /* SetDefaults_Secret */
    CORE_STEPS(.asks = CORE_ASK_CHANGED, .validate = validate_secret_kind, .warn = warn_of_secret),
};
