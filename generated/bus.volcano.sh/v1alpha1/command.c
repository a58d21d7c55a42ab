/* Made by crdc 0.1.0 from schemas with the digest
 * e9a89797fa64f6928355321796d328aab306048e18012da8f938e59b28ca9d4c.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
#include "../../bus.volcano.sh/v1alpha1/command.h"
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

bus_v1alpha1_Command *bus_v1alpha1_Command_create(crd_arena *arena, const crd_value *metadata) {
  return crd_kind_create(arena, &bus_v1alpha1_Command_kind, metadata);
}

bus_v1alpha1_Command *bus_v1alpha1_Command_decode(crd_arena *arena, crd_value *value, crd_errors *errors) {
  return crd_kind_decode(arena, &bus_v1alpha1_Command_kind, value, errors);
}

bus_v1alpha1_Command *bus_v1alpha1_Command_from_json(crd_arena *arena, crd_string text, crd_texts *strict,
                                                     crd_errors *errors) {
  return crd_kind_from_json(arena, &bus_v1alpha1_Command_kind, text, strict, errors);
}

bus_v1alpha1_Command *bus_v1alpha1_Command_from_yaml(crd_arena *arena, crd_string text, crd_texts *strict,
                                                     crd_errors *errors) {
  return crd_kind_from_yaml(arena, &bus_v1alpha1_Command_kind, text, strict, errors);
}

bool bus_v1alpha1_Command_validate(const bus_v1alpha1_Command *object, const bus_v1alpha1_Command *old,
                                   const crd_validate_options *options, crd_errors *errors) {
  return crd_kind_validate(&bus_v1alpha1_Command_kind, object, old, options, errors);
}

bool bus_v1alpha1_Command_validate_decoded(const bus_v1alpha1_Command *object, const bus_v1alpha1_Command *old,
                                           const crd_validate_options *options, crd_errors *errors) {
  return crd_kind_validate_decoded(&bus_v1alpha1_Command_kind, object, old, options, errors);
}

bool bus_v1alpha1_Command_default(crd_arena *arena, bus_v1alpha1_Command *object) {
  return crd_kind_default(arena, &bus_v1alpha1_Command_kind, object);
}

bus_v1alpha1_Command *bus_v1alpha1_Command_copy(crd_arena *arena, const bus_v1alpha1_Command *object) {
  return crd_kind_copy(arena, &bus_v1alpha1_Command_kind, object);
}

bool bus_v1alpha1_Command_equal(const bus_v1alpha1_Command *a, const bus_v1alpha1_Command *b) {
  return crd_storage_equal(&bus_v1alpha1_Command_type, a, b);
}

crd_string bus_v1alpha1_Command_to_json(crd_arena *arena, const bus_v1alpha1_Command *object) {
  return crd_kind_to_json(arena, &bus_v1alpha1_Command_kind, object);
}
