/* Made by crdc 0.1.0 from schemas with the digest
 * c2834d14c8fcc7bc3ad2027830ceec1e9517bbcd6326d41c7ab6b0235eb15d1e.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
#include "../../batch.volcano.sh/v1alpha1/job.h"
const crd_kind batch_volcano_sh_v1alpha1_Job_kind = {
    .group = CRD_STRING_INIT("batch.volcano.sh"),
    .version = CRD_STRING_INIT("v1alpha1"),
    .kind = CRD_STRING_INIT("Job"),
    .plural = CRD_STRING_INIT("jobs"),
    .singular = CRD_STRING_INIT("job"),
    .list_kind = CRD_STRING_INIT("JobList"),
    .namespaced = true,
    .served = true,
    .storage = true,
    .has_status = true,
    .type = &batch_volcano_sh_v1alpha1_Job_type,
    .struct_size = sizeof(batch_volcano_sh_v1alpha1_Job),
    .struct_name = CRD_STRING_INIT("batch_volcano_sh_v1alpha1_Job"),
};

batch_volcano_sh_v1alpha1_Job *batch_volcano_sh_v1alpha1_Job_create(crd_arena *arena, const crd_value *metadata) {
  return crd_kind_create(arena, &batch_volcano_sh_v1alpha1_Job_kind, metadata);
}

batch_volcano_sh_v1alpha1_Job *batch_volcano_sh_v1alpha1_Job_decode(crd_arena *arena, crd_value *value, crd_errors *errors) {
  return crd_kind_decode(arena, &batch_volcano_sh_v1alpha1_Job_kind, value, errors);
}

batch_volcano_sh_v1alpha1_Job *batch_volcano_sh_v1alpha1_Job_from_json(crd_arena *arena, crd_string text, crd_texts *strict,
                                                                       crd_errors *errors) {
  return crd_kind_from_json(arena, &batch_volcano_sh_v1alpha1_Job_kind, text, strict, errors);
}

batch_volcano_sh_v1alpha1_Job *batch_volcano_sh_v1alpha1_Job_from_yaml(crd_arena *arena, crd_string text, crd_texts *strict,
                                                                       crd_errors *errors) {
  return crd_kind_from_yaml(arena, &batch_volcano_sh_v1alpha1_Job_kind, text, strict, errors);
}

bool batch_volcano_sh_v1alpha1_Job_validate(const batch_volcano_sh_v1alpha1_Job *object,
                                            const batch_volcano_sh_v1alpha1_Job *old, const crd_validate_options *options,
                                            crd_errors *errors) {
  return crd_kind_validate(&batch_volcano_sh_v1alpha1_Job_kind, object, old, options, errors);
}

bool batch_volcano_sh_v1alpha1_Job_validate_decoded(const batch_volcano_sh_v1alpha1_Job *object,
                                                    const batch_volcano_sh_v1alpha1_Job *old,
                                                    const crd_validate_options *options, crd_errors *errors) {
  return crd_kind_validate_decoded(&batch_volcano_sh_v1alpha1_Job_kind, object, old, options, errors);
}

bool batch_volcano_sh_v1alpha1_Job_default(crd_arena *arena, batch_volcano_sh_v1alpha1_Job *object) {
  return crd_kind_default(arena, &batch_volcano_sh_v1alpha1_Job_kind, object);
}

batch_volcano_sh_v1alpha1_Job *batch_volcano_sh_v1alpha1_Job_copy(crd_arena *arena,
                                                                  const batch_volcano_sh_v1alpha1_Job *object) {
  return crd_kind_copy(arena, &batch_volcano_sh_v1alpha1_Job_kind, object);
}

bool batch_volcano_sh_v1alpha1_Job_equal(const batch_volcano_sh_v1alpha1_Job *a, const batch_volcano_sh_v1alpha1_Job *b) {
  return crd_storage_equal(&batch_volcano_sh_v1alpha1_Job_type, a, b);
}

crd_string batch_volcano_sh_v1alpha1_Job_to_json(crd_arena *arena, const batch_volcano_sh_v1alpha1_Job *object) {
  return crd_kind_to_json(arena, &batch_volcano_sh_v1alpha1_Job_kind, object);
}
