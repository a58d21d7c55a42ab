/* Made by crdc 0.1.0 from schemas with the digest
 * e9a89797fa64f6928355321796d328aab306048e18012da8f938e59b28ca9d4c.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
#include "../../nodeinfo.volcano.sh/v1alpha1/numatopology.h"
#include <crd/json.h>
const crd_kind nodeinfo_v1alpha1_Numatopology_kind = {
    .group = CRD_STRING_INIT("nodeinfo.volcano.sh"),
    .version = CRD_STRING_INIT("v1alpha1"),
    .kind = CRD_STRING_INIT("Numatopology"),
    .plural = CRD_STRING_INIT("numatopologies"),
    .singular = CRD_STRING_INIT("numatopology"),
    .list_kind = CRD_STRING_INIT("NumatopologyList"),
    .served = true,
    .storage = true,
    .type = &nodeinfo_v1alpha1_Numatopology_type,
    .struct_size = sizeof(nodeinfo_v1alpha1_Numatopology),
    .struct_name = CRD_STRING_INIT("nodeinfo_v1alpha1_Numatopology"),
};

nodeinfo_v1alpha1_Numatopology *nodeinfo_v1alpha1_Numatopology_decode(crd_arena *arena, crd_value *value,
                                                                      crd_errors *errors) {
  nodeinfo_v1alpha1_Numatopology *object = crd_arena_alloc(arena, sizeof *object);
  crd_walk walk = {.arena = arena, .errors = errors, .mode = CRD_WALK_ALL};
  crd_walk_run(&walk, &nodeinfo_v1alpha1_Numatopology_type, value, object);
  if (walk.fatal.size == 0) return object;
  crd_error error = {.type = CRD_ERROR_INVALID, .stage = CRD_STAGE_TYPE_META, .offset = CRD_NO_OFFSET, .detail = walk.fatal};
  crd_errors_add(errors, error);
  return NULL;
}

/* The document of a struct: the one it was decoded from, or one made of its fields. */
static const crd_value *nodeinfo_v1alpha1_Numatopology_document(crd_arena *arena,
                                                                const nodeinfo_v1alpha1_Numatopology *object) {
  if (object->object.value) return object->object.value;
  crd_value *value = crd_arena_alloc(arena, sizeof *value);
  *value = crd_encode(arena, &nodeinfo_v1alpha1_Numatopology_type, object);
  return value;
}

bool nodeinfo_v1alpha1_Numatopology_validate(const nodeinfo_v1alpha1_Numatopology *object,
                                             const nodeinfo_v1alpha1_Numatopology *old, const crd_validate_options *options,
                                             crd_errors *errors) {
  uint32_t before = errors->count;
  const crd_value *old_value = old ? nodeinfo_v1alpha1_Numatopology_document(errors->arena, old) : NULL;
  if (object->object.value == NULL) {
    crd_value *made = crd_arena_alloc(errors->arena, sizeof *made);
    nodeinfo_v1alpha1_Numatopology *whole = crd_arena_alloc(errors->arena, sizeof *whole);
    crd_walk walk = {.arena = errors->arena, .errors = errors, .mode = CRD_WALK_ALL & ~CRD_WALK_SHAPE, .old = old_value};
    *made = crd_encode(errors->arena, &nodeinfo_v1alpha1_Numatopology_type, object);
    crd_walk_run(&walk, &nodeinfo_v1alpha1_Numatopology_type, made, whole);
    object = whole;
  }
  const crd_value *value = nodeinfo_v1alpha1_Numatopology_document(errors->arena, object);
  crd_layers_validate(errors->arena, &nodeinfo_v1alpha1_Numatopology_kind, value, object, old_value, old, options, errors);
  return errors->count == before;
}

void nodeinfo_v1alpha1_Numatopology_default(crd_arena *arena, nodeinfo_v1alpha1_Numatopology *object) {
  crd_value *value = crd_arena_alloc(arena, sizeof *value);
  crd_walk walk = {.arena = arena, .mode = CRD_WALK_SHAPE};
  *value = crd_encode(arena, &nodeinfo_v1alpha1_Numatopology_type, object);
  crd_walk_run(&walk, &nodeinfo_v1alpha1_Numatopology_type, value, object);
}

bool nodeinfo_v1alpha1_Numatopology_equal(const nodeinfo_v1alpha1_Numatopology *a, const nodeinfo_v1alpha1_Numatopology *b) {
  return crd_storage_equal(&nodeinfo_v1alpha1_Numatopology_type, a, b);
}

crd_string nodeinfo_v1alpha1_Numatopology_to_json(crd_arena *arena, const nodeinfo_v1alpha1_Numatopology *object) {
  crd_value value = crd_encode(arena, &nodeinfo_v1alpha1_Numatopology_type, object);
  return crd_json_encode(arena, &value, CRD_JSON_COMPACT);
}
