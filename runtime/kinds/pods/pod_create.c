/* SPDX-License-Identifier: Apache-2.0 */
/* The checks of a new Pod that templates do not have (pkg/apis/core/validation: ValidatePodCreate,
 * validatePodMetadataAndSpec). */
#include "pod_create.h"

#include "../kinds.h"

#include <crd/go_text.h>

/* A projected service account token needs a service account name. */
static void validate_tokens(core_check *check, const core_pod_spec *spec, const crd_path *path) {
  for (uint32_t i = 0; !spec->service_account_name.size && i < spec->volumes.count; i++) {
    const core_projected_volume_source *projected = spec->volumes.items[i].volume_source.projected;
    const crd_path *at = CORE_AT(CORE_ITEM(CORE_AT(path, "volumes"), i), "projected");
    for (uint32_t k = 0; projected && k < projected->sources.count; k++)
      if (projected->sources.items[k].service_account_token)
        crd_core_forbidden(check, CORE_AT(CORE_ITEM(CORE_AT(at, "sources"), k), "serviceAccountToken"),
                           "must not be specified when serviceAccountName is not set");
  }
}

/* validateContainersOnlyForPod, validateContainerOnlyForPod */
static void validate_images(core_check *check, const core_container_list *containers, const crd_path *path) {
  for (uint32_t i = 0; i < containers->count; i++) {
    crd_string image = containers->items[i].image;
    if (crd_go_trim(image).size != image.size)
      crd_core_bad_text(check, CORE_AT(CORE_ITEM(path, i), "image"), image, "must not have leading or trailing whitespace");
  }
}

void crd_core_validate_pod_metadata_and_spec(core_check *check, const core_pod_template_spec *pod) {
  const core_pod_spec *spec = &pod->spec;
  const crd_path *path = CORE_AT(NULL, "spec");
  crd_core_validate_metadata(check, &pod->metadata, CRD_NAME_DNS_SUBDOMAIN);
  crd_core_validate_pod_annotations(check, pod, CORE_AT(CORE_AT(NULL, "metadata"), "annotations"));
  crd_core_validate_pod_spec(check, spec, path);
  validate_tokens(check, spec, path);
  validate_images(check, &spec->containers, CORE_AT(path, "containers"));
  validate_images(check, &spec->init_containers, CORE_AT(path, "initContainers"));
}

void crd_core_validate_new_pod(core_check *check, const core_pod *pod) {
  core_pod_template_spec common = {.metadata = pod->metadata, .spec = pod->spec};
  const core_pod_spec *spec = &common.spec;
  const crd_path *path = CORE_AT(NULL, "spec");
  crd_core_validate_pod_metadata_and_spec(check, &common);
  if (spec->ephemeral_containers.count)
    crd_core_forbidden(check, CORE_AT(path, "ephemeralContainers"), "cannot be set on create");
  if (spec->node_name.size && spec->scheduling_gates.count)
    crd_core_forbidden(check, CORE_AT(path, "nodeName"), "cannot be set until all schedulingGates have been cleared");
  crd_core_validate_annotations_match_fields(check, &common, path);
}
