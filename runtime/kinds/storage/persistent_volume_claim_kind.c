/* SPDX-License-Identifier: Apache-2.0 */
/* v1 PersistentVolumeClaim (pkg/registry/core/persistentvolumeclaim/strategy.go, pkg/apis/core/{v1,validation},
 * pkg/api/persistentvolumeclaim). volume_claim.c checks its spec alone. */
#include "storage.h"

#include <crd/meta_v1.h>

/* From that minor on the class in the claim's status must not be removed; before, the class in its spec. */
enum { ASKS_STATUS = 34 };

/* ---- preparation ---- */

/* dataSourceIsPvcOrSnapshot */
static bool is_claim_or_snapshot(const core_typed_local_object_reference *source) {
  const core_optional_string *group = &source->api_group;
  if (core_is(source->kind, "PersistentVolumeClaim")) return !group->set || !group->value.size;
  return core_is(source->kind, "VolumeSnapshot") && group->set && core_is(group->value, "snapshot.storage.k8s.io");
}

/* NormalizeDataSources: copies each of both fields to the other. */
static void normalize_sources(crd_arena *arena, core_persistent_volume_claim_spec *spec) {
  const core_typed_local_object_reference *source = spec->data_source;
  const core_typed_object_reference *reference = spec->data_source_ref;
  if (source && !reference) {
    spec->data_source_ref = crd_arena_zalloc(arena, sizeof *spec->data_source_ref);
    spec->data_source_ref->api_group = source->api_group;
    spec->data_source_ref->kind = source->kind;
    spec->data_source_ref->name = source->name;
  } else if (reference && !source && !(reference->namespace.set && reference->namespace.value.size)) {
    spec->data_source = crd_arena_zalloc(arena, sizeof *spec->data_source);
    *spec->data_source = (core_typed_local_object_reference){
        .api_group = reference->api_group, .kind = reference->kind, .name = reference->name};
  }
}

/* Drops fields from old clients that have no effect (EnforceDataSourceBackwardsCompatibility), and sources in other
 * namespaces while the gate is off (dataSourceRefInUse, dataSourceInUse). */
static void prepare_claim(core_judging *judging, void *object, const void *before) {
  core_persistent_volume_claim_spec *spec = &((core_persistent_volume_claim *)object)->spec;
  const core_persistent_volume_claim_spec *old = before ? &((const core_persistent_volume_claim *)before)->spec : NULL;
  crd_core_keep_status(judging, object, before);
  if (!judging->options.gates.cross_namespace_volume_data_source && spec->data_source_ref &&
      spec->data_source_ref->namespace.value.size && !(old && old->data_source_ref))
    spec->data_source_ref = NULL;
  bool in_use = old && (old->data_source || old->data_source_ref);
  if (!in_use && !spec->data_source_ref && spec->data_source && !is_claim_or_snapshot(spec->data_source))
    spec->data_source = NULL;
  normalize_sources(judging->check.arena, spec);
}

/* ---- validation ---- */

/* ValidatePersistentVolumeClaim, ValidationOptionsForPersistentVolumeClaimCreate */
static void validate_claim(core_judging *judging, core_check *check, const void *object, const void *before) {
  const core_persistent_volume_claim *claim = object;
  crd_core_validate_metadata(check, &claim->metadata, CRD_NAME_DNS_SUBDOMAIN);
  crd_core_validate_claim_spec(check, &claim->spec, CORE_SPEC);
}

/* ValidationOptionsForPersistentVolumeClaim, allowInvalidAPIGroupInDataSourceOrRef: the options from the old claim. */
static void allow_as_old_claim(core_judging *judging, const core_persistent_volume_claim *old) {
  core_options *options = &judging->options;
  const core_persistent_volume_claim_spec *spec = &old->spec;
  options->allowed.claim_groups = (spec->data_source && spec->data_source->api_group.set) ||
                                  (spec->data_source_ref && spec->data_source_ref->api_group.set);
  options->allowed.claim_selectors = !crd_core_selector_converts(&judging->check, spec->selector);
  if (spec->volume_attributes_class_name.set) options->gates.volume_attributes_class = true;
  if (old->status.allocated_resources.items || old->status.allocated_resource_statuses.items)
    options->gates.recover_volume_expansion_failure = true;
}

/* Whether a class may be set: instead of the annotation (validateStorageClassUpgradeFromAnnotation), or instead of nothing
 * (validateStorageClassUpgradeFromNil), when the annotation must not change. */
static bool may_name_class(core_check *check, const core_persistent_volume_claim *claim,
                           const core_persistent_volume_claim *old) {
  const crd_path *annotations = CORE_AT(CORE_METADATA, "annotations");
  const core_optional_string *class = &claim->spec.storage_class_name;
  const crd_string *noted = crd_core_string_map_get(&claim->metadata.annotations, STORAGE_CLASS_ANNOTATION),
                   *before = crd_core_string_map_get(&old->metadata.annotations, STORAGE_CLASS_ANNOTATION);
  bool named = class->set && !old->spec.storage_class_name.set;
  if (before && named && crd_string_equal(class->value, *before) && (!noted || crd_string_equal(*noted, *before)))
    return true;
  crd_string now = noted ? *noted : CORE_NO_DETAIL, then = before ? *before : CORE_NO_DETAIL;
  crd_core_validate_same_text(check, now, then, CORE_NAMED(annotations, STORAGE_CLASS_ANNOTATION));
  return named && (!before || crd_string_equal(class->value, *before));
}

/* Restores all fields of the spec that may change, and compares it with the old one. */
static void validate_same_claim(core_check *check, const core_persistent_volume_claim *claim,
                                const core_persistent_volume_claim *old) {
  static const crd_string head = CRD_STRING_INIT(
      "spec is immutable after creation except resources.requests and volumeAttributesClassName for bound claims");
  const core_type *type = &crd_core_persistent_volume_claim_spec_type;
  core_persistent_volume_claim_spec spec = claim->spec, before = old->spec;
  bool bound = core_is(claim->status.phase, "Bound");
  if (!before.volume_name.size) before.volume_name = spec.volume_name;
  if (may_name_class(check, claim, old)) spec.storage_class_name = before.storage_class_name;
  const crd_quantity *amount = crd_core_quantity_map_get(&before.resources.requests, CRD_STRING("storage"));
  core_quantity_pair storage = {CRD_STRING("storage"), amount ? *amount : (crd_quantity){.small = true}};
  if (bound && spec.resources.requests.items)
    crd_core_merge_pairs(check->arena, &spec.resources.requests, &(core_quantity_map){&storage, 1}, &spec.resources.requests,
                         sizeof storage);
  if (bound && (check->options->minor >= ASKS_STATUS || spec.volume_attributes_class_name.set))
    spec.volume_attributes_class_name = before.volume_attributes_class_name;
  if (!crd_core_equal(type, &spec, &before))
    crd_core_forbidden_text(check, CORE_SPEC, crd_core_say_changed(check, head, type, &before, &spec));
}

/* A claim must not shrink, except that a request that was not fulfilled may be reduced again. */
static void validate_size(core_check *check, const core_persistent_volume_claim *claim,
                          const core_persistent_volume_claim *old) {
  const crd_string storage = CRD_STRING("storage");
  const crd_path *path = CORE_AT(CORE_AT(CORE_AT(CORE_SPEC, "resources"), "requests"), "storage");
  static const crd_quantity none = {.small = true};
  const crd_quantity *size = crd_core_quantity_map_get(&claim->spec.resources.requests, storage),
                     *before = crd_core_quantity_map_get(&old->spec.resources.requests, storage),
                     *held = crd_core_quantity_map_get(&old->status.capacity, storage);
  if (!size) size = &none;
  if (crd_quantity_compare(size, before ? before : &none) >= 0) return;
  if (!check->options->gates.recover_volume_expansion_failure)
    crd_core_forbidden(check, path, "field can not be less than previous value");
  else if (crd_quantity_compare(size, held ? held : &none) <= 0)
    crd_core_forbidden(check, path, "field can not be less than status.capacity");
}

static void validate_class_change(core_check *check, const core_optional_string *class, const core_optional_string *before,
                                  bool applied, bool enabled) {
  const crd_path *path = CORE_AT(CORE_SPEC, "volumeAttributesClassName");
  if (core_same_optional(class, before)) return;
  if (!enabled)
    crd_core_forbidden(check, path, "update is forbidden when the VolumeAttributesClass feature gate is disabled");
  bool of_status = check->options->minor >= ASKS_STATUS;
  if (!check->options->gates.volume_attributes_class || !(of_status ? applied : before->set) ||
      (class->set && class->value.size))
    return;
  crd_core_forbidden_as(check, path,
                        of_status ? "update to %s is forbidden when "
                                    "status.currentVolumeAttributesClassName is not nil"
                                  : "update from non-nil value to %s is forbidden",
                        !class->set ? "nil"
                        : of_status ? "empty string"
                                    : "an empty string");
}

/* ValidatePersistentVolumeClaimUpdate: upstream has normalized the sources of the old claim, too. */
static void validate_claim_update(core_judging *judging, core_check *check, const void *object, const void *before) {
  const core_persistent_volume_claim *claim = object;
  core_persistent_volume_claim old = *(const core_persistent_volume_claim *)before;
  bool enabled = judging->options.gates.volume_attributes_class;
  enum { JUDGED_TWICE = 34 }; /* up to that minor also as a new one */
  normalize_sources(check->arena, &old.spec);
  allow_as_old_claim(judging, &old);
  if (check->options->minor <= JUDGED_TWICE) validate_claim(judging, check, claim, NULL);
  crd_core_validate_metadata_update(check, &claim->metadata, &old.metadata);
  validate_claim(judging, check, claim, NULL);
  validate_same_claim(check, claim, &old);
  validate_size(check, claim, &old);
  crd_core_validate_immutable(check, core_same_optional(&claim->spec.volume_mode, &old.spec.volume_mode),
                              crd_core_show_optional(&claim->spec.volume_mode), CORE_AT(NULL, "volumeMode"));
  validate_class_change(check, &claim->spec.volume_attributes_class_name, &old.spec.volume_attributes_class_name,
                        old.status.current_volume_attributes_class_name.set, enabled);
}

/* ---- status ---- */

/* validatePersistentVolumeClaimResourceKey: whether it is one. */
static bool validate_resource_key(core_check *check, crd_string key, const crd_path *path) {
  static const crd_string storage = CRD_STRING_INIT("storage");
  if (!crd_core_string_passes(check, path, key, crd_check_qualified_name)) return false;
  if (!crd_core_is_native_resource(key) || crd_string_equal(key, storage)) return true;
  crd_core_not_supported(check, path, crd_bad_string(key), &storage, 1);
  return false;
}

static void validate_resizing(core_check *check, const core_persistent_volume_claim_status *status) {
  static const char states[] =
      "ControllerResizeInProgress ControllerResizeInfeasible NodeResizeInProgress NodeResizeInfeasible NodeResizePending";
  const crd_path *path = CORE_AT(CORE_STATUS, "allocatedResourceStatuses"),
                 *amounts = CORE_AT(CORE_STATUS, "allocatedResources");
  for (uint32_t i = 0; i < status->allocated_resource_statuses.count; i++) {
    const core_string_pair *pair = &status->allocated_resource_statuses.items[i];
    validate_resource_key(check, pair->key, path);
    if (!crd_core_is_among(pair->value, states)) crd_core_unsupported(check, path, crd_bad_json(pair->key), states);
  }
  for (uint32_t i = 0; i < status->allocated_resources.count; i++) {
    const core_quantity_pair *pair = &status->allocated_resources.items[i];
    const crd_path *at = CORE_KEY(amounts, pair->key);
    size_t errors = core_count_errors(check);
    if (!validate_resource_key(check, pair->key, amounts)) continue;
    crd_core_validate_basic_resource(check, &pair->value, at);
    if (core_count_errors(check) == errors && crd_quantity_sign(&pair->value) < 0)
      crd_core_invalid(check, at, crd_core_show_quantity(check, &pair->value), "must be greater than or equal to 0");
  }
}

/* ValidatePersistentVolumeClaimStatusUpdate */
static void validate_claim_status(core_judging *judging, core_check *check, const void *object, const void *before) {
  const core_persistent_volume_claim *claim = object, *old = before;
  const core_persistent_volume_claim_status *status = &claim->status;
  const crd_path *capacity = CORE_AT(CORE_STATUS, "capacity"),
                 *health = CORE_AT(CORE_AT(CORE_STATUS, "healthStatus"), "healthConditions");
  allow_as_old_claim(judging, old);
  crd_core_validate_metadata_update(check, &claim->metadata, &old->metadata);
  if (!claim->spec.access_modes.count) crd_core_required(check, CORE_AT(CORE_AT(NULL, "Spec"), "accessModes"), NULL);
  for (uint32_t i = 0; i < status->capacity.count; i++)
    crd_core_validate_basic_resource(check, &status->capacity.items[i].value,
                                     CORE_KEY(capacity, status->capacity.items[i].key));
  for (uint32_t i = 0; status->health_status && i < status->health_status->health_conditions.count; i++) {
    crd_string reason = status->health_status->health_conditions.items[i].reason;
    crd_core_validate_given(check, CORE_AT(CORE_ITEM(health, i), "reason"), reason, crd_check_condition_reason);
  }
  if (judging->options.gates.recover_volume_expansion_failure) validate_resizing(check, status);
}

/* GetWarningsForPersistentVolumeClaim */
static void warn_of_claim(core_judging *judging, const void *object, const void *before) {
  const core_persistent_volume_claim *claim = object;
  crd_core_warn_of_annotation(&judging->warnings, &claim->metadata, STORAGE_CLASS_ANNOTATION, STORAGE_CLASS_WARNING);
  crd_core_warn_of_claim_resources(&judging->warnings, &claim->spec.resources, CORE_AT(CORE_SPEC, "resources"));
}

const core_object_kind crd_core_persistent_volume_claim_kind = {
    CORE_KIND("", "v1", "PersistentVolumeClaim", persistent_volume_claim),
    CORE_NAMES_UNASKED,
    /* SetObjectDefaults_PersistentVolumeClaim, SetDefaults_PersistentVolumeClaim */
    CORE_DEFAULTS({"status.phase", "Pending", 0}, {"spec.volumeMode", "Filesystem", 0}, {"spec.resources.limits", NULL, 0},
                  {"spec.resources.requests", NULL, 0}, {"status.capacity", NULL, 0},
                  {"status.allocatedResources", NULL, 0}),
    /* DropDisabledFields, DropDisabledFieldsFromStatus */
    CORE_GATED({CORE_GATE(volume_attributes_class), .paths = "spec.volumeAttributesClassName"},
               {CORE_GATE(volume_attributes_class), .paths = "status.currentVolumeAttributesClassName"},
               {CORE_GATE(volume_attributes_class), .paths = "status.modifyVolumeStatus"},
               {CORE_GATE(recover_volume_expansion_failure), .paths = "status.allocatedResources", .empty_too = true},
               {CORE_GATE(recover_volume_expansion_failure), .paths = "status.allocatedResourceStatuses", .empty_too = true},
               {CORE_GATE(csi_volume_health), .paths = "status.healthStatus"}),
    .create = {.prepare = prepare_claim, .validate = validate_claim, .warn = warn_of_claim},
    CORE_UPDATES({.prepare = prepare_claim, .validate = validate_claim_update, .warn = warn_of_claim}),
    CORE_OF_STATUS(.prepare = crd_core_keep_spec, .validate = validate_claim_status),
};
