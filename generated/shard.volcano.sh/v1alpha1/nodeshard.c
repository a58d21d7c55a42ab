/* Made by crdc 0.1.0 from schemas with the digest
 * e9a89797fa64f6928355321796d328aab306048e18012da8f938e59b28ca9d4c.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
#include "../../shard.volcano.sh/v1alpha1/nodeshard.h"
#include <crd/json.h>
const crd_kind shard_v1alpha1_NodeShard_kind = {
    .group = CRD_STRING_INIT("shard.volcano.sh"),
    .version = CRD_STRING_INIT("v1alpha1"),
    .kind = CRD_STRING_INIT("NodeShard"),
    .plural = CRD_STRING_INIT("nodeshards"),
    .singular = CRD_STRING_INIT("nodeshard"),
    .list_kind = CRD_STRING_INIT("NodeShardList"),
    .served = true,
    .storage = true,
    .has_status = true,
    .type = &shard_v1alpha1_NodeShard_type,
    .struct_size = sizeof(shard_v1alpha1_NodeShard),
    .struct_name = CRD_STRING_INIT("shard_v1alpha1_NodeShard"),
};

shard_v1alpha1_NodeShard *shard_v1alpha1_NodeShard_decode(crd_arena *arena, crd_value *value, crd_errors *errors) {
  shard_v1alpha1_NodeShard *object = crd_arena_alloc(arena, sizeof *object);
  crd_walk walk = {.arena = arena, .errors = errors, .mode = CRD_WALK_ALL};
  crd_walk_run(&walk, &shard_v1alpha1_NodeShard_type, value, object);
  if (walk.fatal.size == 0) return object;
  crd_error error = {.type = CRD_ERROR_INVALID, .stage = CRD_STAGE_TYPE_META, .offset = CRD_NO_OFFSET, .detail = walk.fatal};
  crd_errors_add(errors, error);
  return NULL;
}

/* The document of a struct: the one it was decoded from, or one made of its fields. */
static const crd_value *shard_v1alpha1_NodeShard_document(crd_arena *arena, const shard_v1alpha1_NodeShard *object) {
  if (object->object.value) return object->object.value;
  crd_value *value = crd_arena_alloc(arena, sizeof *value);
  *value = crd_encode(arena, &shard_v1alpha1_NodeShard_type, object);
  return value;
}

bool shard_v1alpha1_NodeShard_validate(const shard_v1alpha1_NodeShard *object, const shard_v1alpha1_NodeShard *old,
                                       const crd_validate_options *options, crd_errors *errors) {
  uint32_t before = errors->count;
  const crd_value *old_value = old ? shard_v1alpha1_NodeShard_document(errors->arena, old) : NULL;
  if (object->object.value == NULL) {
    crd_value *made = crd_arena_alloc(errors->arena, sizeof *made);
    shard_v1alpha1_NodeShard *whole = crd_arena_alloc(errors->arena, sizeof *whole);
    crd_walk walk = {.arena = errors->arena, .errors = errors, .mode = CRD_WALK_ALL & ~CRD_WALK_SHAPE, .old = old_value};
    *made = crd_encode(errors->arena, &shard_v1alpha1_NodeShard_type, object);
    crd_walk_run(&walk, &shard_v1alpha1_NodeShard_type, made, whole);
    object = whole;
  }
  const crd_value *value = shard_v1alpha1_NodeShard_document(errors->arena, object);
  crd_layers_validate(errors->arena, &shard_v1alpha1_NodeShard_kind, value, object, old_value, old, options, errors);
  return errors->count == before;
}

void shard_v1alpha1_NodeShard_default(crd_arena *arena, shard_v1alpha1_NodeShard *object) {
  crd_value *value = crd_arena_alloc(arena, sizeof *value);
  crd_walk walk = {.arena = arena, .mode = CRD_WALK_SHAPE};
  *value = crd_encode(arena, &shard_v1alpha1_NodeShard_type, object);
  crd_walk_run(&walk, &shard_v1alpha1_NodeShard_type, value, object);
}

bool shard_v1alpha1_NodeShard_equal(const shard_v1alpha1_NodeShard *a, const shard_v1alpha1_NodeShard *b) {
  return crd_storage_equal(&shard_v1alpha1_NodeShard_type, a, b);
}

crd_string shard_v1alpha1_NodeShard_to_json(crd_arena *arena, const shard_v1alpha1_NodeShard *object) {
  crd_value value = crd_encode(arena, &shard_v1alpha1_NodeShard_type, object);
  return crd_json_encode(arena, &value, CRD_JSON_COMPACT);
}
