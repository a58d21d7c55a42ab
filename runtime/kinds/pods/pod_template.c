/* SPDX-License-Identifier: Apache-2.0 */
/* ValidatePodTemplateSpec. */
#include "../validators.h"

/* ValidatePodTemplateSpec */
void crd_core_validate_pod_template_spec(core_check *check, const core_pod_template_spec *pod) {
  crd_core_validate_labels(check, &pod->metadata.labels, CORE_AT(NULL, "labels"));
  crd_core_validate_annotations(check, &pod->metadata.annotations, CORE_AT(NULL, "annotations"));
  crd_core_validate_pod_annotations(check, pod, CORE_AT(NULL, "annotations"));
  crd_core_validate_pod_spec(check, &pod->spec, CORE_AT(NULL, "spec"));
  crd_core_validate_annotations_match_fields(check, pod, CORE_AT(NULL, "spec"));
  if (pod->spec.ephemeral_containers.count)
    crd_core_forbidden(check, CORE_AT(CORE_AT(NULL, "spec"), "ephemeralContainers"),
                       "ephemeral containers not allowed in pod template");
}
