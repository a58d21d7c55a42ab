/* SPDX-License-Identifier: Apache-2.0 */
/* Shared by the changes of Pods: see pod_changes.h. */
#include "pod_changes.h"

#include "../../gotypes/equal.h"
#include "../drop.h"
#include "annotations.h"
#include "options.h"
#include "pod_create.h"

void crd_core_drop_disabled_pod_fields(core_judging *judging, core_pod *pod, const core_pod *old) {
  core_pod_template_spec common = {.metadata = pod->metadata, .spec = pod->spec};
  crd_core_drop_disabled_fields(judging->check.arena, &judging->options, &common, old ? &old->spec : NULL);
  pod->metadata = common.metadata;
  pod->spec = common.spec;
  if (old) crd_core_drop_disabled_status_fields(&judging->options.gates, pod, old);
}

void crd_core_update_pod_generation(const core_options *options, core_pod *pod, const core_pod *old) {
  if (options->minor >= CORE_COUNTS_POD_CHANGES && !crd_core_equal(&crd_core_pod_spec_type, &pod->spec, &old->spec))
    pod->metadata.generation++;
}

void crd_core_keep_metadata(core_object_meta *metadata, const core_object_meta *old) {
  metadata->deletion_timestamp = old->deletion_timestamp;
  metadata->generation = old->generation;
  metadata->self_link = old->self_link;
  metadata->labels = old->labels;
  metadata->annotations = old->annotations;
  metadata->finalizers = old->finalizers;
  metadata->owner_references = old->owner_references;
}

core_check crd_core_check_of_pod_change(core_judging *judging, core_options *options, const core_pod *pod,
                                        const core_pod *old) {
  core_check check = judging->check;
  *options = crd_core_options_for_update(check.arena, &judging->options, &pod->spec, &old->spec, &old->metadata.annotations);
  check.options = options;
  check.pod = &pod->metadata;
  return check;
}

void crd_core_validate_changed_pod(core_check *check, const core_pod *pod, const core_pod *old) {
  core_pod_template_spec common = {.metadata = pod->metadata, .spec = pod->spec};
  crd_core_validate_metadata_update(check, &pod->metadata, &old->metadata);
  crd_core_validate_pod_metadata_and_spec(check, &common);
}

/* ---- annotations ---- */

#define MIRROR CRD_STRING("kubernetes.io/config.mirror")

bool crd_core_is_mirror_pod(const core_pod *pod) {
  return crd_core_string_map_get(&pod->metadata.annotations, MIRROR) != NULL;
}

/* Annotations that must not change: `of_profile` and `of_mirror` are the error texts. */
static void forbid_annotation(core_check *check, crd_string key, const char *of_profile, const char *of_mirror) {
  const crd_path *path = CORE_KEY(CORE_AT(CORE_AT(NULL, "metadata"), "annotations"), key);
  if (crd_string_has_prefix(key, CORE_APP_ARMOR_CONTAINER)) crd_core_forbidden(check, path, of_profile);
  if (crd_string_equal(key, MIRROR)) crd_core_forbidden(check, path, of_mirror);
}

void crd_core_validate_pod_annotation_changes(core_check *check, const core_pod *pod, const core_pod *old) {
  const core_string_map *before = &old->metadata.annotations, *now = &pod->metadata.annotations;
  core_pod_template_spec common = {.metadata = pod->metadata, .spec = pod->spec};
  for (uint32_t i = 0; i < before->count; i++) {
    const crd_string *value = crd_core_string_map_get(now, before->items[i].key);
    if (!value || !crd_string_equal(*value, before->items[i].value))
      forbid_annotation(check, before->items[i].key, "may not remove or update AppArmor annotations",
                        "may not remove or update mirror pod annotation");
  }
  for (uint32_t i = 0; i < now->count; i++)
    if (!crd_core_string_map_get(before, now->items[i].key))
      forbid_annotation(check, now->items[i].key, "may not add AppArmor annotations", "may not add mirror pod annotation");
  crd_core_validate_pod_annotations(check, &common, CORE_AT(CORE_AT(NULL, "metadata"), "annotations"));
}
