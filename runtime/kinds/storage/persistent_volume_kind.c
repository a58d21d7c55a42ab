/* SPDX-License-Identifier: Apache-2.0 */
/* v1 PersistentVolume (pkg/registry/core/persistentvolume/strategy.go, pkg/apis/core/{v1,validation}, pkg/volume/validation,
 * pkg/api/persistentvolume). */
#include "../default.h"
#include "storage.h"

#define MOUNT_OPTIONS CRD_STRING("volume.beta.kubernetes.io/mount-options")
static void set_volume_defaults(crd_arena *arena, const core_options *options, void *object) {
  crd_core_default_persistent_volume(object);
}

/* ---- preparation ---- */

static void prepare_volume(core_judging *judging, void *object, const void *before) {
  core_persistent_volume_status *status = &((core_persistent_volume *)object)->status;
  crd_core_keep_status(judging, object, before);
  if (before) return;
  status->phase = CRD_STRING("Pending");
  status->last_phase_transition_time = (core_time){judging->now};
}

static void prepare_volume_status(core_judging *judging, void *object, const void *before) {
  core_persistent_volume *volume = object;
  const core_persistent_volume *old = before;
  crd_string *time = &volume->status.last_phase_transition_time.text;
  crd_string old_time = old->status.last_phase_transition_time.text;
  bool same_phase = crd_string_equal(old->status.phase, volume->status.phase);
  volume->spec = old->spec;
  if (same_phase && !time->size)
    *time = old_time;
  else if (!same_phase && (!time->size || crd_string_equal(*time, old_time)))
    *time = judging->now;
}

/* ---- validation ---- */

/* checkMountOption: whether the source supports mount options in an annotation. */
static bool takes_mount_options(const core_persistent_volume_source *source) {
  return source->gce_persistent_disk || source->aws_elastic_block_store || source->glusterfs || source->nfs || source->rbd ||
         source->quobyte || source->iscsi || source->cinder || source->cephfs || source->azure_file ||
         source->vsphere_volume || source->azure_disk || source->photon_persistent_disk;
}

/* ValidatePersistentVolume of pkg/apis/core/validation, and of pkg/volume/validation. */
static void validate_lasting_volume(core_judging *judging, core_check *check, const void *object, const void *before) {
  const core_persistent_volume *volume = object;
  const crd_path *annotations = CORE_AT(CORE_METADATA, "annotations");
  crd_core_validate_volume_spec(check, &volume->spec, volume->metadata.name, false, CORE_SPEC);
  if (!takes_mount_options(&volume->spec.persistent_volume_source) &&
      crd_core_string_map_get(&volume->metadata.annotations, MOUNT_OPTIONS))
    crd_core_forbidden(check, CORE_NAMED(annotations, MOUNT_OPTIONS), "may not specify mount options for this volume type");
}

/* A secret for expansion may be added. */
static void validate_same_source(core_check *check, core_persistent_volume_source source,
                                 const core_persistent_volume_source *old) {
  core_csi_persistent_volume_source csi;
  if (source.csi && old->csi && !old->csi->controller_expand_secret_ref) {
    csi = *source.csi;
    csi.controller_expand_secret_ref = NULL;
    source.csi = &csi;
  }
  if (crd_core_equal(&crd_core_persistent_volume_source_type, &source, old)) return;
  crd_core_forbidden_text(check, CORE_AT(CORE_SPEC, "persistentvolumesource"),
                          crd_core_say_changed(check, CRD_STRING("spec.persistentvolumesource is immutable after creation"),
                                               &crd_core_persistent_volume_source_type, old, &source));
}

/* betaToGALabel */
static bool is_stable_name_of(crd_string key, crd_string beta) {
  static const struct {
    const char *beta, *stable;
  } names[] = {
      {"failure-domain.beta.kubernetes.io/zone", "topology.kubernetes.io/zone"},
      {"failure-domain.beta.kubernetes.io/region", "topology.kubernetes.io/region"},
      {"beta.kubernetes.io/os", "kubernetes.io/os"},
      {"beta.kubernetes.io/arch", "kubernetes.io/arch"},
      {"beta.kubernetes.io/instance-type", "node.kubernetes.io/instance-type"},
  };
  for (size_t i = 0; i < sizeof names / sizeof *names; i++)
    if (core_is(beta, names[i].beta)) return core_is(key, names[i].stable);
  return key.size == 0; /* Go's map returns "" for a missing key */
}

static bool is_same_term(const core_node_selector_requirement_list *now, const core_node_selector_requirement_list *before) {
  if (now->count != before->count) return false;
  for (uint32_t i = 0; i < now->count; i++) {
    core_node_selector_requirement old = before->items[i];
    if (is_stable_name_of(now->items[i].key, old.key)) old.key = now->items[i].key;
    if (!crd_core_equal(&crd_core_node_selector_requirement_type, &now->items[i], &old)) return false;
  }
  return true;
}

/* getMaskNodeSelectorLabelChangeEqualities: beta labels may be replaced by the stable ones. */
static bool is_same_affinity(const core_volume_node_affinity *now, const core_volume_node_affinity *before) {
  if (!now || !now->required || !before->required) return now && !now->required && !before->required;
  const core_node_selector_term_list *terms = &now->required->node_selector_terms,
                                     *old = &before->required->node_selector_terms;
  if (terms->count != old->count) return false;
  for (uint32_t i = 0; i < terms->count; i++)
    if (!is_same_term(&terms->items[i].match_expressions, &old->items[i].match_expressions) ||
        !is_same_term(&terms->items[i].match_fields, &old->items[i].match_fields))
      return false;
  return true;
}

/* validatePvNodeAffinity; the path is upstream's. */
static void validate_same_affinity(core_check *check, const core_volume_node_affinity *now,
                                   const core_volume_node_affinity *before) {
  if (check->options->gates.mutable_pv_node_affinity || !before || is_same_affinity(now, before)) return;
  crd_core_invalid(check, CORE_AT(NULL, "nodeAffinity"),
                   now ? crd_core_show_struct(check, &crd_core_volume_node_affinity_type, now) : crd_bad_null(),
                   "field is immutable, except for updating from beta label to GA");
}

/* ValidatePersistentVolumeUpdate; `enabled`: the gate itself is on, regardless of the old volume. */
static void validate_volume_changes(core_check *check, const core_persistent_volume_spec *spec,
                                    const core_persistent_volume_spec *old, bool enabled) {
  const core_optional_string *class = &spec->volume_attributes_class_name, *old_class = &old->volume_attributes_class_name;
  const crd_path *path = CORE_AT(CORE_SPEC, "volumeAttributesClassName");
  validate_same_source(check, spec->persistent_volume_source, &old->persistent_volume_source);
  crd_core_validate_immutable(check, core_same_optional(&spec->volume_mode, &old->volume_mode),
                              crd_core_show_optional(&spec->volume_mode), CORE_AT(NULL, "volumeMode"));
  validate_same_affinity(check, spec->node_affinity, old->node_affinity);
  if (core_same_optional(class, old_class)) return;
  if (!enabled)
    crd_core_forbidden(check, path, "update is forbidden when the VolumeAttributesClass feature gate is disabled");
  if (check->options->gates.volume_attributes_class && old_class->set && !class->set)
    crd_core_forbidden(check, path, "update from non-nil value to nil is forbidden");
}

/* ValidationOptionsForPersistentVolume runs first. The volume is validated twice. */
static void validate_volume_update(core_judging *judging, core_check *check, const void *object, const void *before) {
  const core_persistent_volume *volume = object, *old = before;
  core_options *options = &judging->options;
  bool enabled = options->gates.volume_attributes_class;
  if (old->spec.volume_attributes_class_name.set) options->gates.volume_attributes_class = true;
  options->allowed.node_values =
      old->spec.node_affinity && crd_core_node_selector_has_bad_value(check->arena, old->spec.node_affinity->required);
  validate_lasting_volume(judging, check, volume, old);
  crd_core_validate_metadata(check, &volume->metadata, CRD_NAME_DNS_SUBDOMAIN);
  crd_core_validate_volume_spec(check, &volume->spec, volume->metadata.name, false, CORE_SPEC);
  validate_volume_changes(check, &volume->spec, &old->spec, enabled);
}

/* ---- warnings ---- */

/* warningsForPersistentVolumeSpecAndMeta */
static void warn_of_sources(core_warnings *warnings, const core_persistent_volume_source *source) {
  const struct {
    bool used;
    const char *name, *message;
  } kinds[] = {
      {source->cephfs, "cephfs", "deprecated in v1.28, non-functional in v1.31+"},
      {source->photon_persistent_disk, "photonPersistentDisk", "deprecated in v1.11, non-functional in v1.16+"},
      {source->scale_io, "scaleIO", "deprecated in v1.16, non-functional in v1.22+"},
      {source->storageos, "storageOS", "deprecated in v1.22, non-functional in v1.25+"},
      {source->glusterfs, "glusterfs", "deprecated in v1.25, non-functional in v1.26+"},
      {source->rbd, "rbd", "deprecated in v1.28, non-functional in v1.31+"},
  };
  for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
    if (kinds[i].used) crd_core_warn(warnings, CORE_NAMED(CORE_SPEC, crd_string_of(kinds[i].name)), "%s", kinds[i].message);
}

/* GetWarningsForPersistentVolume */
static void warn_of_volume_object(core_judging *judging, const void *object, const void *before) {
  const core_persistent_volume *volume = object;
  const core_persistent_volume_spec *spec = &volume->spec;
  const crd_path *required = CORE_AT(CORE_AT(CORE_SPEC, "nodeAffinity"), "required"),
                 *terms = CORE_AT(required, "nodeSelectorTerms");
  core_warnings *warnings = &judging->warnings;
  crd_core_warn_of_annotation(warnings, &volume->metadata, STORAGE_CLASS_ANNOTATION, STORAGE_CLASS_WARNING);
  crd_core_warn_of_annotation(warnings, &volume->metadata, MOUNT_OPTIONS,
                              "deprecated since v1.31; use \"mountOptions\" attribute instead");
  if (core_is(spec->persistent_volume_reclaim_policy, "Recycle"))
    crd_core_warn(
        warnings, CORE_AT(CORE_SPEC, "persistentVolumeReclaimPolicy"),
        "The Recycle reclaim policy is deprecated. Instead, the recommended approach is to use dynamic provisioning.");
  const core_node_selector *selector = spec->node_affinity ? spec->node_affinity->required : NULL;
  for (uint32_t i = 0; selector && i < selector->node_selector_terms.count; i++)
    crd_core_warn_of_node_term(warnings, &selector->node_selector_terms.items[i], false, CORE_ITEM(terms, i));
  warn_of_sources(warnings, &spec->persistent_volume_source);
}

const core_object_kind crd_core_persistent_volume_kind = {
    CORE_CLUSTER_KIND("", "v1", "PersistentVolume", persistent_volume),
    .set_defaults = set_volume_defaults,
    CORE_GATED({CORE_GATE(volume_attributes_class), .paths = "spec.volumeAttributesClassName",
                .since = 31}), /* DropDisabledSpecFields */
    .create = {.prepare = prepare_volume, .validate = validate_lasting_volume, .warn = warn_of_volume_object},
    CORE_UPDATES({.prepare = prepare_volume,
                  .asks = CORE_ASK_NEW,
                  .validate = validate_volume_update,
                  .warn = warn_of_volume_object}),
    CORE_OF_STATUS(.prepare = prepare_volume_status), /* ValidatePersistentVolumeStatusUpdate */
};
