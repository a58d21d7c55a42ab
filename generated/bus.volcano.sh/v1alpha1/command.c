/* Made by crdc 0.1.0 from schemas with the digest
 * e9a89797fa64f6928355321796d328aab306048e18012da8f938e59b28ca9d4c.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
#include "../../bus.volcano.sh/v1alpha1/command.h"
#include <crd/json.h>
const crd_kind bus_v1alpha1_Command_kind = {
    .group = CRD_STRING_INIT("bus.volcano.sh"),
    .version = CRD_STRING_INIT("v1alpha1"),
    .kind = CRD_STRING_INIT("Command"),
    .plural = CRD_STRING_INIT("commands"),
    .singular = CRD_STRING_INIT("command"),
    .list_kind = CRD_STRING_INIT("CommandList"),
    .namespaced = true,
    .served = true,
    .storage = true,
    .type = &bus_v1alpha1_Command_type,
    .struct_size = sizeof(bus_v1alpha1_Command),
    .struct_name = CRD_STRING_INIT("bus_v1alpha1_Command"),
};

bus_v1alpha1_Command *bus_v1alpha1_Command_decode(crd_arena *arena, crd_value *value, crd_errors *errors) {
  bus_v1alpha1_Command *object = crd_arena_alloc(arena, sizeof *object);
  crd_walk walk = {.arena = arena, .errors = errors, .mode = CRD_WALK_ALL};
  crd_walk_run(&walk, &bus_v1alpha1_Command_type, value, object);
  if (walk.fatal.size == 0) return object;
  crd_error error = {.type = CRD_ERROR_INVALID, .stage = CRD_STAGE_TYPE_META, .offset = CRD_NO_OFFSET, .detail = walk.fatal};
  crd_errors_add(errors, error);
  return NULL;
}

/* The document of a struct: the one it was decoded from, or one made of its fields. */
static const crd_value *bus_v1alpha1_Command_document(crd_arena *arena, const bus_v1alpha1_Command *object) {
  if (object->object.value) return object->object.value;
  crd_value *value = crd_arena_alloc(arena, sizeof *value);
  *value = crd_encode(arena, &bus_v1alpha1_Command_type, object);
  return value;
}

bool bus_v1alpha1_Command_validate(const bus_v1alpha1_Command *object, const bus_v1alpha1_Command *old,
                                   const crd_validate_options *options, crd_errors *errors) {
  uint32_t before = errors->count;
  const crd_value *old_value = old ? bus_v1alpha1_Command_document(errors->arena, old) : NULL;
  if (object->object.value == NULL) {
    crd_value *made = crd_arena_alloc(errors->arena, sizeof *made);
    bus_v1alpha1_Command *whole = crd_arena_alloc(errors->arena, sizeof *whole);
    crd_walk walk = {.arena = errors->arena, .errors = errors, .mode = CRD_WALK_ALL & ~CRD_WALK_SHAPE, .old = old_value};
    *made = crd_encode(errors->arena, &bus_v1alpha1_Command_type, object);
    crd_walk_run(&walk, &bus_v1alpha1_Command_type, made, whole);
    object = whole;
  }
  const crd_value *value = bus_v1alpha1_Command_document(errors->arena, object);
  crd_layers_validate(errors->arena, &bus_v1alpha1_Command_kind, value, object, old_value, old, options, errors);
  return errors->count == before;
}

void bus_v1alpha1_Command_default(crd_arena *arena, bus_v1alpha1_Command *object) {
  crd_value *value = crd_arena_alloc(arena, sizeof *value);
  crd_walk walk = {.arena = arena, .mode = CRD_WALK_SHAPE};
  *value = crd_encode(arena, &bus_v1alpha1_Command_type, object);
  crd_walk_run(&walk, &bus_v1alpha1_Command_type, value, object);
}

bool bus_v1alpha1_Command_equal(const bus_v1alpha1_Command *a, const bus_v1alpha1_Command *b) {
  return crd_storage_equal(&bus_v1alpha1_Command_type, a, b);
}

crd_string bus_v1alpha1_Command_to_json(crd_arena *arena, const bus_v1alpha1_Command *object) {
  crd_value value = crd_encode(arena, &bus_v1alpha1_Command_type, object);
  return crd_json_encode(arena, &value, CRD_JSON_COMPACT);
}
