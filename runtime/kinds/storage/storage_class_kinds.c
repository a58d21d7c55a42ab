/* SPDX-License-Identifier: Apache-2.0 */
/* storage.k8s.io/v1 StorageClass and VolumeAttributesClass (pkg/registry/storage/{storageclass,volumeattributesclass},
 * pkg/apis/storage/{v1,validation}, pkg/api/storage). */
#include "storage.h"

#include "../../gotypes/equal.h"
#include "../containers/container_parts.h"

#include <assert.h>
#include <crd/go_text.h>
#include <crd/metadata.h>
#include <stddef.h>
#include <stdlib.h>

/* ---- what both have ---- */

/* validateProvisioner: a qualified name in any case; messages show it in lower case. */
static void validate_provisioner(core_check *check, crd_string name, const crd_path *path) {
  if (name.size)
    crd_core_string_passes(check, path, crd_go_lower(check->arena, name), crd_check_qualified_name);
  else
    crd_core_required_covered(check, path, CORE_NO_DETAIL);
}

/* validateParameters; it is the number of pairs that is "too long". */
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

/* SetDefaults_StorageClass */
static void set_storage_class_defaults(crd_arena *arena, const core_options *options, void *object) {
  core_storage_storage_class *class = object;
  if (!class->reclaim_policy.set) class->reclaim_policy = (core_optional_string){true, CRD_STRING("Delete")};
  if (!class->volume_binding_mode.set) class->volume_binding_mode = (core_optional_string){true, CRD_STRING("Immediate")};
}

/* validateReclaimPolicy, validateVolumeBindingMode */
static void validate_class_policies(core_check *check, const core_storage_storage_class *class) {
  const core_optional_string *policy = &class->reclaim_policy, *mode = &class->volume_binding_mode;
  if (policy->set && policy->value.size)
    crd_core_validate_choice(check, CORE_AT(NULL, "reclaimPolicy"), policy->value, "Delete Retain");
  crd_core_validate_choice(check, CORE_AT(NULL, "volumeBindingMode"), mode->value, "Immediate WaitForFirstConsumer");
}

/* validateTopologySelectorLabelRequirement */
static void validate_topology_requirement(core_check *check, const core_topology_selector_label_requirement *requirement,
                                          const crd_path *path) {
  const crd_path *values = CORE_AT(path, "values");
  core_name_set met;
  core_name_set_begin(&met, check->arena);
  if (!requirement->values.count) crd_core_required(check, values, CORE_NO_DETAIL);
  for (uint32_t i = 0; i < requirement->values.count; i++)
    if (!crd_core_name_set_add(&met, requirement->values.items[i]))
      crd_core_duplicate(check, CORE_ITEM(values, i), crd_bad_string(requirement->values.items[i]));
  crd_core_string_passes(check, CORE_AT(path, "key"), requirement->key, crd_check_qualified_name);
}

/* ValidateTopologySelectorTerm */
static void validate_topology_term(core_check *check, const core_topology_selector_term *term, const crd_path *path) {
  const crd_path *list = CORE_AT(path, "matchLabelExpressions");
  core_name_set keys;
  core_name_set_begin(&keys, check->arena);
  for (uint32_t i = 0; i < term->match_label_expressions.count; i++) {
    const core_topology_selector_label_requirement *requirement = &term->match_label_expressions.items[i];
    validate_topology_requirement(check, requirement, CORE_ITEM(list, i));
    if (!crd_core_name_set_add(&keys, requirement->key))
      crd_core_duplicate(check, CORE_AT(CORE_ITEM(list, i), "key"), crd_bad_string(requirement->key));
  }
}

static int by_topology_value(const void *a, const void *b) {
  return crd_string_compare(*(const crd_string *)a, *(const crd_string *)b);
}

static int by_topology_key(const void *a, const void *b) {
  return crd_string_compare(((const core_string_list_pair *)a)->key, ((const core_string_list_pair *)b)->key);
}

/* A term as the map from keys to sets of values that upstream compares: the last requirement of a key counts. */
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
    qsort(set.items, values->count, sizeof *set.items, by_topology_value);
    for (uint32_t v = 0; v < values->count; v++)
      if (!set.count || !crd_string_equal(set.items[set.count - 1], set.items[v])) set.items[set.count++] = set.items[v];
    map.items[map.count++] = (core_string_list_pair){list->items[i].key, set};
  }
  qsort(map.items, map.count, sizeof *map.items, by_topology_key);
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

/* validateAllowedTopologies. Upstream has as many empty maps as there are terms beside those that it has seen, so that an
 * empty term repeats each of them. */
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

/* ValidateStorageClass */
static void validate_storage_class(core_check *check, const core_storage_storage_class *class) {
  crd_core_validate_metadata(check, &class->metadata, CRD_NAME_DNS_SUBDOMAIN);
  validate_provisioner(check, class->provisioner, CORE_AT(NULL, "provisioner"));
  validate_parameters(check, &class->parameters, CORE_AT(NULL, "parameters"));
  validate_class_policies(check, class);
  validate_topologies(check, &class->allowed_topologies);
}

static void validate_storage_class_create(core_judging *judging, const void *object, const void *before) {
  validate_storage_class(&judging->check, object);
}

/* A field that stays; before 1.36 its change had words of its own. */
static void validate_unchanged(core_check *check, bool same, crd_bad_value shown, const char *field) {
  enum { FIELD_IS_IMMUTABLE = 36 };
  const crd_path *path = CORE_NAMED(NULL, crd_string_of(field));
  if (check->options->minor >= FIELD_IS_IMMUTABLE)
    crd_core_validate_immutable(check, same, shown, path);
  else if (!same)
    crd_core_forbidden(check, path, crd_arena_printf(check->arena, "updates to %s are forbidden.", field));
}

/* ValidateStorageClassUpdate */
static void validate_storage_class_update(core_judging *judging, const void *object, const void *before) {
  const core_storage_storage_class *class = object, *old = before;
  const core_optional_string *policy = &class->reclaim_policy, *mode = &class->volume_binding_mode;
  core_check *check = &judging->check;
  validate_storage_class(check, class);
  crd_core_validate_metadata_update(check, &class->metadata, &old->metadata);
  uint32_t errors = check->errors->count;
  validate_unchanged(check, crd_core_maps_equal(&class->parameters, &old->parameters),
                     crd_core_show_map(check, &class->parameters), "parameters");
  validate_unchanged(check, crd_string_equal(class->provisioner, old->provisioner), crd_bad_string(class->provisioner),
                     "provisioner");
  validate_unchanged(check, core_same_optional(policy, &old->reclaim_policy), crd_core_show_optional(policy),
                     "reclaimPolicy");
  crd_core_validate_immutable(check, core_same_optional(mode, &old->volume_binding_mode), crd_core_show_optional(mode),
                              CORE_AT(NULL, "volumeBindingMode"));
  crd_core_mark_covered(check, errors);
}

/* GetWarningsForStorageClass */
static void warn_of_storage_class(core_judging *judging, const void *object, const void *before) {
  const core_topology_selector_term_list *terms = &((const core_storage_storage_class *)object)->allowed_topologies;
  const crd_path *path = CORE_AT(NULL, "allowedTopologies");
  for (uint32_t i = 0; i < terms->count; i++) {
    const core_topology_selector_label_requirement_list *list = &terms->items[i].match_label_expressions;
    const crd_path *at = CORE_AT(CORE_ITEM(path, i), "matchLabelExpressions");
    for (uint32_t k = 0; k < list->count; k++) {
      const char *message = crd_core_find_node_label(list->items[k].key);
      if (message) crd_core_warn(&judging->warnings, CORE_AT(CORE_ITEM(at, k), "key"), "%s", message);
    }
  }
}

const core_object_kind crd_core_storage_class_kind = {
    CORE_KIND("storage.k8s.io", "v1", "StorageClass", storage_storage_class),
    .cluster_scoped = true,
    .set_defaults = set_storage_class_defaults,
    .create = {.validate = validate_storage_class_create, .warn = warn_of_storage_class},
    CORE_UPDATES({.validate = validate_storage_class_update, .warn = warn_of_storage_class}),
};

/* ---- VolumeAttributesClass ---- */

/* ValidateVolumeAttributesClass */
static void validate_whole_attributes_class(core_check *check, const core_storage_volume_attributes_class *class) {
  const crd_path *parameters = CORE_AT(NULL, "parameters");
  crd_core_validate_metadata(check, &class->metadata, CRD_NAME_DNS_SUBDOMAIN);
  validate_provisioner(check, class->driver_name, CORE_AT(NULL, "driverName"));
  validate_parameters(check, &class->parameters, parameters);
  if (!class->parameters.count) crd_core_required(check, parameters, CRD_STRING("must contain at least one key/value pair"));
}

static void validate_attributes_create(core_judging *judging, const void *object, const void *before) {
  validate_whole_attributes_class(&judging->check, object);
}

/* ValidateVolumeAttributesClassUpdate; a map without pairs is not one that was not given (reflect.DeepEqual). */
static void validate_attributes_update(core_judging *judging, const void *object, const void *before) {
  const core_storage_volume_attributes_class *class = object, *old = before;
  core_check *check = &judging->check;
  crd_core_validate_metadata_update(check, &class->metadata, &old->metadata);
  if (!crd_string_equal(class->driver_name, old->driver_name))
    crd_core_forbidden(check, CORE_AT(NULL, "driverName"), CRD_STRING("updates to driverName are forbidden."));
  if (!class->parameters.items != !old->parameters.items || !crd_core_maps_equal(&class->parameters, &old->parameters))
    crd_core_forbidden(check, CORE_AT(NULL, "parameters"), CRD_STRING("updates to parameters are forbidden."));
  validate_whole_attributes_class(check, class);
}

const core_object_kind crd_core_volume_attributes_class_kind = {
    CORE_KIND("storage.k8s.io", "v1", "VolumeAttributesClass", storage_volume_attributes_class),
    .cluster_scoped = true,
    .create = {.validate = validate_attributes_create},
    CORE_UPDATES({.validate = validate_attributes_update, .whole_until = 34}),
};
