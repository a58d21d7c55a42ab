/* Made by crdc 0.1.0 from schemas with the digest
 * e9a89797fa64f6928355321796d328aab306048e18012da8f938e59b28ca9d4c.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
#include "../../ray.io/v1/raycronjob.h"
#include <crd/json.h>
extern const crd_extras crd_declared;
extern const struct crd_layers ray_v1_RayCronJob_layers;

const crd_kind ray_v1_RayCronJob_kind = {
    .group = CRD_STRING_INIT("ray.io"),
    .version = CRD_STRING_INIT("v1"),
    .kind = CRD_STRING_INIT("RayCronJob"),
    .plural = CRD_STRING_INIT("raycronjobs"),
    .singular = CRD_STRING_INIT("raycronjob"),
    .list_kind = CRD_STRING_INIT("RayCronJobList"),
    .namespaced = true,
    .served = true,
    .storage = true,
    .has_status = true,
    .type = &ray_v1_RayCronJob_type,
    .struct_size = sizeof(ray_v1_RayCronJob),
    .struct_name = CRD_STRING_INIT("ray_v1_RayCronJob"),
    .extras = &crd_declared,
    .layers = &ray_v1_RayCronJob_layers,
};

ray_v1_RayCronJob *ray_v1_RayCronJob_decode(crd_arena *arena, crd_value *value, crd_errors *errors) {
  ray_v1_RayCronJob *object = crd_arena_alloc(arena, sizeof *object);
  crd_walk walk = {.arena = arena, .errors = errors, .mode = CRD_WALK_ALL};
  crd_walk_run(&walk, &ray_v1_RayCronJob_type, value, object);
  if (walk.fatal.size == 0) return object;
  crd_error error = {.type = CRD_ERROR_INVALID, .stage = CRD_STAGE_TYPE_META, .offset = CRD_NO_OFFSET, .detail = walk.fatal};
  crd_errors_add(errors, error);
  return NULL;
}

/* The document of a struct: the one it was decoded from, or one made of its fields. */
static const crd_value *ray_v1_RayCronJob_document(crd_arena *arena, const ray_v1_RayCronJob *object) {
  if (object->object.value) return object->object.value;
  crd_value *value = crd_arena_alloc(arena, sizeof *value);
  *value = crd_encode(arena, &ray_v1_RayCronJob_type, object);
  return value;
}

bool ray_v1_RayCronJob_validate(const ray_v1_RayCronJob *object, const ray_v1_RayCronJob *old,
                                const crd_validate_options *options, crd_errors *errors) {
  uint32_t before = errors->count;
  const crd_value *old_value = old ? ray_v1_RayCronJob_document(errors->arena, old) : NULL;
  if (object->object.value == NULL) {
    crd_value *made = crd_arena_alloc(errors->arena, sizeof *made);
    ray_v1_RayCronJob *whole = crd_arena_alloc(errors->arena, sizeof *whole);
    crd_walk walk = {.arena = errors->arena, .errors = errors, .mode = CRD_WALK_ALL & ~CRD_WALK_SHAPE, .old = old_value};
    *made = crd_encode(errors->arena, &ray_v1_RayCronJob_type, object);
    crd_walk_run(&walk, &ray_v1_RayCronJob_type, made, whole);
    object = whole;
  }
  const crd_value *value = ray_v1_RayCronJob_document(errors->arena, object);
  crd_layers_validate(errors->arena, &ray_v1_RayCronJob_kind, value, object, old_value, old, options, errors);
  return errors->count == before;
}

void ray_v1_RayCronJob_default(crd_arena *arena, ray_v1_RayCronJob *object) {
  crd_value *value = crd_arena_alloc(arena, sizeof *value);
  crd_walk walk = {.arena = arena, .mode = CRD_WALK_SHAPE};
  *value = crd_encode(arena, &ray_v1_RayCronJob_type, object);
  crd_walk_run(&walk, &ray_v1_RayCronJob_type, value, object);
}

bool ray_v1_RayCronJob_equal(const ray_v1_RayCronJob *a, const ray_v1_RayCronJob *b) {
  return crd_storage_equal(&ray_v1_RayCronJob_type, a, b);
}

crd_string ray_v1_RayCronJob_to_json(crd_arena *arena, const ray_v1_RayCronJob *object) {
  crd_value value = crd_encode(arena, &ray_v1_RayCronJob_type, object);
  return crd_json_encode(arena, &value, CRD_JSON_COMPACT);
}
