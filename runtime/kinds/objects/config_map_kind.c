/* SPDX-License-Identifier: Apache-2.0 */
/* v1 ConfigMap (pkg/registry/core/configmap/strategy.go), and what Secrets share with it. */
#include "object_kinds.h"

#include "../../gotypes/equal.h"

#include <crd/names.h>
#include <stddef.h>

#define FROZEN CRD_STRING("field is immutable when `immutable` is set")

size_t crd_core_validate_data(core_check *check, const core_string_map *data, const core_string_map *beside,
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

void crd_core_validate_still_frozen(core_check *check, const core_optional_bool *immutable) {
  if (!immutable->set || !immutable->value) crd_core_forbidden(check, CORE_AT(NULL, "immutable"), FROZEN);
}

/* reflect.DeepEqual: no map is not like an empty one. */
void crd_core_validate_frozen_data(core_check *check, const core_string_map *data, const core_string_map *old,
                                   const crd_path *path) {
  if (!data->items != !old->items || !crd_core_maps_equal(data, old)) crd_core_forbidden(check, path, FROZEN);
}

/* ---- the kind ---- */

/* SetDefaults_ConfigMap */
static void set_config_map_defaults(crd_arena *arena, const core_options *options, void *object) {
  core_string_map *data = &((core_config_map *)object)->data;
  if (!data->items) data->items = crd_arena_zalloc(arena, sizeof *data->items);
}

/* ValidateConfigMap; what is too long is the whole object. */
static void validate_whole_config_map(core_check *check, const core_config_map *map) {
  crd_core_validate_metadata(check, &map->metadata, CRD_NAME_DNS_SUBDOMAIN);
  size_t bytes = crd_core_validate_data(check, &map->data, &map->binary_data, CORE_AT(NULL, "data"));
  bytes += crd_core_validate_data(check, &map->binary_data, NULL, CORE_AT(NULL, "binaryData"));
  if (bytes > CORE_MOST_DATA) crd_core_too_long(check, CORE_AT(NULL, ""), CORE_MOST_DATA);
}

static void validate_config_map_create(core_judging *judging, const void *object, const void *before) {
  validate_whole_config_map(&judging->check, object);
}

/* ValidateConfigMapUpdate */
static void validate_config_map_update(core_judging *judging, const void *object, const void *before) {
  const core_config_map *map = object, *old = before;
  core_check *check = &judging->check;
  crd_core_validate_metadata_update(check, &map->metadata, &old->metadata);
  if (old->immutable.set && old->immutable.value) {
    crd_core_validate_still_frozen(check, &map->immutable);
    crd_core_validate_frozen_data(check, &map->data, &old->data, CORE_AT(NULL, "data"));
    crd_core_validate_frozen_data(check, &map->binary_data, &old->binary_data, CORE_AT(NULL, "binaryData"));
  }
  validate_whole_config_map(check, map);
}

const core_object_kind crd_core_config_map_kind = {
    CORE_KIND("", "v1", "ConfigMap", config_map),
    .set_defaults = set_config_map_defaults,
    .create = {.validate = validate_config_map_create},
    CORE_UPDATES({.validate = validate_config_map_update}),
};
