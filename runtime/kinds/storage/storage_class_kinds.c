/* SPDX-License-Identifier: Apache-2.0 */
/* storage.k8s.io/v1 StorageClass and VolumeAttributesClass (pkg/registry/storage/{storageclass,volumeattributesclass},
 * pkg/apis/storage/{v1,validation}, pkg/api/storage). */
#include "storage.h"

#include <assert.h>
#include <stdlib.h>

/* ---- shared by both ---- */

/* validateProvisioner: a qualified name in any case; messages print it in lower case. */
static void validate_provisioner(core_check *check, crd_string name, const crd_path *path) {
  if (name.size)
    crd_core_string_passes(check, path, crd_go_lower(check->arena, name), crd_check_qualified_name);
  else
    crd_core_required_covered(check, path, NULL);
}

/* validateParameters; "too long" is about the number of pairs. */
static void validate_parameters(core_check *check, const core_string_map *parameters, const crd_path *path) {
  enum { MOST_PARAMETERS = 512, MOST_BYTES = 256 << 10 };
  size_t bytes = 0;
  assert(parameters->items || !parameters->count);
  if (parameters->count > MOST_PARAMETERS) {
    crd_core_too_long(check, path, MOST_PARAMETERS);
    return;
  }
  for (uint32_t i = 0; i < parameters->count; i++) {
    crd_string key = parameters->items[i].key;
    if (!key.size) crd_core_bad_text(check, path, key, "field can not be empty.");
    bytes += key.size + parameters->items[i].value.size;
  }
  if (bytes > MOST_BYTES) crd_core_too_long(check, path, MOST_BYTES);
}

/* ---- StorageClass ---- */

/* validateTopologySelectorLabelRequirement */
static void validate_topology_requirement(core_check *check, const core_topology_selector_label_requirement *requirement,
                                          const crd_path *path) {
  const crd_path *values = CORE_AT(path, "values");
  if (!requirement->values.count) crd_core_required(check, values, NULL);
  CORE_UNIQUE_TEXTS(check, &requirement->values, values);
  crd_core_string_passes(check, CORE_AT(path, "key"), requirement->key, crd_check_qualified_name);
}

/* ValidateTopologySelectorTerm */
static void validate_topology_term(core_check *check, const core_topology_selector_term *term, const crd_path *path) {
  const crd_path *list = CORE_AT(path, "matchLabelExpressions");
  CORE_NAME_SET(keys, check->arena);
  for (uint32_t i = 0; i < term->match_label_expressions.count; i++) {
    const core_topology_selector_label_requirement *requirement = &term->match_label_expressions.items[i];
    validate_topology_requirement(check, requirement, CORE_ITEM(list, i));
    crd_core_validate_new(check, &keys, requirement->key, crd_bad_string(requirement->key),
                          CORE_AT(CORE_ITEM(list, i), "key"));
  }
}

/* A term as the map that upstream compares, from keys to sets of values: the last requirement of a key counts. */
static core_string_list_map term_as_map(crd_arena *arena, const core_topology_selector_term *term) {
  const core_topology_selector_label_requirement_list *list = &term->match_label_expressions;
  core_string_list_map map = {.items = crd_arena_zalloc(arena, (list->count + (size_t)1) * sizeof *map.items)};
  for (uint32_t i = list->count; i-- > 0;) {
    const core_string_list *values = &list->items[i].values;
    core_string_list set = {.items = crd_arena_alloc(arena, (values->count + (size_t)1) * sizeof *set.items)};
    uint32_t k = 0;
    while (k < map.count && !crd_string_equal(map.items[k].key, list->items[i].key)) k++;
    if (k < map.count) continue;
    if (values->count) memcpy(set.items, values->items, values->count * sizeof *set.items);
    qsort(set.items, values->count, sizeof *set.items, crd_strings_order);
    for (uint32_t v = 0; v < values->count; v++)
      if (!set.count || !crd_string_equal(set.items[set.count - 1], set.items[v])) set.items[set.count++] = set.items[v];
    map.items[map.count++] = (core_string_list_pair){list->items[i].key, set};
  }
  qsort(map.items, map.count, sizeof *map.items, crd_strings_order);
  return map;
}

static bool is_same_term_map(const core_string_list_map *a, const core_string_list_map *b) {
  if (a->count != b->count) return false;
  for (uint32_t i = 0; i < a->count; i++) {
    const core_string_list *x = &a->items[i].value, *y = &b->items[i].value;
    if (!crd_string_equal(a->items[i].key, b->items[i].key) || x->count != y->count) return false;
    for (uint32_t k = 0; k < x->count; k++)
      if (!crd_string_equal(x->items[k], y->items[k])) return false;
  }
  return true;
}

/* validateAllowedTopologies. Upstream's list of seen terms also has an empty map for each term, so an empty term repeats all
 * of them. */
static void validate_topologies(core_check *check, const core_topology_selector_term_list *terms) {
  const crd_path *path = CORE_AT(NULL, "allowedTopologies");
  core_string_list_map *seen = crd_arena_zalloc(check->arena, (2 * (size_t)terms->count + 1) * sizeof *seen);
  for (uint32_t i = 0; i < terms->count; i++) {
    const crd_path *at = CORE_ITEM(path, i);
    validate_topology_term(check, &terms->items[i], at);
    seen[terms->count + i] = term_as_map(check->arena, &terms->items[i]);
    for (uint32_t k = 0; k < terms->count + i; k++)
      if (is_same_term_map(&seen[terms->count + i], &seen[k]))
        crd_core_duplicate(check, CORE_AT(at, "matchLabelExpressions"), crd_bad_string(CORE_NO_DETAIL));
  }
}

/* Fields that must not change; before 1.36 the error for one had another text. */
static void validate_same_class(core_judging *judging, const core_storage_storage_class *class,
                                const core_storage_storage_class *old) {
  enum { FIELD_IS_IMMUTABLE = 36 };
  core_check *check = &judging->check;
  if (check->options->minor >= FIELD_IS_IMMUTABLE) {
    crd_core_validate_same_fields(check, judging->kind->type, class, old,
                                  "parameters provisioner reclaimPolicy volumeBindingMode", NULL);
    return;
  }
  if (!crd_core_maps_equal(&class->parameters, &old->parameters))
    crd_core_forbidden(check, CORE_AT(NULL, "parameters"), "updates to parameters are forbidden.");
  if (!crd_string_equal(class->provisioner, old->provisioner))
    crd_core_forbidden(check, CORE_AT(NULL, "provisioner"), "updates to provisioner are forbidden.");
  if (!core_same_optional(&class->reclaim_policy, &old->reclaim_policy))
    crd_core_forbidden(check, CORE_AT(NULL, "reclaimPolicy"), "updates to reclaimPolicy are forbidden.");
  crd_core_validate_same_fields(check, judging->kind->type, class, old, "volumeBindingMode", NULL);
}

/* ValidateStorageClass, ValidateStorageClassUpdate, validateReclaimPolicy, validateVolumeBindingMode */
static void validate_storage_class(core_judging *judging, core_check *check, const void *object, const void *before) {
  const core_storage_storage_class *class = object, *old = before;
  validate_provisioner(check, class->provisioner, CORE_AT(NULL, "provisioner"));
  validate_parameters(check, &class->parameters, CORE_AT(NULL, "parameters"));
  if (class->reclaim_policy.value.size)
    crd_core_validate_choice(check, CORE_AT(NULL, "reclaimPolicy"), class->reclaim_policy.value, "Delete Retain");
  crd_core_validate_choice(check, CORE_AT(NULL, "volumeBindingMode"), class->volume_binding_mode.value,
                           "Immediate WaitForFirstConsumer");
  validate_topologies(check, &class->allowed_topologies);
  if (!old) return;
  crd_core_validate_metadata_update(check, &class->metadata, &old->metadata);
  CORE_COVERED(check, validate_same_class(judging, class, old));
}

/* GetWarningsForStorageClass */
static void warn_of_storage_class(core_judging *judging, const void *object, const void *before) {
  const core_topology_selector_term_list *terms = &((const core_storage_storage_class *)object)->allowed_topologies;
  const crd_path *path = CORE_AT(NULL, "allowedTopologies");
  for (uint32_t i = 0; i < terms->count; i++) {
    const core_topology_selector_label_requirement_list *list = &terms->items[i].match_label_expressions;
    const crd_path *at = CORE_AT(CORE_ITEM(path, i), "matchLabelExpressions");
    for (uint32_t k = 0; k < list->count; k++)
      crd_core_warn_of_node_label(&judging->warnings, list->items[k].key, false, CORE_AT(CORE_ITEM(at, k), "key"));
  }
}

const core_object_kind crd_core_storage_class_kind = {
    CORE_CLUSTER_KIND("storage.k8s.io", "v1", "StorageClass", storage_storage_class),
    CORE_DEFAULTS({"reclaimPolicy", "Delete", 0}, {"volumeBindingMode", "Immediate", 0}), /* SetDefaults_StorageClass */
    CORE_STEPS(.asks = CORE_ASK_NEW, .validate = validate_storage_class, .warn = warn_of_storage_class),
};

/* ---- VolumeAttributesClass ---- */

/* ValidateVolumeAttributesClass, ValidateVolumeAttributesClassUpdate; an empty map differs from an unset one
 * (reflect.DeepEqual). */
static void validate_attributes_of_class(core_judging *judging, core_check *check, const void *object, const void *before) {
  const core_storage_volume_attributes_class *class = object, *old = before;
  const crd_path *driver = CORE_AT(NULL, "driverName"), *parameters = CORE_AT(NULL, "parameters");
  if (old && !crd_string_equal(class->driver_name, old->driver_name))
    crd_core_forbidden(check, driver, "updates to driverName are forbidden.");
  if (old &&
      (!class->parameters.items != !old->parameters.items || !crd_core_maps_equal(&class->parameters, &old->parameters)))
    crd_core_forbidden(check, parameters, "updates to parameters are forbidden.");
  crd_core_validate_metadata(check, &class->metadata, CRD_NAME_DNS_SUBDOMAIN);
  validate_provisioner(check, class->driver_name, driver);
  validate_parameters(check, &class->parameters, parameters);
  if (!class->parameters.count) crd_core_required(check, parameters, "must contain at least one key/value pair");
}

const core_object_kind crd_core_volume_attributes_class_kind = {
    CORE_CLUSTER_KIND("storage.k8s.io", "v1", "VolumeAttributesClass", storage_volume_attributes_class),
    CORE_STEPS(.asks = CORE_ASK_CHANGED, .validate = validate_attributes_of_class, .whole_until = 34),
};
