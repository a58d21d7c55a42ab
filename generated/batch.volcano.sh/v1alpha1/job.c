/* Made by crdc 0.1.0 from schemas with the digest
 * e9a89797fa64f6928355321796d328aab306048e18012da8f938e59b28ca9d4c.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
#include "../../batch.volcano.sh/v1alpha1/job.h"
#include <crd/json.h>
const crd_kind batch_v1alpha1_Job_kind = {
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
    .type = &batch_v1alpha1_Job_type,
    .struct_size = sizeof(batch_v1alpha1_Job),
    .struct_name = CRD_STRING_INIT("batch_v1alpha1_Job"),
};

batch_v1alpha1_Job *batch_v1alpha1_Job_decode(crd_arena *arena, crd_value *value, crd_errors *errors) {
  batch_v1alpha1_Job *object = crd_arena_alloc(arena, sizeof *object);
  crd_walk walk = {.arena = arena, .errors = errors, .mode = CRD_WALK_ALL};
  crd_walk_run(&walk, &batch_v1alpha1_Job_type, value, object);
  if (walk.fatal.size == 0) return object;
  crd_error error = {.type = CRD_ERROR_INVALID, .stage = CRD_STAGE_TYPE_META, .offset = CRD_NO_OFFSET, .detail = walk.fatal};
  crd_errors_add(errors, error);
  return NULL;
}

/* The document of a struct: the one it was decoded from, or one made of its fields. */
static const crd_value *batch_v1alpha1_Job_document(crd_arena *arena, const batch_v1alpha1_Job *object) {
  if (object->object.value) return object->object.value;
  crd_value *value = crd_arena_alloc(arena, sizeof *value);
  *value = crd_encode(arena, &batch_v1alpha1_Job_type, object);
  return value;
}

bool batch_v1alpha1_Job_validate(const batch_v1alpha1_Job *object, const batch_v1alpha1_Job *old,
                                 const crd_validate_options *options, crd_errors *errors) {
  uint32_t before = errors->count;
  const crd_value *old_value = old ? batch_v1alpha1_Job_document(errors->arena, old) : NULL;
  if (object->object.value == NULL) {
    crd_value *made = crd_arena_alloc(errors->arena, sizeof *made);
    batch_v1alpha1_Job *whole = crd_arena_alloc(errors->arena, sizeof *whole);
    crd_walk walk = {.arena = errors->arena, .errors = errors, .mode = CRD_WALK_ALL & ~CRD_WALK_SHAPE, .old = old_value};
    *made = crd_encode(errors->arena, &batch_v1alpha1_Job_type, object);
    crd_walk_run(&walk, &batch_v1alpha1_Job_type, made, whole);
    object = whole;
  }
  const crd_value *value = batch_v1alpha1_Job_document(errors->arena, object);
  crd_layers_validate(errors->arena, &batch_v1alpha1_Job_kind, value, object, old_value, old, options, errors);
  return errors->count == before;
}

void batch_v1alpha1_Job_default(crd_arena *arena, batch_v1alpha1_Job *object) {
  crd_value *value = crd_arena_alloc(arena, sizeof *value);
  crd_walk walk = {.arena = arena, .mode = CRD_WALK_SHAPE};
  *value = crd_encode(arena, &batch_v1alpha1_Job_type, object);
  crd_walk_run(&walk, &batch_v1alpha1_Job_type, value, object);
}

bool batch_v1alpha1_Job_equal(const batch_v1alpha1_Job *a, const batch_v1alpha1_Job *b) {
  return crd_storage_equal(&batch_v1alpha1_Job_type, a, b);
}

crd_string batch_v1alpha1_Job_to_json(crd_arena *arena, const batch_v1alpha1_Job *object) {
  crd_value value = crd_encode(arena, &batch_v1alpha1_Job_type, object);
  return crd_json_encode(arena, &value, CRD_JSON_COMPACT);
}
