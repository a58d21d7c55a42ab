/* Made by crdc 0.1.0 from schemas with the digest
 * e9a89797fa64f6928355321796d328aab306048e18012da8f938e59b28ca9d4c.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
#include "../../flow.volcano.sh/v1alpha1/jobtemplate.h"
#include <crd/json.h>
const crd_kind flow_v1alpha1_JobTemplate_kind = {
    .group = CRD_STRING_INIT("flow.volcano.sh"),
    .version = CRD_STRING_INIT("v1alpha1"),
    .kind = CRD_STRING_INIT("JobTemplate"),
    .plural = CRD_STRING_INIT("jobtemplates"),
    .singular = CRD_STRING_INIT("jobtemplate"),
    .list_kind = CRD_STRING_INIT("JobTemplateList"),
    .namespaced = true,
    .served = true,
    .storage = true,
    .has_status = true,
    .type = &flow_v1alpha1_JobTemplate_type,
    .struct_size = sizeof(flow_v1alpha1_JobTemplate),
    .struct_name = CRD_STRING_INIT("flow_v1alpha1_JobTemplate"),
};

flow_v1alpha1_JobTemplate *flow_v1alpha1_JobTemplate_decode(crd_arena *arena, crd_value *value, crd_errors *errors) {
  flow_v1alpha1_JobTemplate *object = crd_arena_alloc(arena, sizeof *object);
  crd_walk walk = {.arena = arena, .errors = errors, .mode = CRD_WALK_ALL};
  crd_walk_run(&walk, &flow_v1alpha1_JobTemplate_type, value, object);
  if (walk.fatal.size == 0) return object;
  crd_error error = {.type = CRD_ERROR_INVALID, .stage = CRD_STAGE_TYPE_META, .offset = CRD_NO_OFFSET, .detail = walk.fatal};
  crd_errors_add(errors, error);
  return NULL;
}

/* The document of a struct: the one it was decoded from, or one made of its fields. */
static const crd_value *flow_v1alpha1_JobTemplate_document(crd_arena *arena, const flow_v1alpha1_JobTemplate *object) {
  if (object->object.value) return object->object.value;
  crd_value *value = crd_arena_alloc(arena, sizeof *value);
  *value = crd_encode(arena, &flow_v1alpha1_JobTemplate_type, object);
  return value;
}

bool flow_v1alpha1_JobTemplate_validate(const flow_v1alpha1_JobTemplate *object, const flow_v1alpha1_JobTemplate *old,
                                        const crd_validate_options *options, crd_errors *errors) {
  uint32_t before = errors->count;
  const crd_value *old_value = old ? flow_v1alpha1_JobTemplate_document(errors->arena, old) : NULL;
  if (object->object.value == NULL) {
    crd_value *made = crd_arena_alloc(errors->arena, sizeof *made);
    flow_v1alpha1_JobTemplate *whole = crd_arena_alloc(errors->arena, sizeof *whole);
    crd_walk walk = {.arena = errors->arena, .errors = errors, .mode = CRD_WALK_ALL & ~CRD_WALK_SHAPE, .old = old_value};
    *made = crd_encode(errors->arena, &flow_v1alpha1_JobTemplate_type, object);
    crd_walk_run(&walk, &flow_v1alpha1_JobTemplate_type, made, whole);
    object = whole;
  }
  const crd_value *value = flow_v1alpha1_JobTemplate_document(errors->arena, object);
  crd_layers_validate(errors->arena, &flow_v1alpha1_JobTemplate_kind, value, object, old_value, old, options, errors);
  return errors->count == before;
}

void flow_v1alpha1_JobTemplate_default(crd_arena *arena, flow_v1alpha1_JobTemplate *object) {
  crd_value *value = crd_arena_alloc(arena, sizeof *value);
  crd_walk walk = {.arena = arena, .mode = CRD_WALK_SHAPE};
  *value = crd_encode(arena, &flow_v1alpha1_JobTemplate_type, object);
  crd_walk_run(&walk, &flow_v1alpha1_JobTemplate_type, value, object);
}

bool flow_v1alpha1_JobTemplate_equal(const flow_v1alpha1_JobTemplate *a, const flow_v1alpha1_JobTemplate *b) {
  return crd_storage_equal(&flow_v1alpha1_JobTemplate_type, a, b);
}

crd_string flow_v1alpha1_JobTemplate_to_json(crd_arena *arena, const flow_v1alpha1_JobTemplate *object) {
  crd_value value = crd_encode(arena, &flow_v1alpha1_JobTemplate_type, object);
  return crd_json_encode(arena, &value, CRD_JSON_COMPACT);
}
