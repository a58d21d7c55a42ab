/* Made by crdc 0.1.0 from schemas with the digest
 * e9a89797fa64f6928355321796d328aab306048e18012da8f938e59b28ca9d4c.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
#include "../../topology.volcano.sh/v1alpha1/hypernode.h"
#include <crd/json.h>
const crd_kind topology_v1alpha1_HyperNode_kind = {
    .group = CRD_STRING_INIT("topology.volcano.sh"),
    .version = CRD_STRING_INIT("v1alpha1"),
    .kind = CRD_STRING_INIT("HyperNode"),
    .plural = CRD_STRING_INIT("hypernodes"),
    .singular = CRD_STRING_INIT("hypernode"),
    .list_kind = CRD_STRING_INIT("HyperNodeList"),
    .served = true,
    .storage = true,
    .has_status = true,
    .type = &topology_v1alpha1_HyperNode_type,
    .struct_size = sizeof(topology_v1alpha1_HyperNode),
    .struct_name = CRD_STRING_INIT("topology_v1alpha1_HyperNode"),
};

topology_v1alpha1_HyperNode *topology_v1alpha1_HyperNode_decode(crd_arena *arena, crd_value *value, crd_errors *errors) {
  topology_v1alpha1_HyperNode *object = crd_arena_alloc(arena, sizeof *object);
  crd_walk walk = {.arena = arena, .errors = errors, .mode = CRD_WALK_ALL};
  crd_walk_run(&walk, &topology_v1alpha1_HyperNode_type, value, object);
  if (walk.fatal.size == 0) return object;
  crd_error error = {.type = CRD_ERROR_INVALID, .stage = CRD_STAGE_TYPE_META, .offset = CRD_NO_OFFSET, .detail = walk.fatal};
  crd_errors_add(errors, error);
  return NULL;
}

/* The document of a struct: the one it was decoded from, or one made of its fields. */
static const crd_value *topology_v1alpha1_HyperNode_document(crd_arena *arena, const topology_v1alpha1_HyperNode *object) {
  if (object->object.value) return object->object.value;
  crd_value *value = crd_arena_alloc(arena, sizeof *value);
  *value = crd_encode(arena, &topology_v1alpha1_HyperNode_type, object);
  return value;
}

bool topology_v1alpha1_HyperNode_validate(const topology_v1alpha1_HyperNode *object, const topology_v1alpha1_HyperNode *old,
                                          const crd_validate_options *options, crd_errors *errors) {
  uint32_t before = errors->count;
  const crd_value *old_value = old ? topology_v1alpha1_HyperNode_document(errors->arena, old) : NULL;
  if (object->object.value == NULL) {
    crd_value *made = crd_arena_alloc(errors->arena, sizeof *made);
    topology_v1alpha1_HyperNode *whole = crd_arena_alloc(errors->arena, sizeof *whole);
    crd_walk walk = {.arena = errors->arena, .errors = errors, .mode = CRD_WALK_ALL & ~CRD_WALK_SHAPE, .old = old_value};
    *made = crd_encode(errors->arena, &topology_v1alpha1_HyperNode_type, object);
    crd_walk_run(&walk, &topology_v1alpha1_HyperNode_type, made, whole);
    object = whole;
  }
  const crd_value *value = topology_v1alpha1_HyperNode_document(errors->arena, object);
  crd_layers_validate(errors->arena, &topology_v1alpha1_HyperNode_kind, value, object, old_value, old, options, errors);
  return errors->count == before;
}

void topology_v1alpha1_HyperNode_default(crd_arena *arena, topology_v1alpha1_HyperNode *object) {
  crd_value *value = crd_arena_alloc(arena, sizeof *value);
  crd_walk walk = {.arena = arena, .mode = CRD_WALK_SHAPE};
  *value = crd_encode(arena, &topology_v1alpha1_HyperNode_type, object);
  crd_walk_run(&walk, &topology_v1alpha1_HyperNode_type, value, object);
}

bool topology_v1alpha1_HyperNode_equal(const topology_v1alpha1_HyperNode *a, const topology_v1alpha1_HyperNode *b) {
  return crd_storage_equal(&topology_v1alpha1_HyperNode_type, a, b);
}

crd_string topology_v1alpha1_HyperNode_to_json(crd_arena *arena, const topology_v1alpha1_HyperNode *object) {
  crd_value value = crd_encode(arena, &topology_v1alpha1_HyperNode_type, object);
  return crd_json_encode(arena, &value, CRD_JSON_COMPACT);
}
