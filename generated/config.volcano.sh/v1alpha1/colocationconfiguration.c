/* Made by crdc 0.1.0 from schemas with the digest
 * e9a89797fa64f6928355321796d328aab306048e18012da8f938e59b28ca9d4c.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
#include "../../config.volcano.sh/v1alpha1/colocationconfiguration.h"
#include <crd/json.h>
const crd_kind config_v1alpha1_ColocationConfiguration_kind = {
    .group = CRD_STRING_INIT("config.volcano.sh"),
    .version = CRD_STRING_INIT("v1alpha1"),
    .kind = CRD_STRING_INIT("ColocationConfiguration"),
    .plural = CRD_STRING_INIT("colocationconfigurations"),
    .singular = CRD_STRING_INIT("colocationconfiguration"),
    .list_kind = CRD_STRING_INIT("ColocationConfigurationList"),
    .namespaced = true,
    .served = true,
    .storage = true,
    .has_status = true,
    .type = &config_v1alpha1_ColocationConfiguration_type,
    .struct_size = sizeof(config_v1alpha1_ColocationConfiguration),
    .struct_name = CRD_STRING_INIT("config_v1alpha1_ColocationConfiguration"),
};

config_v1alpha1_ColocationConfiguration *config_v1alpha1_ColocationConfiguration_decode(crd_arena *arena, crd_value *value,
                                                                                        crd_errors *errors) {
  config_v1alpha1_ColocationConfiguration *object = crd_arena_alloc(arena, sizeof *object);
  crd_walk walk = {.arena = arena, .errors = errors, .mode = CRD_WALK_ALL};
  crd_walk_run(&walk, &config_v1alpha1_ColocationConfiguration_type, value, object);
  if (walk.fatal.size == 0) return object;
  crd_error error = {.type = CRD_ERROR_INVALID, .stage = CRD_STAGE_TYPE_META, .offset = CRD_NO_OFFSET, .detail = walk.fatal};
  crd_errors_add(errors, error);
  return NULL;
}

/* The document of a struct: the one it was decoded from, or one made of its fields. */
static const crd_value *config_v1alpha1_ColocationConfiguration_document(crd_arena *arena,
                                                                         const config_v1alpha1_ColocationConfiguration *object) {
  if (object->object.value) return object->object.value;
  crd_value *value = crd_arena_alloc(arena, sizeof *value);
  *value = crd_encode(arena, &config_v1alpha1_ColocationConfiguration_type, object);
  return value;
}

bool config_v1alpha1_ColocationConfiguration_validate(const config_v1alpha1_ColocationConfiguration *object,
                                                      const config_v1alpha1_ColocationConfiguration *old,
                                                      const crd_validate_options *options, crd_errors *errors) {
  uint32_t before = errors->count;
  const crd_value *old_value = old ? config_v1alpha1_ColocationConfiguration_document(errors->arena, old) : NULL;
  if (object->object.value == NULL) {
    crd_value *made = crd_arena_alloc(errors->arena, sizeof *made);
    config_v1alpha1_ColocationConfiguration *whole = crd_arena_alloc(errors->arena, sizeof *whole);
    crd_walk walk = {.arena = errors->arena, .errors = errors, .mode = CRD_WALK_ALL & ~CRD_WALK_SHAPE, .old = old_value};
    *made = crd_encode(errors->arena, &config_v1alpha1_ColocationConfiguration_type, object);
    crd_walk_run(&walk, &config_v1alpha1_ColocationConfiguration_type, made, whole);
    object = whole;
  }
  const crd_value *value = config_v1alpha1_ColocationConfiguration_document(errors->arena, object);
  crd_layers_validate(errors->arena, &config_v1alpha1_ColocationConfiguration_kind, value, object, old_value, old, options,
                      errors);
  return errors->count == before;
}

void config_v1alpha1_ColocationConfiguration_default(crd_arena *arena, config_v1alpha1_ColocationConfiguration *object) {
  crd_value *value = crd_arena_alloc(arena, sizeof *value);
  crd_walk walk = {.arena = arena, .mode = CRD_WALK_SHAPE};
  *value = crd_encode(arena, &config_v1alpha1_ColocationConfiguration_type, object);
  crd_walk_run(&walk, &config_v1alpha1_ColocationConfiguration_type, value, object);
}

bool config_v1alpha1_ColocationConfiguration_equal(const config_v1alpha1_ColocationConfiguration *a,
                                                   const config_v1alpha1_ColocationConfiguration *b) {
  return crd_storage_equal(&config_v1alpha1_ColocationConfiguration_type, a, b);
}

crd_string config_v1alpha1_ColocationConfiguration_to_json(crd_arena *arena,
                                                           const config_v1alpha1_ColocationConfiguration *object) {
  crd_value value = crd_encode(arena, &config_v1alpha1_ColocationConfiguration_type, object);
  return crd_json_encode(arena, &value, CRD_JSON_COMPACT);
}
