/* Made by crdc 0.1.0 from schemas with the digest
 * e9a89797fa64f6928355321796d328aab306048e18012da8f938e59b28ca9d4c.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
#include "../../scheduling.volcano.sh/v1beta1/podgroup.h"
#include <crd/json.h>
const crd_kind scheduling_v1beta1_PodGroup_kind = {
    .group = CRD_STRING_INIT("scheduling.volcano.sh"),
    .version = CRD_STRING_INIT("v1beta1"),
    .kind = CRD_STRING_INIT("PodGroup"),
    .plural = CRD_STRING_INIT("podgroups"),
    .singular = CRD_STRING_INIT("podgroup"),
    .list_kind = CRD_STRING_INIT("PodGroupList"),
    .namespaced = true,
    .served = true,
    .storage = true,
    .type = &scheduling_v1beta1_PodGroup_type,
    .struct_size = sizeof(scheduling_v1beta1_PodGroup),
    .struct_name = CRD_STRING_INIT("scheduling_v1beta1_PodGroup"),
};

scheduling_v1beta1_PodGroup *scheduling_v1beta1_PodGroup_decode(crd_arena *arena, crd_value *value, crd_errors *errors) {
  scheduling_v1beta1_PodGroup *object = crd_arena_alloc(arena, sizeof *object);
  crd_walk walk = {.arena = arena, .errors = errors, .mode = CRD_WALK_ALL};
  crd_walk_run(&walk, &scheduling_v1beta1_PodGroup_type, value, object);
  if (walk.fatal.size == 0) return object;
  crd_error error = {.type = CRD_ERROR_INVALID, .stage = CRD_STAGE_TYPE_META, .offset = CRD_NO_OFFSET, .detail = walk.fatal};
  crd_errors_add(errors, error);
  return NULL;
}

/* The document of a struct: the one it was decoded from, or one made of its fields. */
static const crd_value *scheduling_v1beta1_PodGroup_document(crd_arena *arena, const scheduling_v1beta1_PodGroup *object) {
  if (object->object.value) return object->object.value;
  crd_value *value = crd_arena_alloc(arena, sizeof *value);
  *value = crd_encode(arena, &scheduling_v1beta1_PodGroup_type, object);
  return value;
}

bool scheduling_v1beta1_PodGroup_validate(const scheduling_v1beta1_PodGroup *object, const scheduling_v1beta1_PodGroup *old,
                                          const crd_validate_options *options, crd_errors *errors) {
  uint32_t before = errors->count;
  const crd_value *old_value = old ? scheduling_v1beta1_PodGroup_document(errors->arena, old) : NULL;
  if (object->object.value == NULL) {
    crd_value *made = crd_arena_alloc(errors->arena, sizeof *made);
    scheduling_v1beta1_PodGroup *whole = crd_arena_alloc(errors->arena, sizeof *whole);
    crd_walk walk = {.arena = errors->arena, .errors = errors, .mode = CRD_WALK_ALL & ~CRD_WALK_SHAPE, .old = old_value};
    *made = crd_encode(errors->arena, &scheduling_v1beta1_PodGroup_type, object);
    crd_walk_run(&walk, &scheduling_v1beta1_PodGroup_type, made, whole);
    object = whole;
  }
  const crd_value *value = scheduling_v1beta1_PodGroup_document(errors->arena, object);
  crd_layers_validate(errors->arena, &scheduling_v1beta1_PodGroup_kind, value, object, old_value, old, options, errors);
  return errors->count == before;
}

void scheduling_v1beta1_PodGroup_default(crd_arena *arena, scheduling_v1beta1_PodGroup *object) {
  crd_value *value = crd_arena_alloc(arena, sizeof *value);
  crd_walk walk = {.arena = arena, .mode = CRD_WALK_SHAPE};
  *value = crd_encode(arena, &scheduling_v1beta1_PodGroup_type, object);
  crd_walk_run(&walk, &scheduling_v1beta1_PodGroup_type, value, object);
}

bool scheduling_v1beta1_PodGroup_equal(const scheduling_v1beta1_PodGroup *a, const scheduling_v1beta1_PodGroup *b) {
  return crd_storage_equal(&scheduling_v1beta1_PodGroup_type, a, b);
}

crd_string scheduling_v1beta1_PodGroup_to_json(crd_arena *arena, const scheduling_v1beta1_PodGroup *object) {
  crd_value value = crd_encode(arena, &scheduling_v1beta1_PodGroup_type, object);
  return crd_json_encode(arena, &value, CRD_JSON_COMPACT);
}
