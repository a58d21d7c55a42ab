/* Made by crdc 0.1.0 from schemas with the digest
 * e9a89797fa64f6928355321796d328aab306048e18012da8f938e59b28ca9d4c.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
#include "../../batch.volcano.sh/v1alpha1/cronjob.h"
const crd_kind batch_v1alpha1_CronJob_kind = {
    .group = CRD_STRING_INIT("batch.volcano.sh"),
    .version = CRD_STRING_INIT("v1alpha1"),
    .kind = CRD_STRING_INIT("CronJob"),
    .plural = CRD_STRING_INIT("cronjobs"),
    .singular = CRD_STRING_INIT("cronjob"),
    .list_kind = CRD_STRING_INIT("CronJobList"),
    .namespaced = true,
    .served = true,
    .storage = true,
    .has_status = true,
    .type = &batch_v1alpha1_CronJob_type,
    .struct_size = sizeof(batch_v1alpha1_CronJob),
    .struct_name = CRD_STRING_INIT("batch_v1alpha1_CronJob"),
};

batch_v1alpha1_CronJob *batch_v1alpha1_CronJob_create(crd_arena *arena, const crd_value *metadata) {
  return crd_kind_create(arena, &batch_v1alpha1_CronJob_kind, metadata);
}

batch_v1alpha1_CronJob *batch_v1alpha1_CronJob_decode(crd_arena *arena, crd_value *value, crd_errors *errors) {
  return crd_kind_decode(arena, &batch_v1alpha1_CronJob_kind, value, errors);
}

batch_v1alpha1_CronJob *batch_v1alpha1_CronJob_from_json(crd_arena *arena, crd_string text, crd_texts *strict,
                                                         crd_errors *errors) {
  return crd_kind_from_json(arena, &batch_v1alpha1_CronJob_kind, text, strict, errors);
}

batch_v1alpha1_CronJob *batch_v1alpha1_CronJob_from_yaml(crd_arena *arena, crd_string text, crd_texts *strict,
                                                         crd_errors *errors) {
  return crd_kind_from_yaml(arena, &batch_v1alpha1_CronJob_kind, text, strict, errors);
}

bool batch_v1alpha1_CronJob_validate(const batch_v1alpha1_CronJob *object, const batch_v1alpha1_CronJob *old,
                                     const crd_validate_options *options, crd_errors *errors) {
  return crd_kind_validate(&batch_v1alpha1_CronJob_kind, object, old, options, errors);
}

bool batch_v1alpha1_CronJob_validate_decoded(const batch_v1alpha1_CronJob *object, const batch_v1alpha1_CronJob *old,
                                             const crd_validate_options *options, crd_errors *errors) {
  return crd_kind_validate_decoded(&batch_v1alpha1_CronJob_kind, object, old, options, errors);
}

bool batch_v1alpha1_CronJob_default(crd_arena *arena, batch_v1alpha1_CronJob *object) {
  return crd_kind_default(arena, &batch_v1alpha1_CronJob_kind, object);
}

batch_v1alpha1_CronJob *batch_v1alpha1_CronJob_copy(crd_arena *arena, const batch_v1alpha1_CronJob *object) {
  return crd_kind_copy(arena, &batch_v1alpha1_CronJob_kind, object);
}

bool batch_v1alpha1_CronJob_equal(const batch_v1alpha1_CronJob *a, const batch_v1alpha1_CronJob *b) {
  return crd_storage_equal(&batch_v1alpha1_CronJob_type, a, b);
}

crd_string batch_v1alpha1_CronJob_to_json(crd_arena *arena, const batch_v1alpha1_CronJob *object) {
  return crd_kind_to_json(arena, &batch_v1alpha1_CronJob_kind, object);
}
