/* SPDX-License-Identifier: Apache-2.0 */
/* storage.k8s.io/v1 CSIDriver (pkg/registry/storage/csidriver/strategy.go, pkg/apis/storage/{v1,validation}). */
#include "storage.h"

/* validateTokenRequests */
static void validate_token_requests(core_check *check, const core_storage_token_request_list *requests,
                                    const crd_path *path) {
  enum { LEAST_SECONDS = 600 };
  CORE_NAME_SET(audiences, check->arena);
  for (uint32_t i = 0; i < requests->count; i++) {
    const core_storage_token_request *request = &requests->items[i];
    const core_optional_int64 *seconds = &request->expiration_seconds;
    const crd_path *at = CORE_AT(CORE_ITEM(path, i), "expirationSeconds");
    if (!crd_core_name_set_add(&audiences, request->audience)) {
      crd_core_duplicate(check, CORE_AT(CORE_ITEM(path, i), "audience"), crd_bad_string(request->audience));
      continue;
    }
    if (seconds->set && seconds->value < LEAST_SECONDS)
      crd_core_bad_number(check, at, seconds->value, "may not specify a duration less than 10 minutes");
    if (seconds->set && seconds->value > (int64_t)1 << 32)
      crd_core_bad_number(check, at, seconds->value, "may not specify a duration larger than 2^32 seconds");
  }
}

/* ValidateCSIDriver, ValidateCSIDriverUpdate, validateCSIDriverSpec, validateAttachRequired, validatePodInfoOnMount,
 * validateFSGroupPolicy, validateVolumeLifecycleModes, validateNodeAllocatableUpdatePeriodSeconds, validateSELinuxMount,
 * validateServiceAccountTokenInSecrets, validatePreventPodSchedulingIfMissing: what must be set has a default.
 * attachedRequired is upstream's word. The declarative rule about modes is not enforced yet. */
static void validate_driver(core_judging *judging, core_check *check, const void *object, const void *before) {
  const core_storage_csi_driver_spec *spec = &((const core_storage_csi_driver *)object)->spec;
  const core_storage_csi_driver *old = before;
  const core_optional_int64 *period = &spec->node_allocatable_update_period_seconds;
  const core_optional_bool *in_secrets = &spec->service_account_token_in_secrets;
  const crd_path *path = CORE_SPEC, *modes = CORE_AT(path, "volumeLifecycleModes");
  enum { LEAST_PERIOD = 10 };
  crd_core_validate_optional_choice(check, CORE_AT(path, "fsGroupPolicy"), &spec->fs_group_policy,
                                    "File None ReadWriteOnceWithFSType");
  validate_token_requests(check, &spec->token_requests, CORE_AT(path, "tokenRequests"));
  for (uint32_t i = 0; i < spec->volume_lifecycle_modes.count; i++)
    crd_core_validate_choice(check, modes, spec->volume_lifecycle_modes.items[i], "Persistent Ephemeral");
  if (period->set && period->value < LEAST_PERIOD)
    crd_core_bad_number(check, CORE_AT(path, "nodeAllocatableUpdatePeriodSeconds"), period->value,
                        "must be greater than or equal to 10 seconds");
  if (in_secrets->set && !spec->token_requests.count)
    crd_core_bad_bool(check, CORE_AT(path, "serviceAccountTokenInSecrets"), in_secrets->value,
                      "serviceAccountTokenInSecrets is set but no tokenRequests are specified");
  if (!old) return;
  crd_core_validate_immutable(check, spec->attach_required.value == old->spec.attach_required.value,
                              crd_bad_bool(spec->attach_required.value), CORE_AT(path, "attachedRequired"));
  if (!crd_core_same_texts(&spec->volume_lifecycle_modes, &old->spec.volume_lifecycle_modes))
    crd_core_validate_immutable(
        check, false, crd_core_show_words(check, "storage.VolumeLifecycleMode", &spec->volume_lifecycle_modes), modes);
}

/* Of tokens that are asked for as they were not before. */
static void warn_of_driver(core_judging *judging, const void *object, const void *before) {
  const core_storage_csi_driver_spec *spec = &((const core_storage_csi_driver *)object)->spec;
  const core_storage_csi_driver *old = before;
  const core_storage_token_request_list *requests = &spec->token_requests;
  if (judging->options.gates.csi_service_account_token_secrets && requests->count &&
      !spec->service_account_token_in_secrets.set &&
      !(old && crd_core_lists_equal(&crd_core_storage_token_request_type, requests, &old->spec.token_requests)))
    crd_texts_add(&judging->warnings.texts,
                  CRD_STRING("spec.serviceAccountTokenInSecrets is unset; if supported by this CSI driver, set to "
                             "true to prevent possible logging of tokens in volume attributes"));
}

const core_object_kind crd_core_csi_driver_kind = {
    CORE_CLUSTER_KIND("storage.k8s.io", "v1", "CSIDriver", storage_csi_driver),
    /* SetDefaults_CSIDriver */
    CORE_DEFAULTS({"spec.attachRequired", "true", 0}, {"spec.podInfoOnMount", "false", 0},
                  {"spec.storageCapacity", "false", 0}, {"spec.fsGroupPolicy", "ReadWriteOnceWithFSType", 0},
                  {"spec.volumeLifecycleModes", "Persistent", 0}, {"spec.requiresRepublish", "false", 0},
                  {"spec.seLinuxMount", "false", CORE_GATE(selinux_mount_read_write_once_pod)},
                  {"spec.preventPodSchedulingIfMissing", "false", CORE_GATE(volume_limit_scaling)}),
    CORE_GATED({CORE_GATE(selinux_mount_read_write_once_pod), .paths = "spec.seLinuxMount"},
               {CORE_GATE(mutable_csi_node_allocatable_count), .paths = "spec.nodeAllocatableUpdatePeriodSeconds"},
               {CORE_GATE(csi_service_account_token_secrets), .paths = "spec.serviceAccountTokenInSecrets"},
               {CORE_GATE(volume_limit_scaling), .paths = "spec.preventPodSchedulingIfMissing"}),
    .create = {.validate = validate_driver, .warn = warn_of_driver},
    CORE_UPDATES({.prepare = crd_core_prepare_workload, .validate = validate_driver, .warn = warn_of_driver}),
};
