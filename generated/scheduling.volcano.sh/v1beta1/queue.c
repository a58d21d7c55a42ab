/* Made by crdc 0.1.0 from schemas with the digest
 * c2834d14c8fcc7bc3ad2027830ceec1e9517bbcd6326d41c7ab6b0235eb15d1e.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
#include "../../scheduling.volcano.sh/v1beta1/queue.h"
const crd_kind scheduling_volcano_sh_v1beta1_Queue_kind = {
    .group = CRD_STRING_INIT("scheduling.volcano.sh"),
    .version = CRD_STRING_INIT("v1beta1"),
    .kind = CRD_STRING_INIT("Queue"),
    .plural = CRD_STRING_INIT("queues"),
    .singular = CRD_STRING_INIT("queue"),
    .list_kind = CRD_STRING_INIT("QueueList"),
    .served = true,
    .storage = true,
    .has_status = true,
    .type = &scheduling_volcano_sh_v1beta1_Queue_type,
    .struct_size = sizeof(scheduling_volcano_sh_v1beta1_Queue),
    .struct_name = CRD_STRING_INIT("scheduling_volcano_sh_v1beta1_Queue"),
};

scheduling_volcano_sh_v1beta1_Queue *scheduling_volcano_sh_v1beta1_Queue_create(crd_arena *arena,
                                                                                const crd_value *metadata) {
  return crd_kind_create(arena, &scheduling_volcano_sh_v1beta1_Queue_kind, metadata);
}

scheduling_volcano_sh_v1beta1_Queue *scheduling_volcano_sh_v1beta1_Queue_decode(crd_arena *arena, crd_value *value,
                                                                                crd_errors *errors) {
  return crd_kind_decode(arena, &scheduling_volcano_sh_v1beta1_Queue_kind, value, errors);
}

scheduling_volcano_sh_v1beta1_Queue *scheduling_volcano_sh_v1beta1_Queue_from_json(crd_arena *arena, crd_string text,
                                                                                   crd_texts *strict, crd_errors *errors) {
  return crd_kind_from_json(arena, &scheduling_volcano_sh_v1beta1_Queue_kind, text, strict, errors);
}

scheduling_volcano_sh_v1beta1_Queue *scheduling_volcano_sh_v1beta1_Queue_from_yaml(crd_arena *arena, crd_string text,
                                                                                   crd_texts *strict, crd_errors *errors) {
  return crd_kind_from_yaml(arena, &scheduling_volcano_sh_v1beta1_Queue_kind, text, strict, errors);
}

bool scheduling_volcano_sh_v1beta1_Queue_validate(const scheduling_volcano_sh_v1beta1_Queue *object,
                                                  const scheduling_volcano_sh_v1beta1_Queue *old,
                                                  const crd_validate_options *options, crd_errors *errors) {
  return crd_kind_validate(&scheduling_volcano_sh_v1beta1_Queue_kind, object, old, options, errors);
}

bool scheduling_volcano_sh_v1beta1_Queue_validate_decoded(const scheduling_volcano_sh_v1beta1_Queue *object,
                                                          const scheduling_volcano_sh_v1beta1_Queue *old,
                                                          const crd_validate_options *options, crd_errors *errors) {
  return crd_kind_validate_decoded(&scheduling_volcano_sh_v1beta1_Queue_kind, object, old, options, errors);
}

bool scheduling_volcano_sh_v1beta1_Queue_default(crd_arena *arena, scheduling_volcano_sh_v1beta1_Queue *object) {
  return crd_kind_default(arena, &scheduling_volcano_sh_v1beta1_Queue_kind, object);
}

scheduling_volcano_sh_v1beta1_Queue *scheduling_volcano_sh_v1beta1_Queue_copy(crd_arena *arena,
                                                                              const scheduling_volcano_sh_v1beta1_Queue *object) {
  return crd_kind_copy(arena, &scheduling_volcano_sh_v1beta1_Queue_kind, object);
}

bool scheduling_volcano_sh_v1beta1_Queue_equal(const scheduling_volcano_sh_v1beta1_Queue *a,
                                               const scheduling_volcano_sh_v1beta1_Queue *b) {
  return crd_storage_equal(&scheduling_volcano_sh_v1beta1_Queue_type, a, b);
}

crd_string scheduling_volcano_sh_v1beta1_Queue_to_json(crd_arena *arena, const scheduling_volcano_sh_v1beta1_Queue *object) {
  return crd_kind_to_json(arena, &scheduling_volcano_sh_v1beta1_Queue_kind, object);
}
